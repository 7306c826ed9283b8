import { t } from './texts'
import { Field, Select } from '@/components/Field'
import { FormColumn, FormError, SubmitButton } from '@/components/FormParts'
import { api } from '@/lib/api'
import { setUser, type User } from '@/lib/session'
import { toast } from '@/lib/toast'
import { useAccountForm } from '@/lib/use-account-form'

const MINUTES = [5, 15, 30, 60] as const

/** After how long the page signs this teacher out, on every computer. */
export function SignOutForm({ user }: { user: User }) {
  const { errors, formError, pending, formProps, control } = useAccountForm({
    initial: { signOutAfter: String(user.signOutAfter ?? 0) },
    check: () => ({}),
    send: ({ signOutAfter }) => api<User>('PATCH', '/api/auth/user', { signOutAfter: Number(signOutAfter) }),
    onDone: (changed) => {
      setUser(changed)
      toast({ title: t('saved'), description: t('automaticSaved') })
    },
  })
  return (
    <FormColumn {...formProps}>
      <FormError text={formError} />
      <Field label={t('signMeOut')} error={errors.signOutAfter}>
        {(field) => (
          <Select {...field} {...control('signOutAfter')}>
            <option value="0">{t('never')}</option>
            {MINUTES.map((minutes) => <option key={minutes} value={minutes}>{t('afterMinutes', { minutes })}</option>)}
          </Select>
        )}
      </Field>
      <SubmitButton pending={pending} pendingText={t('saving')}>{t('saveChoice')}</SubmitButton>
    </FormColumn>
  )
}
