import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { useUnlocked } from '@/features/achievements/unlocked'
import { FeedbackWidget } from '@/features/feedback/FeedbackWidget'
import { Tour } from '@/features/tour/Tour'
import { lazyPart } from '@/lib/lazy'
import { paths } from '@/lib/paths'

const AchievementDialog = lazyPart(() => import('@/features/achievements/AchievementDialog'))

/** New badges, one dialog after another. */
function Unlocked() {
  const { waiting, next } = useUnlocked()
  const [achievement] = waiting
  return achievement && <Suspense fallback={null}><AchievementDialog key={achievement.id} achievement={achievement} onClose={next} /></Suspense>
}

/** What lies over the pages and can follow them: the feedback button, the tour on the dashboard, new badges. */
export default function Extras({ userId }: { userId: string }) {
  const isHome = useLocation().pathname === paths.home
  return (
    <>
      <FeedbackWidget raised={isHome} />
      {isHome && <Tour userId={userId} />}
      <Unlocked />
    </>
  )
}
