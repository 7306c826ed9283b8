import type { Achievement, UserAchievement } from './types'

/** A badge as the teacher sees it. */
export interface Badge extends Achievement {
  /** Lessons that count towards it. */
  done: number
  percent: number
  /** When it was earned, null where it was not. */
  earnedAt: string | null
}

const percentOf = (part: number, whole: number) => Math.min(100, Math.round((part / whole) * 100))

/** Puts together what there is to earn, what is earned, and how far the rest is with this many lessons. */
export function badgesOf(all: readonly Achievement[], mine: readonly UserAchievement[], lessons: number): Badge[] {
  const earned = new Map(mine.map(({ achievementId, earnedAt }) => [achievementId, earnedAt]))
  return all.map((achievement) => ({
    ...achievement,
    done: Math.min(lessons, achievement.requirement),
    percent: percentOf(lessons, achievement.requirement),
    earnedAt: earned.get(achievement.id) ?? null,
  }))
}

/** The sums over all badges. */
export function summaryOf(badges: readonly Badge[]) {
  const earned = badges.filter(({ earnedAt }) => earnedAt !== null)
  return {
    points: earned.reduce((sum, { points }) => sum + points, 0),
    earned: earned.length,
    total: badges.length,
    percent: badges.length === 0 ? 0 : percentOf(earned.length, badges.length),
  }
}
