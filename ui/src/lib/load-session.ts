import { api } from '@/lib/api'
import { setUser, type User } from '@/lib/session'

/** Asks the server who is signed in, where the page does not say it (the development server). */
export async function loadSession() {
  try {
    setUser(await api<User>('GET', '/api/auth/user'))
  } catch {
    setUser(null) // nobody is signed in, or nobody can be asked: the landing page is right for both
  }
}
