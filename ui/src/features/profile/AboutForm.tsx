import { chakra } from '@chakra-ui/react/styled-system'
import { Field, Input, Select } from '@/components/Field'
import { FormColumn, FormError, SubmitButton } from '@/components/FormParts'
import { changeProfile } from './api'
import { t } from './texts'
import { checkPresent, wrongOnly } from '@/lib/checks'
import { COUNTRIES, countryFields, OTHER, storedCountry } from '@/lib/countries'
import { readDraft, removeDraft, writeDraft } from '@/lib/drafts'
import { setUser, type User } from '@/lib/session'
import { toast } from '@/lib/toast'
import { useAccountForm } from '@/lib/use-account-form'
import { withDraft } from '@/lib/use-draft'

const DRAFT = 'profile'
const MAX = { name: 80, school: 200, country: 80 } as const

/** Name, school and country. */
export function AboutForm({ user }: { user: User }) {
  const { values, errors, formError, pending, formProps, control } = useAccountForm({
    initial: withDraft(
      { firstName: user.firstName ?? '', lastName: user.lastName ?? '', school: user.school ?? '', ...countryFields(user.country) },
      readDraft(user.id, DRAFT),
    ),
    check: (v) => wrongOnly({
      firstName: checkPresent(v.firstName, t('needFirstName')),
      otherCountry: v.country === OTHER ? checkPresent(v.otherCountry, t('needCountry')) : undefined,
    }),
    send: (v) => changeProfile({ firstName: v.firstName.trim(), lastName: v.lastName.trim(), school: v.school.trim(), country: storedCountry(v) }),
    onChange: (v) => writeDraft(user.id, DRAFT, v),
    onDone: (changed) => {
      removeDraft(user.id, DRAFT)
      setUser(changed)
      toast({ title: t('saved'), description: t('savedText') })
    },
  })
  return (
    <FormColumn {...formProps}>
      <FormError text={formError} />
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <Field label={t('firstName')} error={errors.firstName} required>
          {(field) => <Input {...field} {...control('firstName')} maxLength={MAX.name} autoComplete="given-name" />}
        </Field>
        <Field label={t('lastName')} error={errors.lastName} optional={t('optional')}>
          {(field) => <Input {...field} {...control('lastName')} maxLength={MAX.name} autoComplete="family-name" />}
        </Field>
      </chakra.div>
      <Field label={t('school')} error={errors.school} optional={t('optional')}>
        {(field) => <Input {...field} {...control('school')} maxLength={MAX.school} autoComplete="organization" />}
      </Field>
      <Field label={t('country')} error={errors.country} optional={t('optional')}>
        {(field) => (
          <Select {...field} {...control('country')} autoComplete="country">
            <option value="">{t('noCountry')}</option>
            {COUNTRIES.map(([code, name]) => <option key={code} value={code}>{name}</option>)}
            <option value={OTHER}>{t('other')}</option>
          </Select>
        )}
      </Field>
      {values.country === OTHER && (
        <Field label={t('otherCountry')} error={errors.otherCountry} required>
          {(field) => <Input {...field} {...control('otherCountry')} maxLength={MAX.country} autoComplete="country-name" />}
        </Field>
      )}
      <SubmitButton pending={pending} pendingText={t('saving')}>{t('save')}</SubmitButton>
    </FormColumn>
  )
}
