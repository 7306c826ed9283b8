import { matchPath } from 'react-router'
import { paths, signedInPatterns } from '@/lib/paths'
import type { Session } from '@/lib/session'

/** What the page shows for a session at an address. */
export type Decision = 'landing' | 'login' | 'welcome' | 'signed-in' | 'go-home' | 'end-session' | 'wait' | 'not-found'

/** Decides from who is signed in and where. While that is not known yet, visitors see what is there for everybody. */
export function decide(status: Session['status'], pathname: string): Decision {
  const isSignedInPage = signedInPatterns.some((pattern) => matchPath(pattern, pathname))
  const isLogin = matchPath(paths.login, pathname) !== null
  const isWelcome = matchPath(paths.welcome, pathname) !== null
  if (status === 'signed-in') return isLogin || isWelcome ? 'go-home' : 'signed-in'
  if (isLogin) return 'login'
  if (isWelcome) return 'welcome'
  if (matchPath(paths.home, pathname)) return 'landing'
  if (!isSignedInPage) return 'not-found'
  return status === 'loading' ? 'wait' : 'end-session'
}
