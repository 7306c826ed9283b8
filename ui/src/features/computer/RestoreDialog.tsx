import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import type { Choice } from './api'
import { t } from './texts'
import { Button } from '@/components/Button'
import DialogShell from '@/components/DialogShell'
import { Notice } from '@/components/Notice'
import { ApiError } from '@/lib/api'
import { explain } from '@/lib/explain'

/** What is wrong with a file is more than that something is. */
const whyNot = (error: unknown) => (error instanceof ApiError && error.fields.file) || explain(error)

const WHAT_HAPPENS = ['restoreBack', 'restoreKept', 'restoreAway'] as const

interface RestoreDialogProps {
  choice: Choice
  onClose: () => void
  /** Somo has agreed and begins again. */
  onAgreed: () => void
}

/** The last question before a copy takes the place of everything: what happens then, and what is kept. */
export function RestoreDialog({ choice, onClose, onAgreed }: RestoreDialogProps) {
  const { mutate, isPending, error } = useMutation({ mutationFn: choice.restore, onSuccess: onAgreed })
  return (
    <DialogShell
      title={t('restoreTitle')} role="alertdialog" size="sm" closeOnOutside={false} onClose={() => { if (!isPending) onClose() }}
      footer={
        <>
          <Button variant="outline" disabled={isPending} onClick={onClose}>{t('cancel')}</Button>
          <Button disabled={isPending} onClick={() => mutate()}>{t(isPending ? 'restoreAsking' : 'restoreNow')}</Button>
        </>
      }
    >
      <chakra.div display="grid" gap="4">
        <p>{t('restoreSure', { copy: choice.copy })}</p>
        <chakra.ul listStyleType="disc" display="grid" gap="2" ps="5">{WHAT_HAPPENS.map((what) => <li key={what}>{t(what)}</li>)}</chakra.ul>
        {error && <Notice kind="error">{whyNot(error)}</Notice>}
      </chakra.div>
    </DialogShell>
  )
}
