import { expect, it } from 'vitest'
import { hasPassed } from './catalogue'

it.each([
  ['on the last day', '2025-08-30', false], ['on the day after', '2025-08-29', true], ['without a date', undefined, false],
])('a course has passed %s', (_, endsOn, passed) => expect(hasPassed({ endsOn }, new Date(2025, 7, 30, 23, 59))).toBe(passed))
