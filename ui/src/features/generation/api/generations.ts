import { queryOptions } from '@tanstack/react-query'
import type { Plan } from '@/features/designs/types'
import { api, ApiError } from '@/lib/api'
import type { Kind, PlanRequest } from '../job'

/** A generation as the server lists it. */
export interface Generation {
  id: string
  kind: Kind
  designId: string | null
  status: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled'
  position: number
  prompt: PlanRequest
  llmModel: string | null
  createdAt: string
  /** Only where one was asked for. */
  lessonPlan?: Plan
}

export const generationPath = (id: string) => `/api/generations/${encodeURIComponent(id)}`

/** What is being written for this teacher, and what waits to be saved. Asked once; then the page knows by itself. */
export const generationsQuery = () =>
  queryOptions({ queryKey: ['generations'], queryFn: ({ signal }) => api<Generation[]>('GET', '/api/generations', undefined, { signal }) })

export const getGeneration = (id: string) => api<Generation>('GET', generationPath(id))

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/** Cancels a generation that runs; any other is forgotten. One that is gone already will do. */
export async function cancelGeneration(id: string): Promise<void> {
  try {
    await api<void>('DELETE', generationPath(id))
  } catch (error) {
    if (!isGone(error)) throw error
  }
}

/** One generation with its plan; null where it is gone. */
export async function findGeneration(id: string): Promise<Generation | null> {
  try {
    return await getGeneration(id)
  } catch (error) {
    if (isGone(error)) return null
    throw error
  }
}
