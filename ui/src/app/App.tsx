import { ChakraProvider, chakra } from '@chakra-ui/react/styled-system'
import { Suspense, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { decide } from '@/app/gate'
import { ErrorBoundary } from '@/components/ErrorBoundary'
import { NotFound } from '@/components/NotFound'
import { Toaster } from '@/components/toast/Toaster'
import { lazyPart } from '@/lib/lazy'
import { endSession, returnPath, useSession } from '@/lib/session'
import { system } from '@/theme/system'

const LandingPage = lazyPart(() => import('@/features/landing/LandingPage'))
const LoginPage = lazyPart(() => import('@/features/login/LoginPage'))
const SignedIn = lazyPart(() => import('@/app/SignedIn'))

function SessionEnded() {
  useEffect(endSession, [])
  return null
}

function CurrentPage() {
  const status = useSession(({ session }) => session.status)
  const { pathname } = useLocation()
  switch (decide(status, pathname)) {
    case 'landing': return <LandingPage />
    case 'login': return <LoginPage />
    case 'signed-in': return <SignedIn />
    case 'go-home': return <Navigate to={returnPath()} replace />
    case 'end-session': return <SessionEnded />
    case 'wait': return null
    case 'not-found': return <chakra.main><NotFound /></chakra.main>
  }
}

/** The whole page: its looks, the part that the session and the address call for, and the toasts. */
export function App() {
  return (
    <ChakraProvider value={system}>
      <ErrorBoundary>
        <Suspense fallback={null}>
          <CurrentPage />
        </Suspense>
      </ErrorBoundary>
      <Toaster />
    </ChakraProvider>
  )
}
