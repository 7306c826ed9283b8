import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { Suspense, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { decide } from '@/app/gate'
import { ErrorBoundary } from '@/components/ErrorBoundary'
import { lazyPart } from '@/lib/lazy'
import { browser } from '@/lib/browser'
import { forgetPath, isPublicPage, returnPath } from '@/lib/return-path'
import { useSession } from '@/lib/session'
import { system } from '@/theme/system'

const LandingPage = lazyPart(() => import('@/features/landing/LandingPage'))
const LoginPage = lazyPart(() => import('@/features/login/LoginPage'))
const WelcomePage = lazyPart(() => import('@/features/login/WelcomePage'))
const NotFoundPage = lazyPart(() => import('@/app/NotFoundPage'))
const SessionEnded = lazyPart(() => import('@/app/SessionEnded'))
const SignedIn = lazyPart(() => import('@/app/SignedIn'))

/** Leads to where the last session ended, else home. */
function ComeBack() {
  const [path] = useState(returnPath)
  const isElsewhere = isPublicPage(path)
  useEffect(() => {
    if (!isElsewhere) return
    forgetPath()
    browser.go(path)
  }, [isElsewhere, path])
  return isElsewhere ? null : <Navigate to={path} replace />
}

function CurrentPage() {
  const status = useSession(({ session }) => session.status)
  const { pathname } = useLocation()
  switch (decide(status, pathname)) {
    case 'landing': return <LandingPage />
    case 'login': return <LoginPage />
    case 'welcome': return <WelcomePage />
    case 'signed-in': return <SignedIn />
    case 'go-home': return <ComeBack />
    case 'end-session': return <SessionEnded />
    case 'wait': return null
    case 'not-found': return <NotFoundPage />
  }
}

/** The whole page: its looks, and the part that the session and the address call for. */
export function App() {
  return (
    <ChakraProvider value={system}>
      <ErrorBoundary>
        <Suspense fallback={null}>
          <CurrentPage />
        </Suspense>
      </ErrorBoundary>
    </ChakraProvider>
  )
}
