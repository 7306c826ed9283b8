import { describe, expect, it } from 'vitest'
import { localDate, relativeDate } from './dates'

const now = new Date(2026, 10, 21, 10, 30)
const on = (day: number, hour = 10) => new Date(2026, 10, day, hour).toISOString()

describe('relativeDate', () => {
  it.each([
    [null, 'No date'], [undefined, 'No date'], ['', 'No date'], ['not a date', 'No date'],
    [on(21), 'today'], [on(21, 0), 'today'],
    [on(20, 23), '1 day ago'], [on(20, 0), '1 day ago'],
    [on(19), '2 days ago'], [on(15), '6 days ago'],
    [on(14), '1 week ago'], [on(8), '1 week ago'], [on(7), '2 weeks ago'],
    [on(21 - 29), '4 weeks ago'],
  ])('%s is %s', (iso, words) => expect(relativeDate(iso, now)).toBe(words))

  it('is the local date from 30 days on', () => {
    const iso = on(21 - 30)
    expect(relativeDate(iso, now)).toBe(localDate(iso))
    expect(localDate(iso)).toMatch(/2026/)
  })

  it.each([[on(22)], [on(21, 23)], ['2099-01-01T00:00:00Z']])('is never negative: %s, after a wrong clock, is today', (iso) =>
    expect(relativeDate(iso, now)).toBe('today'))
})
