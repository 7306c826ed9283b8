import type { Design, Plan } from '@/features/designs/types'
import { api } from '@/lib/api'

/** A shared plan as everybody may see it. */
export interface SharedPlan {
  design: Pick<Design, 'title' | 'subject' | 'cohort' | 'topic' | 'skills' | 'averageRating' | 'totalRatings' | 'createdAt'> & { author: string }
  lessonPlan: Plan | null
  shareCode: string
}

/** What a visitor says about a plan. */
export interface Rating {
  rating: number
  feedback?: string
  raterEmail?: string
}

const shared = (code: string) => `/api/shared/${encodeURIComponent(code)}`

const decoded = (part: string) => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part // not of Somo's making: no plan has it
  }
}

/** Where the plan of a page's address (/shared/{code} or /shared-lesson/{design}) is to be asked for. */
export function sourceOf(pathname: string) {
  const [kind, id = ''] = pathname.split('/').filter(Boolean)
  return kind === 'shared-lesson' ? `/api/shared-lesson/${encodeURIComponent(decoded(id))}` : shared(decoded(id))
}

export const pdfOf = (code: string) => `${shared(code)}/export/pdf`
export const pageOf = (code: string) => `${shared(code)}/export/html`
export const loadShared = (source: string, signal?: AbortSignal) => api<SharedPlan>('GET', source, undefined, signal && { signal })
export const rate = (code: string, rating: Rating) => api<unknown>('POST', `${shared(code)}/rate`, rating)
export const copyShared = (code: string) => api<Design>('POST', `${shared(code)}/copy`)
