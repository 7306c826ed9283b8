import type { Plan } from '@/features/designs/types'
import { readDraft, removeDraft, writeDraft } from '@/lib/drafts'
import type { Fields, RegenerateRequest } from './prompt'

/** A plan that was made but may not be stored yet, with the request it answers and the label it is stored under. */
export interface Generated {
  request: RegenerateRequest
  lessonPlan: Plan
  llmModel: string
  generationId: string
  version: string
}

/** What a teacher wrote and has no new version for yet. */
export interface Draft {
  fields: Fields
  generated: Generated | null
}

const nameOf = (designId: string) => `regenerate.${designId}`

type Stored = Record<string, unknown>
const isStored = (v: unknown): v is Stored => typeof v === 'object' && v !== null && !Array.isArray(v)
const text = (v: unknown) => (typeof v === 'string' ? v : '')
const texts = (v: unknown) => (Array.isArray(v) ? v.filter((item): item is string => typeof item === 'string') : [])

function readGenerated(v: unknown): Generated | null {
  if (!isStored(v) || !isStored(v.lessonPlan) || !isStored(v.request)) return null
  const { llmModel, generationId, version } = v
  if (typeof llmModel !== 'string' || typeof generationId !== 'string' || typeof version !== 'string') return null
  return { request: v.request as unknown as RegenerateRequest, lessonPlan: v.lessonPlan, llmModel, generationId, version }
}

/** What this teacher was writing for this design, or null. */
export function readPromptDraft(userId: string, designId: string): Draft | null {
  const stored = readDraft(userId, nameOf(designId))
  if (!isStored(stored) || !isStored(stored.fields)) return null
  const { subject, topic, gradeLevel, skills, additionalInfo } = stored.fields
  return {
    fields: { subject: text(subject), topic: text(topic), gradeLevel: text(gradeLevel), skills: texts(skills), additionalInfo: text(additionalInfo) },
    generated: readGenerated(stored.generated),
  }
}

export const keepPromptDraft = (userId: string, designId: string, draft: Draft) => writeDraft(userId, nameOf(designId), draft)

export const forgetPromptDraft = (userId: string, designId: string) => removeDraft(userId, nameOf(designId))
