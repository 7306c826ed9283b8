import type { QueryClient } from '@tanstack/react-query'
import { checkAchievements } from './api/check'
import { t } from './texts'
import type { Achievement } from './types'
import { useUnlocked } from './unlocked'
import { isUnauthorized } from '@/lib/api'
import { endSession } from '@/lib/end-session'
import { toast } from '@/lib/toast'

/** From a new design to its burst. */
const CREATED_MS = 500
/** From a new design to the look for new badges. */
const CHECK_MS = 1000
/** From new badges to the first burst, and from one badge's burst to the next one's. */
const UNLOCKED_MS = 1000
const STAGGER_MS = 500

/** A burst after a while; a joy and no need, so where its code cannot be had nothing happens. */
function burstAfter(ms: number) {
  const loading = import('./confetti').catch(() => null)
  setTimeout(() => void loading.then((confetti) => confetti?.burst()), ms)
}

/** Congratulates on new badges: a dialog and a burst for each. */
export function celebrate(achievements: readonly Achievement[]) {
  useUnlocked.getState().add(achievements)
  achievements.forEach((_, i) => burstAfter(UNLOCKED_MS + i * STAGGER_MS))
}

async function checkQuietly(client: QueryClient) {
  try {
    const fresh = await checkAchievements(client)
    if (fresh.length === 0) return
    toast({ title: t('unlocked'), description: t('earnedNew', { count: fresh.length }) })
    celebrate(fresh)
  } catch (error) {
    if (isUnauthorized(error)) endSession() // any other failure stays quiet: the badge is given at the next look
  }
}

/** What follows a new design: a burst, and new badges where they are due. */
export function afterDesignCreated(client: QueryClient) {
  burstAfter(CREATED_MS)
  setTimeout(() => void checkQuietly(client), CHECK_MS)
}
