import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api'
import type { Design, Prompt, RatingList, Stats, Version } from '../types'

const path = (id: string) => `/api/designs/${encodeURIComponent(id)}`

/** Everything the page asks the server about designs. */
export const designQueries = {
  list: () => queryOptions({ queryKey: ['designs', 'list'], queryFn: ({ signal }) => api<Design[]>('GET', '/api/designs', undefined, { signal }) }),
  one: (id: string) => queryOptions({ queryKey: ['designs', 'one', id], queryFn: ({ signal }) => api<Design>('GET', path(id), undefined, { signal }) }),
  versions: (id: string) =>
    queryOptions({ queryKey: ['designs', 'versions', id], queryFn: ({ signal }) => api<Version[]>('GET', `${path(id)}/versions`, undefined, { signal }) }),
  /** Asked for each time: it is what the design is made from, and other devices change it too. */
  prompt: (id: string) =>
    queryOptions({ queryKey: ['designs', 'prompt', id], queryFn: ({ signal }) => api<Prompt>('GET', `${path(id)}/prompt`, undefined, { signal }), gcTime: 0 }),
  /** Others rate while this page is open, so these are asked for each time. */
  ratings: (id: string) =>
    queryOptions({ queryKey: ['designs', 'ratings', id], queryFn: ({ signal }) => api<RatingList>('GET', `${path(id)}/ratings`, undefined, { signal }), staleTime: 0 }),
  stats: () => queryOptions({ queryKey: ['dashboard', 'stats'], queryFn: ({ signal }) => api<Stats>('GET', '/api/dashboard/stats', undefined, { signal }) }),
}

/** Has the list and the numbers asked for again, after a design came or went. */
export async function refreshDesigns(client: QueryClient) {
  await Promise.all([
    client.invalidateQueries({ queryKey: designQueries.list().queryKey }),
    client.invalidateQueries({ queryKey: designQueries.stats().queryKey }),
  ])
}
