import { queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api'

/** The code with which colleagues create accounts. */
export interface Invite {
  inviteCode: string
  links: string[]
}

/** Who has an account on this Somo. */
export interface Colleague {
  id: string
  email: string
  firstName: string
  lastName: string
  createdAt: string
}

/** Asked for each time: it may be changed in another window. */
export const inviteQuery = () => queryOptions({ queryKey: ['invite'], queryFn: ({ signal }) => api<Invite>('GET', '/api/invite', undefined, { signal }), staleTime: 0 })

export const changeInvite = () => api<Invite>('POST', '/api/invite', {})

/** Colleagues come while the page is open elsewhere, so they are asked for each time. */
export const colleaguesQuery = () => queryOptions({ queryKey: ['colleagues'], queryFn: ({ signal }) => api<Colleague[]>('GET', '/api/users', undefined, { signal }), staleTime: 0 })

export const giveRecoveryCode = (id: string) => api<{ recoveryCode: string }>('POST', `/api/users/${encodeURIComponent(id)}/recovery-code`)
