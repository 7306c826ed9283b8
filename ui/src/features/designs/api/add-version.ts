import { useMutation, useQueryClient } from '@tanstack/react-query'
import { designQueries, refreshDesigns } from './queries'
import type { Plan, Version } from '../types'
import { api } from '@/lib/api'

/** A plan to be stored as a further version. */
export interface NewVersion {
  version: string
  contentJson: Plan
  llmModel?: string
  generationId?: string
}

export const addVersion = (designId: string, version: NewVersion) =>
  api<Version>('POST', `/api/designs/${encodeURIComponent(designId)}/versions`, version)

/** Stores a further version and has everything that shows it asked for again. */
export function useAddVersion(designId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (version: NewVersion) => addVersion(designId, version),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: designQueries.one(designId).queryKey }),
        client.invalidateQueries({ queryKey: designQueries.versions(designId).queryKey }),
        refreshDesigns(client),
      ]),
  })
}
