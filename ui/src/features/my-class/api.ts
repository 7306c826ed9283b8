import type { ClassContext } from '@/features/designs/types'
import { api } from '@/lib/api'
import type { User } from '@/lib/session'

/** Keeps what the class is like; null takes it away. */
export const changeMyClass = (myClass: ClassContext | null) => api<User>('PATCH', '/api/auth/user', { myClass })
