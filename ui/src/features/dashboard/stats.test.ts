import { expect, it } from 'vitest'
import { aDesign } from '@/testing/builders'
import { statsOf } from './stats'

const now = new Date(2026, 10, 21, 10)
const created = (...days: number[]) => days.map((day) => aDesign({ createdAt: new Date(2026, 10, day, 12).toISOString() }))

it.each([
  ['nothing', [], { totalDesigns: 0, thisMonth: 0, thisWeek: 0 }],
  ['this week', created(21, 15), { totalDesigns: 2, thisMonth: 2, thisWeek: 2 }],
  ['just more than seven days ago', created(14 - 1), { totalDesigns: 1, thisMonth: 1, thisWeek: 0 }],
  ['the month before', created(0), { totalDesigns: 1, thisMonth: 0, thisWeek: 0 }],
  ['without a date', [aDesign({ createdAt: '' })], { totalDesigns: 1, thisMonth: 0, thisWeek: 0 }],
])('counts designs made %s', (_, designs, numbers) => expect(statsOf(designs, now)).toEqual({ ...numbers, averageRating: 0 }))
