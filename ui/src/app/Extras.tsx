import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { celebrateDesign } from '@/app/celebration'
import { useUnlocked } from '@/features/achievements/unlocked'
import { FeedbackWidget } from '@/features/feedback/FeedbackWidget'
import { generationsQuery } from '@/features/generation/api/generations'
import { useGenerations } from '@/features/generation/store'
import { Tour } from '@/features/tour/Tour'
import { browser } from '@/lib/browser'
import { lazyPart } from '@/lib/lazy'
import { paths } from '@/lib/paths'
import { useUser } from '@/lib/session'
import { SIGNED_OUT } from '@/lib/signed-out'

const AchievementDialog = lazyPart(() => import('@/features/achievements/AchievementDialog'))
const AutomaticSignOut = lazyPart(() => import('@/features/sign-out/AutomaticSignOut'))
const Generations = lazyPart(() => import('@/features/generation/Generations'))

/** Plans that are being written, or wait to be saved. Most of the time there are none, and then nothing of it is loaded. */
function Writing() {
  const client = useQueryClient()
  const { data: found } = useQuery(generationsQuery())
  const isAny = useGenerations(({ jobs }) => jobs.length > 0)
  if (!isAny && !found?.length) return null
  return <Suspense fallback={null}><Generations found={found} onCreated={() => celebrateDesign(client)} /></Suspense>
}

/** New badges, one dialog after another. */
function Unlocked() {
  const { waiting, next } = useUnlocked()
  const [achievement] = waiting
  return achievement && <Suspense fallback={null}><AchievementDialog key={achievement.id} achievement={achievement} onClose={next} /></Suspense>
}

/** Leaves when the session was ended in another tab: what is on screen here is hers too. */
function useSignedOutElsewhere() {
  useEffect(() => {
    const onStorage = ({ key, newValue: to }: StorageEvent) => {
      if (key === SIGNED_OUT && to) browser.go(to)
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])
}

/** What lies over the pages and can follow them: the feedback button, the tour on the dashboard, new badges, plans that are being written, and the end of a session that nobody uses. */
export default function Extras({ userId }: { userId: string }) {
  const isHome = useLocation().pathname === paths.home
  const minutes = useUser()?.signOutAfter ?? 0
  useSignedOutElsewhere()
  return (
    <>
      <FeedbackWidget raised={isHome} />
      {isHome && <Tour userId={userId} />}
      <Unlocked />
      <Writing />
      {minutes > 0 && <Suspense fallback={null}><AutomaticSignOut key={minutes} minutes={minutes} /></Suspense>}
    </>
  )
}
