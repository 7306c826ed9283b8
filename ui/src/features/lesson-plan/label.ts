import { localDate } from '@/lib/dates'
import { t } from './texts'

const INITIAL = '1.0'

/** Labels of versions that a teacher made by hand are numbers with one decimal; regenerated ones begin with v. */
const NUMERIC = /^\d{1,6}(\.\d)?$/

const isRegenerated = (label: string) => /^v/i.test(label)

/** The highest numeric label plus 0.1, to one decimal; 1.0 where there is none. Counted in tenths, as 1.9 + 0.1 is no 2.0 in floats. */
export function nextLabel(labels: readonly string[]): string {
  const tenths = labels.filter((label) => NUMERIC.test(label)).map((label) => Math.round(Number(label) * 10))
  return tenths.length === 0 ? INITIAL : ((Math.max(...tenths) + 1) / 10).toFixed(1)
}

/** When a regenerated version was made, where its label tells it in milliseconds. */
function regeneratedAt(label: string): string | null {
  const ms = /^v(\d{12,14})$/i.exec(label)?.[1]
  return ms ? new Date(Number(ms)).toISOString() : null
}

/** A version as a teacher reads it: its number, or when it was regenerated (`changed` is the next best date). */
export function versionName(label: string | null, changed: string): string {
  if (label && isRegenerated(label)) return t('regenerated', { date: localDate(regeneratedAt(label) ?? changed) })
  return `v${label ?? INITIAL}`
}
