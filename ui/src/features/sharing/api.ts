import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { designQueries } from '@/features/designs/api/queries'
import { api } from '@/lib/api'

/** Where a shared plan can be opened. */
export interface Share {
  shareCode: string
  shareableLink: string
  /** Every address it can be opened at from this network. */
  links: string[]
}

const path = (designId: string) => `/api/designs/${encodeURIComponent(designId)}/share`

/** Shares a design, or tells the links of one that is shared. */
export const share = (designId: string) => api<Partial<Share>>('POST', path(designId))

export const stopSharing = (designId: string) => api<void>('DELETE', path(designId))

/** The links of a design that is shared. */
export const shareQuery = (designId: string) => queryOptions({ queryKey: ['designs', 'share', designId], queryFn: () => share(designId), gcTime: 0 })

/** Has everything that shows the design know whether it is shared. */
export function rememberShare(client: QueryClient, designId: string, shareCode: string | null) {
  client.setQueryData(designQueries.list().queryKey, (list) => list?.map((design) => (design.id === designId ? { ...design, shareCode } : design)))
  client.setQueryData(designQueries.one(designId).queryKey, (design) => design && { ...design, shareCode })
}
