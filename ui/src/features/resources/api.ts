import { queryOptions } from '@tanstack/react-query'
import type { Resource } from './types'
import { api } from '@/lib/api'

/** All resources. */
export const resourcesQuery = () =>
  queryOptions({ queryKey: ['resources'], queryFn: ({ signal }) => api<Resource[]>('GET', '/api/resources', undefined, { signal }) })
