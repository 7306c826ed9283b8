import { Field, Input } from '@/components/Field'
import { FormColumn, FormError, SubmitButton } from '@/components/FormParts'
import { order, useLlmCall } from './api/manage'
import { t } from './texts'
import { checkPresent, wrongOnly } from '@/lib/checks'
import { useForm } from '@/lib/use-form'

/** Installs a model from a file whose place the teacher knows. */
export function PathForm({ isBusy }: { isBusy: boolean }) {
  const { mutateAsync } = useLlmCall(order)
  const { errors, formError, pending, formProps, control, reset } = useForm({
    initial: { path: '', name: '' },
    check: ({ path }) => wrongOnly({ path: checkPresent(path, t('needPath')) }),
    send: ({ path, name }) => mutateAsync({ path: path.trim(), ...(name.trim() && { name: name.trim() }) }),
    onDone: () => reset(),
  })
  return (
    <FormColumn {...formProps}>
      <FormError text={formError} />
      <Field label={t('path')} hint={t('pathHint')} error={errors.path} required>
        {(field) => <Input {...field} {...control('path')} autoComplete="off" spellCheck={false} />}
      </Field>
      <Field label={t('name')} hint={t('nameHint')} error={errors.name} optional={t('optional')}>
        {(field) => <Input {...field} {...control('name')} autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={80} />}
      </Field>
      <SubmitButton pending={pending || isBusy} pendingText={t('installing')}>{t('install')}</SubmitButton>
    </FormColumn>
  )
}
