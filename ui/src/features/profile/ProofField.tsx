import { Field, Input } from '@/components/Field'
import { PasswordInput } from '@/components/PasswordInput'
import type { Proof } from './api'
import { t } from './texts'
import { checkPresent, wrongOnly } from '@/lib/checks'
import type { User } from '@/lib/session'

/** What a form asks to be sure who asks. */
export const NO_PROOF = { password: '', email: '' }

const isByEmail = (user: User) => user.hasPassword === false

/** What is wrong with the proof before it is sent. */
export const checkProof = (user: User) => (values: typeof NO_PROOF) =>
  wrongOnly(isByEmail(user) ? { email: checkPresent(values.email, t('needEmail')) } : { password: checkPresent(values.password, t('needPassword')) })

/** The proof as it is sent. */
export const proofOf = (user: User, { password, email }: typeof NO_PROOF): Proof => (isByEmail(user) ? { email: email.trim() } : { password })

interface ProofFieldProps {
  user: User
  errors: Partial<typeof NO_PROOF>
  control: (name: keyof typeof NO_PROOF) => object
}

/** The teacher's password, or her email where the account has no password. */
export function ProofField({ user, errors, control }: ProofFieldProps) {
  if (isByEmail(user)) {
    return (
      <Field label={t('yourEmail')} error={errors.email} hint={t('yourEmailHint', { email: user.email })} required>
        {(field) => <Input {...field} {...control('email')} type="email" autoComplete="off" />}
      </Field>
    )
  }
  return (
    <Field label={t('yourPassword')} error={errors.password} required>
      {(field) => <PasswordInput {...field} {...control('password')} autoComplete="current-password" />}
    </Field>
  )
}
