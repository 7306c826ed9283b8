import { queryOptions } from '@tanstack/react-query'
import type { Achievement, UserAchievement } from '../types'
import { api } from '@/lib/api'

/** Everything the page asks the server about badges. */
export const achievementQueries = {
  all: () => queryOptions({ queryKey: ['achievements'], queryFn: ({ signal }) => api<Achievement[]>('GET', '/api/achievements', undefined, { signal }) }),
  mine: () => queryOptions({ queryKey: ['user-achievements'], queryFn: ({ signal }) => api<UserAchievement[]>('GET', '/api/user-achievements', undefined, { signal }) }),
}
