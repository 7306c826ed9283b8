import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Field, Input } from '@/components/Field'
import { FormColumn, FormError, SubmitButton } from '@/components/FormParts'
import { PasswordInput } from '@/components/PasswordInput'
import { signUp, type UserWithCode } from './api'
import { t } from './texts'
import { checkNewPassword, checkPresent, wrongOnly } from '@/lib/checks'
import { useForm } from '@/lib/use-form'

interface SignUpFormProps {
  email: string
  onEmail: (email: string) => void
  /** From the link of an invitation; empty without one. */
  inviteCode: string
  onDone: (user: UserWithCode) => void
}

const given = (value: string) => value.trim() || undefined

/** A new account. The invite code is asked for only where one is needed. */
export function SignUpForm({ email, onEmail, inviteCode, onDone }: SignUpFormProps) {
  const { values, errors, formError, pending, formProps, control } = useForm({
    initial: { firstName: '', lastName: '', email, password: '', inviteCode },
    check: (v) => wrongOnly({
      firstName: checkPresent(v.firstName, t('needFirstName')),
      email: checkPresent(v.email, t('needEmail')),
      password: checkNewPassword(v.password),
    }),
    send: (v) => signUp({
      email: v.email.trim(), password: v.password, firstName: v.firstName.trim(), lastName: given(v.lastName), inviteCode: given(v.inviteCode),
    }),
    onDone,
    fieldOfCode: { email_taken: 'email', invite_required: 'inviteCode' },
  })
  const [asksInvite, setAsksInvite] = useState(inviteCode !== '')
  if (errors.inviteCode !== undefined && !asksInvite) setAsksInvite(true)
  return (
    <FormColumn {...formProps}>
      <FormError text={formError} />
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <Field label={t('firstName')} error={errors.firstName} required>
          {(field) => <Input {...field} {...control('firstName')} autoComplete="given-name" />}
        </Field>
        <Field label={t('lastName')} error={errors.lastName} optional={t('optional')}>
          {(field) => <Input {...field} {...control('lastName')} autoComplete="family-name" />}
        </Field>
      </chakra.div>
      <Field label={t('email')} error={errors.email} required>
        {(field) => <Input {...field} {...control('email')} type="email" autoComplete="username" onBlur={() => onEmail(values.email)} />}
      </Field>
      <Field label={t('password')} error={errors.password} hint={t('passwordHint')} required>
        {(field) => <PasswordInput {...field} {...control('password')} autoComplete="new-password" />}
      </Field>
      {asksInvite && (
        <Field label={t('inviteCode')} error={errors.inviteCode} hint={t('inviteHint')} required>
          {(field) => <Input {...field} {...control('inviteCode')} autoComplete="off" autoCapitalize="none" spellCheck={false} />}
        </Field>
      )}
      <SubmitButton pending={pending} pendingText={t('creating')}>{t('createAccount')}</SubmitButton>
    </FormColumn>
  )
}
