import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { saveBundle, whyNot } from './api'
import { Choice } from './Choice'
import { t } from './texts'
import { Button } from '@/components/Button'
import DialogShell from '@/components/DialogShell'
import { Icon } from '@/components/Icon'
import { LoadFailed } from '@/components/LoadFailed'
import { designQueries } from '@/features/designs/api/queries'
import { subjectLabel } from '@/features/designs/options'
import type { Design } from '@/features/designs/types'
import { versionName } from '@/features/designs/version-name'
import { reportFailure } from '@/lib/end-session'
import { toast } from '@/lib/toast'

interface PickProps {
  designs: readonly Design[]
  chosen: ReadonlySet<string>
  onChoose: (ids: Iterable<string>) => void
}

function Pick({ designs, chosen, onChoose }: PickProps) {
  const all = chosen.size === designs.length
  const pick = (id: string, checked: boolean) => onChoose(checked ? [...chosen, id] : [...chosen].filter((other) => other !== id))
  return (
    <chakra.fieldset border="0" minW="0">
      <chakra.legend srOnly>{t('which')}</chakra.legend>
      {designs.length > 1 && (
        <chakra.div borderBottomWidth="1px" borderColor="border">
          <Choice name={t('all', { count: designs.length })} checked={all} partly={chosen.size > 0} onChange={() => onChoose(all ? [] : designs.map(({ id }) => id))} />
        </chakra.div>
      )}
      {designs.map(({ id, title, subject, cohort, version, updatedAt }) => (
        <Choice key={id} name={title} checked={chosen.has(id)} onChange={(checked) => pick(id, checked)}>
          {[subjectLabel(subject), cohort, version !== null && versionName(version, updatedAt)].filter(Boolean).join(' · ')}
        </Choice>
      ))}
    </chakra.fieldset>
  )
}

interface SaveDialogProps {
  /** The designs that are chosen at first. */
  ids: readonly string[] | 'all'
  onClose: () => void
}

/** Puts designs into one file that another Somo can take in. */
export default function SaveDialog({ ids, onClose }: SaveDialogProps) {
  const { data, error, refetch } = useQuery(designQueries.list())
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null)
  const [forMyself, setForMyself] = useState(false)
  const designs = data ?? []
  const chosen = new Set(designs.map(({ id }) => id).filter((id) => (picked ? picked.has(id) : ids === 'all' || ids.includes(id))))
  const count = chosen.size
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveBundle([...chosen], forMyself),
    onSuccess: ({ name, leftOut }) => {
      const more = leftOut > 0 ? [t('leftOut', { count: leftOut })] : []
      toast({ title: t('savedTitle'), description: [t('saved', { count, name }), ...more].join(' ') })
      onClose()
    },
    onError: (failure) => reportFailure(failure, { title: t('saveFailed'), description: whyNot(failure) }),
  })
  return (
    <DialogShell
      title={t('saveTitle')} onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>{t('cancel')}</Button>
          <Button disabled={count === 0 || isPending} onClick={() => mutate()}><Icon name="download" size={20} />{isPending ? t('saving') : t('save', { count })}</Button>
        </>
      }
    >
      <chakra.div display="grid" gap="3">
        <p>{t('saveText')}</p>
        {!data && (error
          ? <LoadFailed title={t('loadFailed')} error={error} onRetry={() => void refetch()} />
          : <chakra.p role="status" color="fg.muted">{t('loading')}</chakra.p>)}
        {data && designs.length === 0 && <chakra.p color="fg.muted">{t('noPlans')}</chakra.p>}
        {designs.length > 0 && (
          <>
            <chakra.div bg="bg.muted" rounded="md" px="3"><Choice name={t('forMyself')} checked={forMyself} onChange={setForMyself}>{t('forMyselfText')}</Choice></chakra.div>
            <Pick designs={designs} chosen={chosen} onChoose={(next) => setPicked(new Set(next))} />
          </>
        )}
      </chakra.div>
    </DialogShell>
  )
}
