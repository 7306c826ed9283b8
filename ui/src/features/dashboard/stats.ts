import type { Design, Stats } from '@/features/designs/types'

const WEEK_MS = 7 * 86_400_000

/** The numbers as they follow from the list, where the server did not give them. Ratings are not in it. */
export function statsOf(designs: readonly Design[], now = new Date()): Stats {
  const created = designs.map((design) => new Date(design.createdAt))
  return {
    totalDesigns: designs.length,
    thisMonth: created.filter((date) => date.getFullYear() === now.getFullYear() && date.getMonth() === now.getMonth()).length,
    thisWeek: created.filter((date) => date.getTime() > now.getTime() - WEEK_MS).length,
    averageRating: 0,
  }
}
