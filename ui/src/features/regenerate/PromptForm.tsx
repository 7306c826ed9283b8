import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { Field, Input, Textarea } from '@/components/Field'
import { GRADE_LEVELS, SUBJECTS } from '@/features/designs/options'
import type { Fields } from './prompt'
import { SkillsField } from './SkillsField'
import { t } from './texts'

const SUBJECT_NAMES = SUBJECTS.filter(({ id }) => id !== 'other').map(({ label }) => label)

const Options = ({ id, names }: { id: string; names: readonly string[] }) => <datalist id={id}>{names.map((name) => <option key={name}>{name}</option>)}</datalist>

interface PromptFormProps {
  fields: Fields
  disabled: boolean
  /** What the server refused, by field. */
  refused: Readonly<Record<string, string>>
  change: (changed: Partial<Fields>) => void
}

/** The prompt in its five fields. Subject and grade take any words; those that are usual are offered. */
export function PromptForm({ fields, disabled, refused, change }: PromptFormProps) {
  const subjects = useId()
  const grades = useId()
  return (
    <chakra.form display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4" aria-busy={disabled} noValidate onSubmit={(e) => e.preventDefault()}>
      <chakra.div display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
        <Field label={t('subject')} required error={refused.subject}>
          {(control) => <Input {...control} list={subjects} value={fields.subject} disabled={disabled} autoComplete="off" onChange={(e) => change({ subject: e.target.value })} />}
        </Field>
        <Field label={t('gradeLevel')} required error={refused.gradeLevel}>
          {(control) => <Input {...control} list={grades} value={fields.gradeLevel} disabled={disabled} autoComplete="off" onChange={(e) => change({ gradeLevel: e.target.value })} />}
        </Field>
      </chakra.div>
      <Options id={subjects} names={SUBJECT_NAMES} />
      <Options id={grades} names={GRADE_LEVELS} />
      <Field label={t('topic')} required error={refused.topic}>
        {(control) => <Textarea {...control} rows={2} value={fields.topic} disabled={disabled} onChange={(e) => change({ topic: e.target.value })} />}
      </Field>
      <SkillsField skills={fields.skills} disabled={disabled} error={refused.skills} onChange={(skills) => change({ skills })} />
      <Field label={t('additionalInfo')} optional={t('optional')} error={refused.additionalInfo}>
        {(control) => <Textarea {...control} rows={3} value={fields.additionalInfo} disabled={disabled} onChange={(e) => change({ additionalInfo: e.target.value })} />}
      </Field>
    </chakra.form>
  )
}
