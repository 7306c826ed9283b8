import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshDesigns } from './queries'
import type { ClassContext, Design, Plan } from '../types'
import { api } from '@/lib/api'

/** A design to be stored; with a plan, its version 1.0 is stored in the same step. */
export interface NewDesign {
  title: string
  subject: string
  topic: string
  /** The grade level. */
  cohort: string
  /** A JSON list of names. */
  skills: string
  additionalInfo: string
  status: 'draft'
  /** The class that it is for. */
  context?: ClassContext
  contentJson?: Plan
  llmModel?: string
  generationId?: string
}

export const createDesign = (design: NewDesign) => api<Design>('POST', '/api/designs', design)

/** Stores a design and has the list asked for again. */
export function useCreateDesign() {
  const client = useQueryClient()
  return useMutation({ mutationFn: createDesign, onSuccess: () => refreshDesigns(client) })
}
