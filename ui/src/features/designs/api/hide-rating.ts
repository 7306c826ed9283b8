import { useMutation, useQueryClient } from '@tanstack/react-query'
import { designQueries } from './queries'
import type { RatingList } from '../types'
import { api } from '@/lib/api'

/** A rating, and whether its owner wants to read its words. */
export interface HideRating {
  id: string
  hidden: boolean
}

export const hideRating = (designId: string, { id, hidden }: HideRating) =>
  api<void>('PATCH', `/api/designs/${encodeURIComponent(designId)}/ratings/${encodeURIComponent(id)}`, { hidden })

const withHidden = (list: RatingList, { id, hidden }: HideRating): RatingList =>
  ({ ...list, ratings: list.ratings.map((rating) => (rating.id === id ? { ...rating, hidden } : rating)) })

/** Hides the words of a rating, or shows them again. */
export function useHideRating(designId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: HideRating) => hideRating(designId, change),
    onSuccess: (_, change) => client.setQueryData(designQueries.ratings(designId).queryKey, (list) => list && withHidden(list, change)),
  })
}
