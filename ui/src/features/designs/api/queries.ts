import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api'
import type { Design, Stats, Version } from '../types'

const path = (id: string) => `/api/designs/${encodeURIComponent(id)}`

/** Everything the page asks the server about designs. */
export const designQueries = {
  list: () => queryOptions({ queryKey: ['designs', 'list'], queryFn: ({ signal }) => api<Design[]>('GET', '/api/designs', undefined, { signal }) }),
  one: (id: string) => queryOptions({ queryKey: ['designs', 'one', id], queryFn: ({ signal }) => api<Design>('GET', path(id), undefined, { signal }) }),
  versions: (id: string) =>
    queryOptions({ queryKey: ['designs', 'versions', id], queryFn: ({ signal }) => api<Version[]>('GET', `${path(id)}/versions`, undefined, { signal }) }),
  stats: () => queryOptions({ queryKey: ['dashboard', 'stats'], queryFn: ({ signal }) => api<Stats>('GET', '/api/dashboard/stats', undefined, { signal }) }),
}

/** Has the list and the numbers asked for again, after a design came or went. */
export async function refreshDesigns(client: QueryClient) {
  await Promise.all([
    client.invalidateQueries({ queryKey: designQueries.list().queryKey }),
    client.invalidateQueries({ queryKey: designQueries.stats().queryKey }),
  ])
}
