import { api } from '@/lib/api'
import type { User } from '@/lib/session'

/** A user and the code that is shown this once. */
export type UserWithCode = User & { recoveryCode: string }

export const signIn = (body: { email: string; password: string; remember: boolean }) => api<User>('POST', '/api/login', body)

/** What a sign-up sends; empty optional fields are left out. */
export interface SignUp {
  email: string
  password: string
  firstName: string
  lastName?: string
  inviteCode?: string
}

export const signUp = (body: SignUp) => api<UserWithCode>('POST', '/api/auth/register', body)

export const recover = (body: { email: string; recoveryCode: string; newPassword: string }) => api<UserWithCode>('POST', '/api/auth/recover', body)
