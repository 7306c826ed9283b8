import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { celebrateDesign } from '@/app/celebration'
import { useUnlocked } from '@/features/achievements/unlocked'
import { FeedbackWidget } from '@/features/feedback/FeedbackWidget'
import { generationsQuery } from '@/features/generation/api/generations'
import { useGenerations } from '@/features/generation/store'
import { Tour } from '@/features/tour/Tour'
import { lazyPart } from '@/lib/lazy'
import { paths } from '@/lib/paths'

const AchievementDialog = lazyPart(() => import('@/features/achievements/AchievementDialog'))
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

/** What lies over the pages and can follow them: the feedback button, the tour on the dashboard, new badges, plans that are being written. */
export default function Extras({ userId }: { userId: string }) {
  const isHome = useLocation().pathname === paths.home
  return (
    <>
      <FeedbackWidget raised={isHome} />
      {isHome && <Tour userId={userId} />}
      <Unlocked />
      <Writing />
    </>
  )
}
