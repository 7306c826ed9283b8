import { cohortOf, COHORTS } from '@/features/designs/grade'
import type { Design } from '@/features/designs/types'
import { folded, matches } from '@/lib/search'

/** The subjects that the list can always be narrowed to. */
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


/** The subjects that a teacher has used beside those that are always offered, in the order of the alphabet. */
export function usedSubjects(designs: readonly Design[]): string[] {
  const always = new Set<string>(SUBJECT_FILTERS)
  const used = new Map(designs.map(({ subject }) => [folded(subject.trim()), subject.trim()]))
  const others = [...used].filter(([name]) => name !== '' && !always.has(name)).map(([, subject]) => subject)
  others.sort((a, b) => a.localeCompare(b))
  return others
}

/** The designs that fit: the words are in the title or the topic, whatever the case. */
export function filterDesigns(designs: readonly Design[], { query, subject, grade }: Filter): Design[] {
  return designs.filter((design) =>
    matches(query, [design.title, design.topic])
    && (subject === '' || folded(design.subject.trim()) === folded(subject))
    && (grade === '' || cohortOf(design.cohort) === grade))
}
