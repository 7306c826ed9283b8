import { create } from 'zustand'
import { pageData } from '@/lib/page-data'

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
  /** False for an account that was made by signing in with another service. */
  hasPassword?: boolean
}

/** Who is using the page. `loading` is seen only where the server did not say it in the page itself. */
export type Session = { status: 'loading' } | { status: 'signed-out' } | { status: 'signed-in'; user: User }

const of = (user: User | null): Session => (user ? { status: 'signed-in', user } : { status: 'signed-out' })

/** What the server wrote into the page: the user, null for nobody, undefined where it wrote nothing. */
export const sessionInPage = (page: Document = document) => (pageData('session', page) as { user: User | null } | undefined)?.user

function initialSession(): Session {
  const user = sessionInPage()
  return user === undefined ? { status: 'loading' } : of(user)
}

interface SessionState {
  session: Session
}

/** The session decides which pages there are. */
export const useSession = create<SessionState>()(() => ({ session: initialSession() }))

/** The signed-in teacher, or null. */
export const currentUser = () => {
  const { session } = useSession.getState()
  return session.status === 'signed-in' ? session.user : null
}

/** The signed-in teacher, or null, for components. */
export const useUser = () => useSession(({ session }) => (session.status === 'signed-in' ? session.user : null))

/** Takes over who is signed in after a sign-in, a sign-up or a change of the account. */
export const setUser = (user: User | null) => useSession.setState({ session: of(user) })
