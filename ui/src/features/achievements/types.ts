/** A badge for a number of lessons. */
export interface Achievement {
  id: string
  name: string
  description: string
  /** The address of its drawing. */
  badgeIcon: string
  points: number
  /** How many lessons it takes. */
  requirement: number
}

/** A badge that the teacher has. */
export interface UserAchievement {
  achievementId: string
  earnedAt: string
}
