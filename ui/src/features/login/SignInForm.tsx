import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { LinkButton } from '@/components/Button'
import { Field, Input } from '@/components/Field'
import { FormColumn, FormError, SubmitButton } from '@/components/FormParts'
import { PasswordInput } from '@/components/PasswordInput'
import { signIn } from './api'
import { t } from './texts'
import { checkPresent, wrongOnly } from '@/lib/checks'
import { setUser } from '@/lib/session'
import { useForm } from '@/lib/use-form'

interface SignInFormProps {
  email: string
  onEmail: (email: string) => void
  recoverLink: string
}

/** Email and password. */
export function SignInForm({ email, onEmail, recoverLink }: SignInFormProps) {
  const [remember, setRemember] = useState(false)
  const { values, errors, formError, pending, formProps, control } = useForm({
    initial: { email, password: '' },
    check: (v) => wrongOnly({ email: checkPresent(v.email, t('needEmail')), password: v.password === '' ? t('needPassword') : undefined }),
    send: (v) => signIn({ email: v.email.trim(), password: v.password, remember }),
    onDone: setUser,
  })
  return (
    <FormColumn {...formProps}>
      <FormError text={formError} />
      <Field label={t('email')} error={errors.email} required>
        {(field) => <Input {...field} {...control('email')} type="email" autoComplete="username" onBlur={() => onEmail(values.email)} />}
      </Field>
      <Field label={t('password')} error={errors.password} required>
        {(field) => <PasswordInput {...field} {...control('password')} autoComplete="current-password" />}
      </Field>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="center" columnGap="4">
        <chakra.label display="inline-flex" gap="3" alignItems="center" minH="11" cursor="pointer">
          <chakra.input type="checkbox" checked={remember} onChange={(e) => setRemember(e.target.checked)} w="5" h="5" accentColor="var(--c-colors-accent)" />
          {t('remember')}
        </chakra.label>
        <LinkButton to={recoverLink} variant="link">{t('forgot')}</LinkButton>
      </chakra.div>
      <SubmitButton pending={pending} pendingText={t('signingIn')}>{t('signIn')}</SubmitButton>
    </FormColumn>
  )
}
