import { t } from './texts'
import { localDate } from '@/lib/dates'

/** What a design without any version is said to be at. */
const INITIAL = '1.0'

/** When a regenerated version was made, where its label tells it in milliseconds. */
function regeneratedAt(label: string): string | null {
  const ms = /^v(\d{12,14})$/i.exec(label)?.[1]
  return ms ? new Date(Number(ms)).toISOString() : null
}

/** A version as a teacher reads it: its number, or when it was regenerated (`changed` is the next best date). */
export function versionName(label: string | null, changed: string): string {
  if (label && /^v/i.test(label)) return t('regenerated', { date: localDate(regeneratedAt(label) ?? changed) })
  return `v${label || INITIAL}`
}
