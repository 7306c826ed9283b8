import { language } from '@/i18n/language'
import { catalogue } from '@/i18n/catalogue'

const t = catalogue({
  none: 'No date',
  today: 'today',
  days: { one: '{count} day ago', other: '{count} days ago' },
  weeks: { one: '{count} week ago', other: '{count} weeks ago' },
})

const DAY_MS = 86_400_000

function parse(iso: string | null | undefined) {
  const date = iso ? new Date(iso) : null
  return date && !Number.isNaN(date.getTime()) ? date : null
}

const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()

/** The date as the reader's country writes it. */
export function localDate(iso: string | null | undefined) {
  return parse(iso)?.toLocaleDateString([...navigator.languages, language]) ?? t('none')
}

/** The date and the time of day, for things of which there are several a day. */
export function localTime(iso: string | null | undefined) {
  return parse(iso)?.toLocaleString([...navigator.languages, language], { dateStyle: 'medium', timeStyle: 'short' }) ?? t('none')
}

/**
 * How long ago, in days of the calendar: "2 days ago", "1 week ago", after 30 days the date.
 * A time that is still to come (the computer's clock was wrong) counts as today.
 */
export function relativeDate(iso: string | null | undefined, now = new Date()) {
  const date = parse(iso)
  if (!date) return t('none')
  const days = Math.max(0, Math.round((midnight(now) - midnight(date)) / DAY_MS)) // rounded: a day may have 23 hours
  if (days === 0) return t('today')
  if (days < 7) return t('days', { count: days })
  if (days < 30) return t('weeks', { count: Math.floor(days / 7) })
  return localDate(iso)
}
