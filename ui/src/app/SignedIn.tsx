import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Route, Routes } from 'react-router'
import { Dialogs } from '@/app/Dialogs'
import { NotFound } from '@/components/NotFound'
import { Toaster } from '@/components/toast/Toaster'
import { DashboardPage } from '@/features/dashboard/DashboardPage'
import { DesignCornerPage } from '@/features/designs/DesignCornerPage'
import { Shell } from '@/features/shell/Shell'
import { paths } from '@/lib/paths'
import { makeQueryClient } from '@/lib/query-client'
import { forgetPath } from '@/lib/return-path'
import { useUser } from '@/lib/session'

/** Everything that a signed-in teacher sees. */
export default function SignedIn() {
  const user = useUser()
  const [queryClient] = useState(makeQueryClient)
  useEffect(forgetPath, [])
  if (!user) return null
  return (
    <QueryClientProvider client={queryClient}>
      <Shell user={user}>
        <Routes>
          <Route path={paths.home} element={<DashboardPage />} />
          <Route path={paths.designCorner} element={<DesignCornerPage />} />
          <Route path="/design/:id" element={<DesignCornerPage />} />
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Shell>
      <Dialogs />
      <Toaster />
    </QueryClientProvider>
  )
}
