import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { Button } from '@/components/Button'
import DialogShell from '@/components/DialogShell'
import { FormColumn, FormError } from '@/components/FormParts'
import { deleteAccount } from './api'
import { checkProof, NO_PROOF, ProofField, proofOf } from './ProofField'
import { t } from './texts'
import { browser } from '@/lib/browser'
import { clearDrafts } from '@/lib/drafts'
import { paths } from '@/lib/paths'
import type { User } from '@/lib/session'
import { useAccountForm } from '@/lib/use-account-form'

/** The last question before an account is deleted. */
export default function DeleteDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const formId = useId()
  const { errors, formError, pending, formProps, control } = useAccountForm({
    initial: NO_PROOF,
    check: checkProof(user),
    send: (values) => deleteAccount(proofOf(user, values)),
    onDone: () => {
      clearDrafts(user.id)
      browser.go(paths.home)
    },
  })
  return (
    <DialogShell
      title={t('removeTitle')} role="alertdialog" size="sm" closeOnOutside={false} onClose={() => { if (!pending) onClose() }}
      footer={
        <>
          <Button variant="outline" disabled={pending} onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} disabled={pending}>{pending ? t('removing') : t('removeNow')}</Button>
        </>
      }
    >
      <FormColumn id={formId} {...formProps}>
        <chakra.p>{t('removeSure', { name: user.firstName || user.email })}</chakra.p>
        <FormError text={formError} />
        <ProofField user={user} errors={errors} control={control} />
      </FormColumn>
    </DialogShell>
  )
}
