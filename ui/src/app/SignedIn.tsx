import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { Route, Routes } from 'react-router'
import { Dialogs } from '@/app/Dialogs'
import { Toaster } from '@/components/toast/Toaster'
import { DashboardPage } from '@/features/dashboard/DashboardPage'
import { Shell } from '@/features/shell/Shell'
import { isOverdue } from '@/lib/activity'
import { lazyPart } from '@/lib/lazy'
import { paths } from '@/lib/paths'
import { makeQueryClient } from '@/lib/query-client'
import { forgetPath } from '@/lib/return-path'
import { useUser } from '@/lib/session'

const Extras = lazyPart(() => import('@/app/Extras'))
const DesignCornerPage = lazyPart(() => import('@/features/design-corner/DesignCornerPage'))
const AchievementsPage = lazyPart(() => import('@/features/achievements/AchievementsPage'))
const CoursesPage = lazyPart(() => import('@/features/courses/CoursesPage'))
const CoursePage = lazyPart(() => import('@/features/courses/CoursePage'))
const LessonPage = lazyPart(() => import('@/features/courses/LessonPage'))
const SignedOut = lazyPart(() => import('@/features/sign-out/SignedOut'))
const OtherPages = lazyPart(() => import('@/app/OtherPages'))

/** Everything that a signed-in teacher sees. */
export default function SignedIn() {
  const user = useUser()
  const [queryClient] = useState(makeQueryClient)
  const [isLate] = useState(() => isOverdue(user?.signOutAfter ?? 0))
  useEffect(forgetPath, [])
  if (!user) return null
  if (isLate) return <Suspense fallback={null}><SignedOut /></Suspense>
  return (
    <QueryClientProvider client={queryClient}>
      <Shell user={user} floating={<Suspense fallback={null}><Extras userId={user.id} /></Suspense>}>
        <Suspense fallback={null}>
          <Routes>
            <Route path={paths.home} element={<DashboardPage />} />
            <Route path={paths.designCorner} element={<DesignCornerPage />} />
            <Route path="/design/:id" element={<DesignCornerPage />} />
            <Route path={paths.achievements} element={<AchievementsPage />} />
            <Route path={paths.courses} element={<CoursesPage />} />
            <Route path="/courses/:id" element={<CoursePage />} />
            <Route path="/courses/:id/:unit" element={<LessonPage />} />
            <Route path="*" element={<OtherPages />} />
          </Routes>
        </Suspense>
      </Shell>
      <Dialogs />
      <Toaster />
    </QueryClientProvider>
  )
}
