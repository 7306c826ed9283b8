import { chakra } from '@chakra-ui/react/styled-system'
import { Field, Input } from '@/components/Field'
import { FormColumn, FormError, SubmitButton } from '@/components/FormParts'
import { PasswordInput } from '@/components/PasswordInput'
import { recover, type UserWithCode } from './api'
import { t } from './texts'
import { checkNewPassword, checkPresent, wrongOnly } from '@/lib/checks'
import { useForm } from '@/lib/use-form'

interface RecoverFormProps {
  email: string
  onEmail: (email: string) => void
  onDone: (user: UserWithCode) => void
}

/** The way back in with the recovery code. */
export function RecoverForm({ email, onEmail, onDone }: RecoverFormProps) {
  const { values, errors, formError, pending, formProps, control } = useForm({
    initial: { email, recoveryCode: '', newPassword: '' },
    check: (v) => wrongOnly({
      email: checkPresent(v.email, t('needEmail')),
      recoveryCode: checkPresent(v.recoveryCode, t('needCode')),
      newPassword: checkNewPassword(v.newPassword),
    }),
    send: (v) => recover({ email: v.email.trim(), recoveryCode: v.recoveryCode.trim(), newPassword: v.newPassword }),
    onDone,
  })
  return (
    <FormColumn {...formProps}>
      <chakra.p color="fg.muted">{t('recoverText')}</chakra.p>
      <FormError text={formError} />
      <Field label={t('email')} error={errors.email} required>
        {(field) => <Input {...field} {...control('email')} type="email" autoComplete="username" onBlur={() => onEmail(values.email)} />}
      </Field>
      <Field label={t('recoveryCode')} error={errors.recoveryCode} hint={t('noCode')} required>
        {(field) => <Input {...field} {...control('recoveryCode')} autoComplete="off" autoCapitalize="none" spellCheck={false} fontFamily="mono" />}
      </Field>
      <Field label={t('newPassword')} error={errors.newPassword} hint={t('passwordHint')} required>
        {(field) => <PasswordInput {...field} {...control('newPassword')} autoComplete="new-password" />}
      </Field>
      <SubmitButton pending={pending} pendingText={t('recovering')}>{t('recover')}</SubmitButton>
    </FormColumn>
  )
}
