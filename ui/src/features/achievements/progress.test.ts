import { expect, it } from 'vitest'
import { badgesOf, summaryOf } from './progress'
import type { Achievement } from './types'

const anAchievement = (requirement: number, points = requirement * 10): Achievement => ({
  id: `a${requirement}`, name: `${requirement}`, description: '', badgeIcon: '/x.svg', points, requirement,
})
const ALL = [anAchievement(1), anAchievement(3), anAchievement(10)]

it.each([
  [0, [0, 0, 0]], [1, [100, 33, 10]], [2, [100, 67, 20]], [25, [100, 100, 100]],
])('%d lessons are %j percent of the badges', (lessons, percents) => expect(badgesOf(ALL, [], lessons).map(({ percent }) => percent)).toEqual(percents))

it('counts no more lessons towards a badge than it takes', () => expect(badgesOf(ALL, [], 4).map(({ done }) => done)).toEqual([1, 3, 4]))

it('sums up what is earned, whatever else the server names', () => {
  const badges = badgesOf(ALL, [{ achievementId: 'a3', earnedAt: '2026-11-02T08:00:00Z' }, { achievementId: 'gone', earnedAt: '2026-11-02T08:00:00Z' }], 3)
  expect(badges.map(({ earnedAt }) => earnedAt !== null)).toEqual([false, true, false])
  expect(summaryOf(badges)).toEqual({ points: 30, earned: 1, total: 3, percent: 33 })
  expect(summaryOf([])).toEqual({ points: 0, earned: 0, total: 0, percent: 0 })
})
