import { chakra } from '@chakra-ui/react/styled-system'
import { Button } from '@/components/Button'
import { Notice } from '@/components/Notice'
import { versionName } from '@/features/designs/version-name'
import { t } from '../texts'
import type { EditingControl } from '../use-editing'

function DraftOffer({ editing }: { editing: EditingControl }) {
  return (
    <Notice>
      <p>{t('draftFound')}</p>
      <chakra.div mt="2" display="flex" flexWrap="wrap" gap="2">
        <Button onClick={editing.resume}>{t('resume')}</Button>
        <Button variant="outline" onClick={editing.discard}>{t('discard')}</Button>
      </chakra.div>
    </Notice>
  )
}

/** What a teacher must know about edits of hers: that some wait from last time, or that the plan has changed meanwhile. */
export function EditNotices({ editing, changedAt }: { editing: EditingControl; changedAt: string }) {
  if (!editing.hasDraft && editing.conflict === null) return null
  return (
    <chakra.div mb="5">
      {editing.hasDraft ? <DraftOffer editing={editing} /> : <Notice kind="error">{t('conflict', { label: versionName(editing.conflict, changedAt) })}</Notice>}
    </chakra.div>
  )
}
