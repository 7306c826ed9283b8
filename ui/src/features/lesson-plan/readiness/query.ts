import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Design } from '@/features/designs/types'
import { api } from '@/lib/api'

/** One thing that a plan still lacks. */
export interface Finding {
  code: string
  /** `core`, a phase in small letters, or `outcome`. */
  section: string
  message: string
}

/** One thing that was looked at. */
export interface Check {
  code: string
  label: string
  passed: boolean
}

export interface Review {
  findings: Finding[]
  checks: Check[]
}

/** What a head teacher would say of the newest plan; asked for again once another one is the newest. */
export const readinessQuery = ({ id, version, updatedAt }: Design) =>
  queryOptions({
    queryKey: ['designs', 'readiness', id, version, updatedAt],
    queryFn: ({ signal }) => api<Review>('GET', `/api/designs/${encodeURIComponent(id)}/readiness`, undefined, { signal }),
    placeholderData: keepPreviousData,
  })
