import type { SectionId } from './section-ids'

/** The id of a section's heading. */
export const titleId = (id: SectionId | 'ratings') => `section-${id}`

/** Brings a part of the plan to the top and the keyboard with it: the first of these that is there. */
export function jumpTo(...ids: string[]) {
  const target = ids.map((id) => document.getElementById(id)).find(Boolean)
  target?.scrollIntoView({ block: 'start' })
  target?.focus({ preventScroll: true })
}
