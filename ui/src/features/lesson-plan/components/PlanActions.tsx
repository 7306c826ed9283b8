import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense, useEffect, useRef } from 'react'
import { Button } from '@/components/Button'
import { Icon } from '@/components/Icon'
import type { Design } from '@/features/designs/types'
import { useDownload } from '@/features/designs/use-download'
import { ShareButton } from '@/features/sharing/ShareButton'
import { lazyPart } from '@/lib/lazy'
import { hasPlan } from '../edit'
import { t } from '../texts'
import type { EditingControl } from '../use-editing'

const PlanMenu = lazyPart(() => import('./PlanMenu'))

function EditButtons({ editing }: { editing: EditingControl }) {
  return (
    <>
      <Button variant="outline" disabled={editing.isSaving} onClick={editing.cancel}>{t('cancel')}</Button>
      <Button disabled={editing.isSaving} onClick={editing.save}>{editing.isSaving ? t('saving') : t('save')}</Button>
    </>
  )
}

/** Narrow on phones, so that all of them fit beside each other. */
const tight = { px: { base: '3', md: '5' } } as const

interface PlanActionsProps {
  design: Design
  editing: EditingControl
  onVersions: () => void
}

/** The buttons under a plan: to read it on paper, to change it and what else can be done with it, or to end the change. */
export function PlanActions({ design, editing, onVersions }: PlanActionsProps) {
  const { download, isPending } = useDownload(design, { failed: t('downloadFailed'), isEmpty: !hasPlan(design.contentJson) })
  const editButton = useRef<HTMLButtonElement>(null)
  const isBusy = editing.edits !== null || editing.hasDraft
  const wasBusy = useRef(isBusy)
  useEffect(() => {
    if (wasBusy.current && !isBusy) editButton.current?.focus() // the button that ended it is gone
    wasBusy.current = isBusy
  }, [isBusy])
  if (editing.edits) return <EditButtons editing={editing} />
  return (
    <>
      <chakra.div me="auto" minW="11" minH="11"><Suspense fallback={null}><PlanMenu design={design} onVersions={onVersions} onSavePage={() => download('html')} /></Suspense></chakra.div>
      <ShareButton design={design} place="dialog" {...tight} />
      <Button variant="outline" {...tight} aria-label={t(isPending ? 'downloading' : 'download')} disabled={isPending} onClick={() => download('pdf')}>
        <Icon name="download" size={20} />
        <chakra.span hideFrom="md">{t('pdf')}</chakra.span>
        <chakra.span hideBelow="md">{t(isPending ? 'downloading' : 'download')}</chakra.span>
      </Button>
      {!editing.hasDraft && <Button ref={editButton} {...tight} onClick={editing.begin}><Icon name="edit" size={20} />{t('edit')}</Button>}
    </>
  )
}
