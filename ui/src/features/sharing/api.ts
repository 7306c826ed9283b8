import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { designQueries } from '@/features/designs/api/queries'
import { api } from '@/lib/api'

/** Where a shared plan can be opened. */
export interface Share {
  shareCode: string
  shareableLink: string
  /** Every address it can be opened at from this network. */
  links: string[]
  /** What a phone on this network types after the address. */
  shortCode: string
  /** The links to type, in the order of the others. */
  shortLinks: string[]
}

const path = (designId: string) => `/api/designs/${encodeURIComponent(designId)}/share`

/** Shares a design, or tells the links of one that is shared. */
export const share = (designId: string) => api<Partial<Share>>('POST', path(designId))

export const stopSharing = (designId: string) => api<void>('DELETE', path(designId))

/** The links of a design that is shared; others where the computer has other addresses. */
export const shareQuery = (designId: string, addresses: readonly string[] = []) =>
  queryOptions({ queryKey: ['designs', 'share', designId, ...addresses], queryFn: () => share(designId), gcTime: 0 })

/** Has everything that shows the design know whether it is shared. */
export function rememberShare(client: QueryClient, designId: string, shareCode: string | null) {
  client.setQueryData(designQueries.list().queryKey, (list) => list?.map((design) => (design.id === designId ? { ...design, shareCode } : design)))
  client.setQueryData(designQueries.one(designId).queryKey, (design) => design && { ...design, shareCode })
}
