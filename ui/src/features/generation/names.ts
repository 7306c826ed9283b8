import { phaseOf, type SectionName } from './sections'
import { t } from './texts'

/** A section as a teacher calls it. */
export const sectionTitle = (name: SectionName) => phaseOf(name) ?? t(name === 'core' ? 'core' : 'outcome')

const MINUTE_MS = 60_000
/** Under this, nobody counts in minutes. */
const SOON_MS = 45_000

/** A time to wait, as one says it. */
export const roughly = (ms: number) => (ms < SOON_MS ? t('soon') : t('about', { count: Math.max(1, Math.round(ms / MINUTE_MS)) }))

/** A time that has passed. */
export function elapsed(ms: number) {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return seconds < 60 ? t('seconds', { s: seconds }) : t('elapsed', { m: Math.floor(seconds / 60), s: seconds % 60 })
}
