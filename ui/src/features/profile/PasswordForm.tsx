import { Field } from '@/components/Field'
import { FormColumn, FormError, SubmitButton } from '@/components/FormParts'
import { PasswordInput } from '@/components/PasswordInput'
import { changePassword } from './api'
import { t } from './texts'
import { checkNewPassword, checkPresent, wrongOnly } from '@/lib/checks'
import { setUser, type User } from '@/lib/session'
import { toast } from '@/lib/toast'
import { useAccountForm } from '@/lib/use-account-form'

/** Another password, or the first one of an account that came by another service. */
export function PasswordForm({ user }: { user: User }) {
  const hasPassword = user.hasPassword !== false
  const { errors, formError, pending, formProps, control, reset } = useAccountForm({
    initial: { currentPassword: '', newPassword: '' },
    check: (v) => wrongOnly({
      currentPassword: hasPassword ? checkPresent(v.currentPassword, t('needCurrent')) : undefined,
      newPassword: checkNewPassword(v.newPassword),
    }),
    send: ({ currentPassword, newPassword }) => changePassword(hasPassword ? { currentPassword, newPassword } : { newPassword }),
    onDone: () => {
      reset()
      setUser({ ...user, hasPassword: true })
      toast({ title: t('saved'), description: t('passwordChanged') })
    },
  })
  return (
    <FormColumn {...formProps}>
      <FormError text={formError} />
      <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
      {hasPassword && (
        <Field label={t('currentPassword')} error={errors.currentPassword} required>
          {(field) => <PasswordInput {...field} {...control('currentPassword')} autoComplete="current-password" />}
        </Field>
      )}
      <Field label={t('newPassword')} error={errors.newPassword} hint={t('passwordHint')} required>
        {(field) => <PasswordInput {...field} {...control('newPassword')} autoComplete="new-password" />}
      </Field>
      <SubmitButton pending={pending} pendingText={t('saving')}>{t(hasPassword ? 'changePassword' : 'setPassword')}</SubmitButton>
    </FormColumn>
  )
}
