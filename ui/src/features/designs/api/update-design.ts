import { useMutation, useQueryClient } from '@tanstack/react-query'
import { designQueries } from './queries'
import type { Status } from '../status'
import type { Design } from '../types'
import { api } from '@/lib/api'

/** What of a design can be changed without a new version. */
export interface DesignChange {
  title?: string
  status?: Status
}

export const updateDesign = (id: string, change: DesignChange) => api<Design>('PATCH', `/api/designs/${encodeURIComponent(id)}`, change)

/** Changes a design and shows it so wherever it is shown. */
export function useUpdateDesign(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: DesignChange) => updateDesign(id, change),
    onSuccess: ({ title, status, updatedAt }) => {
      const changed = { title, status, updatedAt }
      client.setQueryData(designQueries.list().queryKey, (list) => list?.map((design) => (design.id === id ? { ...design, ...changed } : design)))
      client.setQueryData(designQueries.one(id).queryKey, (design) => design && { ...design, ...changed })
    },
  })
}
