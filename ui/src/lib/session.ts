import { create } from 'zustand'
import { api, isUnauthorized } from '@/lib/api'
import { browser } from '@/lib/browser'
import { paths } from '@/lib/paths'
import { keptInTab } from '@/lib/storage'
import { toast, type ToastText } from '@/lib/toast'
import { t } from '@/lib/texts'

/** The signed-in teacher. */
export interface User {
  id: string
  email: string
  firstName: string | null
  lastName: string | null
  profileImageUrl: string | null
  school?: string | null
  country?: string | null
  language?: string | null
  /** The same object as a plan's context. */
  myClass?: Record<string, unknown> | null
  createdAt?: string
}

/** Who is using the page. `loading` is seen only where the server did not say it in the page itself. */
export type Session = { status: 'loading' } | { status: 'signed-out' } | { status: 'signed-in'; user: User }

interface SessionState {
  session: Session
  /** Whether the session ran out while the page was open, and the way to sign-in is under way. */
  ending: boolean
}

const of = (user: User | null): Session => (user ? { status: 'signed-in', user } : { status: 'signed-out' })

/** What the server wrote into the page: the user, null for nobody, undefined where it wrote nothing. */
export function sessionInPage(page: Document = document): User | null | undefined {
  const told = page.getElementById('session')?.textContent
  if (!told) return undefined
  return (JSON.parse(told) as { user: User | null }).user
}

function initialSession(): Session {
  const user = sessionInPage()
  return user === undefined ? { status: 'loading' } : of(user)
}

/** The session decides which pages there are. */
export const useSession = create<SessionState>()(() => ({ session: initialSession(), ending: false }))

/** The signed-in teacher, or null. */
export const currentUser = () => {
  const { session } = useSession.getState()
  return session.status === 'signed-in' ? session.user : null
}

/** The signed-in teacher, or null, for components. */
export const useUser = () => useSession(({ session }) => (session.status === 'signed-in' ? session.user : null))

/** Takes over who is signed in after a sign-in, a sign-up or a change of the account. */
export const setUser = (user: User | null) => useSession.setState({ session: of(user), ending: false })

/** Asks the server who is signed in, where the page does not say it (the development server). */
export async function loadSession() {
  if (useSession.getState().session.status !== 'loading') return
  try {
    setUser(await api<User>('GET', '/api/auth/user'))
  } catch {
    setUser(null) // nobody is signed in, or nobody can be asked: the landing page is right for both
  }
}

/** How long the toast can be read before the page leaves for sign-in. */
export const REDIRECT_MS = 500
const RETURN_KEY = 'somo:return'

/** Says that the session is over and goes to sign-in, once; afterwards the teacher comes back to where she was. */
export function endSession() {
  if (useSession.getState().ending) return
  useSession.setState({ ending: true })
  keptInTab.set(RETURN_KEY, window.location.pathname)
  toast({ title: t('unauthorized'), description: t('loggedOut'), kind: 'destructive' })
  setTimeout(() => browser.go(paths.apiLogin), REDIRECT_MS)
}

/** Where to go after sign-in: back to the page where the session ended, else home. */
export function returnPath() {
  const path = keptInTab.get(RETURN_KEY)
  return path?.startsWith('/') && !path.startsWith('//') && path !== paths.login ? path : paths.home
}

/** Forgets where the last session ended, once a page of the new one is shown. */
export const forgetReturnPath = () => keptInTab.remove(RETURN_KEY)

/** Tells the teacher what failed, in the given words, or that she has to sign in again where that is the cause. */
export function reportFailure(error: unknown, text: ToastText) {
  if (isUnauthorized(error)) endSession()
  else toast({ kind: 'destructive', ...text })
}
