import type { Course } from './types'
import { matches } from '@/lib/search'

/** What the list can be narrowed to. */
export const CATEGORIES = ['all', 'workshop', 'self-paced'] as const
export type Category = (typeof CATEGORIES)[number]

/** The courses of a category that have the words in title, description or highlights. */
export const findCourses = (courses: readonly Course[], category: Category, query: string) =>
  courses.filter(({ type, title, description, highlights }) => (category === 'all' || type === category) && matches(query, [title, description, ...highlights]))

const dayOf = (date: Date) => [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

/** Whether the last day of a dated course is over. */
export const hasPassed = ({ endsOn }: Pick<Course, 'endsOn'>, now = new Date()) => endsOn !== undefined && endsOn < dayOf(now)
