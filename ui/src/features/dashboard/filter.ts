import { cohortOf, COHORTS } from '@/features/designs/grade'
import type { Design } from '@/features/designs/types'

/** The subjects that the list can be narrowed to. */
export const SUBJECT_FILTERS = ['chemistry', 'history', 'mathematics', 'literature', 'biology', 'geography'] as const
export const GRADE_FILTERS = COHORTS

/** What is looked for; empty texts look for everything. */
export interface Filter {
  query: string
  subject: string
  grade: string
}

export const NO_FILTER: Filter = { query: '', subject: '', grade: '' }

export const isFiltering = ({ query, subject, grade }: Filter) => query.trim() !== '' || subject !== '' || grade !== ''

const folded = (text: string) => text.normalize('NFC').toLowerCase()

/** The designs that fit: the words are in the title or the topic, whatever the case. */
export function filterDesigns(designs: readonly Design[], { query, subject, grade }: Filter): Design[] {
  const words = folded(query.trim())
  return designs.filter((design) =>
    (words === '' || folded(design.title).includes(words) || folded(design.topic).includes(words))
    && (subject === '' || folded(design.subject.trim()) === subject)
    && (grade === '' || cohortOf(design.cohort) === grade))
}
