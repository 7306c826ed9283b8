import type { Plan } from '@/features/designs/types'

// What a teacher edits of a plan, and how the edits get into the stored object without touching anything else.

export interface Edits {
  overview: string
  drivingQuestion: string
  learningObjectives: string[]
}

const EDITED = 'edited'
/** The section of `provenance` that holds all three texts. */
const SECTION = 'core'

const text = (v: unknown) => (typeof v === 'string' ? v : '')
const texts = (v: unknown) => (Array.isArray(v) ? v.filter((item): item is string => typeof item === 'string') : [])
const isObject = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null && !Array.isArray(v)

/** Whether there is a plan to show in what is stored. */
export const hasPlan = (stored: unknown) => isObject(stored) && Object.keys(stored).length > 0

export const contentOf = (stored: unknown): Plan => (isObject(stored) ? stored : {})

export const editsOf = (content: Plan): Edits => ({
  overview: text(content.overview), drivingQuestion: text(content.drivingQuestion), learningObjectives: texts(content.learningObjectives),
})

/** Empty lines of the list are places to write in, not objectives. */
const withoutBlanks = (e: Edits): Edits => ({ ...e, learningObjectives: e.learningObjectives.filter((objective) => objective.trim() !== '') })

/** The edits that differ from the content they started from. */
export function changes(content: Plan, edits: Edits): Partial<Edits> {
  const before = editsOf(content)
  const after = withoutBlanks(edits)
  const changed: Partial<Edits> = {}
  if (after.overview !== before.overview) changed.overview = after.overview
  if (after.drivingQuestion !== before.drivingQuestion) changed.drivingQuestion = after.drivingQuestion
  if (!isSame(after.learningObjectives, before.learningObjectives)) changed.learningObjectives = after.learningObjectives
  return changed
}

/** The content with the changed keys replaced; every other key stays as it was stored, those nobody here knows too. */
export function withChanges(content: Plan, changed: Partial<Edits>): Plan {
  const keys = Object.keys(changed)
  if (keys.length === 0) return content
  const edited: Plan = { ...content, ...changed }
  if (isObject(content.provenance)) {
    const { provenance } = content
    const own = keys.filter((key) => key in provenance)
    edited.provenance = { ...provenance, [SECTION]: EDITED, ...Object.fromEntries(own.map((key) => [key, EDITED])) }
  }
  return edited
}

/** Compares JSON values; the order of keys does not count. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => isSame(item, b[i]))
  if (!isObject(a) || !isObject(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && isSame(a[key], b[key]))
}

/** The list with one item one place up (-1) or down (1); at its ends it stays. */
export function moved<T>(list: readonly T[], from: number, by: -1 | 1): T[] {
  const to = from + by
  const result = [...list]
  if (to < 0 || to >= list.length) return result
  const [item] = result.splice(from, 1)
  if (item !== undefined) result.splice(to, 0, item)
  return result
}

/** Reads edits out of a stored draft. */
export function readEdits(stored: unknown): Edits | null {
  if (!isObject(stored) || typeof stored.overview !== 'string' || typeof stored.drivingQuestion !== 'string' || !Array.isArray(stored.learningObjectives)) return null
  return editsOf(stored)
}
