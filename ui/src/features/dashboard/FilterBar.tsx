import { chakra } from '@chakra-ui/react/styled-system'
import { Field, Input, Select } from '@/components/Field'
import { Icon } from '@/components/Icon'
import { GRADE_FILTERS, SUBJECT_FILTERS, type Filter } from './filter'
import { t } from './texts'

interface FilterBarProps {
  filter: Filter
  onChange: (filter: Filter) => void
}

/** Search and the two filters. */
export function FilterBar({ filter, onChange }: FilterBarProps) {
  return (
    <chakra.div role="search" display="grid" gridTemplateColumns={{ base: '1fr 1fr', md: '2fr 1fr 1fr' }} gap="3" mb="4">
      <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }} position="relative">
        <Field label={t('search')} hideLabel>
          {(control) => (
            <Input
              {...control} type="search" ps="12" placeholder={t('searchHint')} value={filter.query} enterKeyHint="search"
              onChange={(event) => onChange({ ...filter, query: event.target.value })}
            />
          )}
        </Field>
        <chakra.span position="absolute" insetStart="3" top="10px" color="fg.muted" pointerEvents="none"><Icon name="search" /></chakra.span>
      </chakra.div>
      <Field label={t('subject')} hideLabel>
        {(control) => (
          <Select {...control} value={filter.subject} onChange={(event) => onChange({ ...filter, subject: event.target.value })}>
            <option value="">{t('allSubjects')}</option>
            {SUBJECT_FILTERS.map((subject) => <option key={subject} value={subject}>{t(subject)}</option>)}
          </Select>
        )}
      </Field>
      <Field label={t('grade')} hideLabel>
        {(control) => (
          <Select {...control} value={filter.grade} onChange={(event) => onChange({ ...filter, grade: event.target.value })}>
            <option value="">{t('allGrades')}</option>
            {GRADE_FILTERS.map((grade) => <option key={grade} value={grade}>{t(grade)}</option>)}
          </Select>
        )}
      </Field>
    </chakra.div>
  )
}
