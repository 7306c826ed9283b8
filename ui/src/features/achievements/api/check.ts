import type { QueryClient } from '@tanstack/react-query'
import { achievementQueries } from './queries'
import type { Achievement } from '../types'
import { api } from '@/lib/api'

/** Has the server see whether badges are due, and gives those that are new. Each is given once. */
export async function checkAchievements(client: QueryClient): Promise<Achievement[]> {
  const { newAchievements } = await api<{ newAchievements: Achievement[] }>('POST', '/api/check-achievements')
  if (newAchievements.length > 0) void client.invalidateQueries({ queryKey: achievementQueries.mine().queryKey })
  return newAchievements
}
