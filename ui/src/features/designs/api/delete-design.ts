import { useMutation, useQueryClient } from '@tanstack/react-query'
import { designQueries, refreshDesigns } from './queries'
import { api } from '@/lib/api'

export const deleteDesign = (id: string) => api<void>('DELETE', `/api/designs/${encodeURIComponent(id)}`)

/** Deletes a design with all its versions and has the list asked for again. */
export function useDeleteDesign() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: deleteDesign,
    onSuccess: (_, id) => {
      client.removeQueries({ queryKey: designQueries.one(id).queryKey })
      client.removeQueries({ queryKey: designQueries.versions(id).queryKey })
      return refreshDesigns(client)
    },
  })
}
