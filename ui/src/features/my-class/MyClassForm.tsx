import { chakra } from '@chakra-ui/react/styled-system'
import { Field, Input, Select } from '@/components/Field'
import { FormColumn, FormError, SubmitButton } from '@/components/FormParts'
import { COUNTRIES } from '@/lib/countries'
import { useAccountForm } from '@/lib/use-account-form'
import { changeMyClass } from './api'
import { classOf, fieldsOf, LISTS, MAX_TEXT, NUMBERS, problemsOf, SUPPLIES, type NumberField } from './fields'
import { t } from './texts'
import { wrongOnly } from '@/lib/checks'
import { readDraft, removeDraft, writeDraft } from '@/lib/drafts'
import { setUser, type User } from '@/lib/session'
import { toast } from '@/lib/toast'
import { withDraft } from '@/lib/use-draft'

const DRAFT = 'my-class'

const Pair = chakra('div', { base: { display: 'grid', gap: '4', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } } })
const Few = chakra('div', { base: { display: 'grid', gap: '4', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } })

const HINTS = { multigrade: 'multigradeHint', homeLanguages: 'homeLanguagesHint', needs: 'needsHint' } as const

/** The class that the teacher plans for, all of it optional. */
export function MyClassForm({ user }: { user: User }) {
  const { values, errors, formError, pending, formProps, control } = useAccountForm({
    initial: withDraft(fieldsOf(user.myClass, user.country), readDraft(user.id, DRAFT)),
    check: (fields) => wrongOnly(problemsOf(fields)),
    send: (fields) => changeMyClass(classOf(fields, user.myClass)),
    onChange: (fields) => writeDraft(user.id, DRAFT, fields),
    onDone: (changed) => {
      removeDraft(user.id, DRAFT)
      setUser(changed)
      toast({ title: t('savedTitle'), description: t('saved') })
    },
  })
  const isListed = values.country === '' || COUNTRIES.some(([code]) => code === values.country)
  const numberField = (field: NumberField) => (
    <Field label={t(field)} error={errors[field]} optional={t('optional')}>
      {(props) => <Input {...props} {...control(field)} inputMode="numeric" autoComplete="off" maxLength={String(NUMBERS[field][1]).length} />}
    </Field>
  )
  return (
    <FormColumn {...formProps}>
      <FormError text={formError} />
      <Pair>
        <Field label={t('country')} error={errors.country} optional={t('optional')}>
          {(props) => (
            <Select {...props} {...control('country')}>
              <option value="">{t('notSaid')}</option>
              {COUNTRIES.map(([code, name]) => <option key={code} value={code}>{name}</option>)}
              {!isListed && <option value={values.country}>{values.country}</option>}
            </Select>
          )}
        </Field>
        <Field label={t('stage')} error={errors.stage} hint={t('stageHint')} optional={t('optional')}>
          {(props) => <Input {...props} {...control('stage')} maxLength={MAX_TEXT} autoComplete="off" />}
        </Field>
      </Pair>
      {numberField('classSize')}
      <Pair>
        {numberField('lessons')}
        {numberField('minutesPerLesson')}
      </Pair>
      <Few>
        {SUPPLIES.map((field) => (
          <Field key={field} label={t(field)} error={errors[field]}>
            {(props) => (
              <Select {...props} {...control(field)}>
                <option value="">{t('notSaid')}</option>
                <option value="yes">{t('there')}</option>
                <option value="no">{t('missing')}</option>
              </Select>
            )}
          </Field>
        ))}
      </Few>
      {LISTS.map((field) => (
        <Field key={field} label={t(field)} error={errors[field]} hint={t(HINTS[field])} optional={t('optional')}>
          {(props) => <Input {...props} {...control(field)} autoComplete="off" />}
        </Field>
      ))}
      <SubmitButton pending={pending} pendingText={t('saving')}>{t('save')}</SubmitButton>
    </FormColumn>
  )
}
