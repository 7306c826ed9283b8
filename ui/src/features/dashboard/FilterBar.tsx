import { chakra } from '@chakra-ui/react/styled-system'
import { Field, Select } from '@/components/Field'
import { SearchBox } from '@/components/SearchBox'
import { GRADE_FILTERS, SUBJECT_FILTERS, type Filter } from './filter'
import { t } from './texts'
import { subjectLabel } from '@/features/designs/options'

interface FilterBarProps {
  /** What can be chosen beside the subjects that are always there. */
  subjects: readonly string[]
  filter: Filter
  onChange: (filter: Filter) => void
}

/** Search and the two filters. */
export function FilterBar({ subjects, filter, onChange }: FilterBarProps) {
  return (
    <chakra.div role="search" display="grid" gridTemplateColumns={{ base: '1fr 1fr', md: '2fr 1fr 1fr' }} gap="3" mb="4">
      <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }}>
        <SearchBox label={t('search')} placeholder={t('searchHint')} value={filter.query} onChange={(query) => onChange({ ...filter, query })} />
      </chakra.div>
      <Field label={t('subject')} hideLabel>
        {(control) => (
          <Select {...control} value={filter.subject} onChange={(event) => onChange({ ...filter, subject: event.target.value })}>
            <option value="">{t('allSubjects')}</option>
            {SUBJECT_FILTERS.map((subject) => <option key={subject} value={subject}>{t(subject)}</option>)}
            {subjects.map((subject) => <option key={subject} value={subject}>{subjectLabel(subject)}</option>)}
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
