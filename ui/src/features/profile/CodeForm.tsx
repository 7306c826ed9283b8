import { useState } from 'react'
import { FormColumn, FormError, SubmitButton } from '@/components/FormParts'
import { RecoveryCode } from '@/components/RecoveryCode'
import { newRecoveryCode } from './api'
import { checkProof, NO_PROOF, ProofField, proofOf } from './ProofField'
import { t } from './texts'
import type { User } from '@/lib/session'
import { useAccountForm } from '@/lib/use-account-form'

/** A new recovery code in place of a lost one. */
export function CodeForm({ user }: { user: User }) {
  const [code, setCode] = useState<string | null>(null)
  const { errors, formError, pending, formProps, control, reset } = useAccountForm({
    initial: NO_PROOF,
    check: checkProof(user),
    send: (values) => newRecoveryCode(proofOf(user, values)),
    onDone: ({ recoveryCode }) => {
      reset()
      setCode(recoveryCode)
    },
  })
  if (code !== null) return <div role="status"><RecoveryCode email={user.email} code={code} text={t('codeShown')} onDone={() => setCode(null)} /></div>
  return (
    <FormColumn {...formProps}>
      <FormError text={formError} />
      <ProofField user={user} errors={errors} control={control} />
      <SubmitButton pending={pending} pendingText={t('makingCode')}>{t('newCode')}</SubmitButton>
    </FormColumn>
  )
}
