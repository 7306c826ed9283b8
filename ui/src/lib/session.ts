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
  /** Minutes without a key or a touch after which the page signs her out; 0 for never. */
  signOutAfter?: number
  /** False for an account that was made by signing in with another service. */
  hasPassword?: boolean
}

/** What the clock of Somo's computer says, and a time that has been already. */
export interface WrongClock {
  says: string
  been: string
}

/** Who is using the page. `loading` is seen only where the server did not say it in the page itself. */
export type Session = { status: 'loading' } | { status: 'signed-out' } | { status: 'signed-in'; user: User }

const of = (user: User | null): Session => (user ? { status: 'signed-in', user } : { status: 'signed-out' })

/** What the server wrote into the page: who is signed in, whether nobody can yet, and the clock where it is wrong; nothing where it wrote nothing. */
export const sessionInPage = (page: Document = document) => pageData('session', page) as { user: User | null; clock?: WrongClock; isNew?: boolean } | undefined

interface SessionState {
  session: Session
  /** Null while the date of Somo's computer can be right. */
  clock: WrongClock | null
  /** Whether nobody has an account yet. */
  isNew: boolean
}

function initialState(): SessionState {
  const told = sessionInPage()
  return { session: told ? of(told.user) : { status: 'loading' }, clock: told?.clock ?? null, isNew: told?.isNew ?? false }
}

/** The session decides which pages there are. */
export const useSession = create<SessionState>()(initialState)

/** The signed-in teacher, or null. */
export const currentUser = () => {
  const { session } = useSession.getState()
  return session.status === 'signed-in' ? session.user : null
}

/** The signed-in teacher, or null, for components. */
export const useUser = () => useSession(({ session }) => (session.status === 'signed-in' ? session.user : null))

/** Takes over who is signed in after a sign-in, a sign-up or a change of the account. */
export const setUser = (user: User | null) => useSession.setState({ session: of(user) })
