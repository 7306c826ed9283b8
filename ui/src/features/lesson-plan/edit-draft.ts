import { readDraft, removeDraft, writeDraft } from '@/lib/drafts'
import type { Edits } from './edit'

/** Edits that were not saved: only what was changed, and the version it was changed in. */
export interface EditDraft {
  changed: Partial<Edits>
  version: string | null
}

const nameOf = (designId: string) => `plan.${designId}`

const isText = (v: unknown): v is string => typeof v === 'string'

function readChanged(stored: Record<string, unknown>): Partial<Edits> {
  const { overview, drivingQuestion, learningObjectives } = stored
  return {
    ...(isText(overview) && { overview }),
    ...(isText(drivingQuestion) && { drivingQuestion }),
    ...(Array.isArray(learningObjectives) && { learningObjectives: learningObjectives.filter(isText) }),
  }
}

/** What this teacher changed in this plan and did not save, or null. */
export function readEditDraft(userId: string, designId: string): EditDraft | null {
  const stored = readDraft(userId, nameOf(designId))
  if (typeof stored !== 'object' || stored === null || !('changed' in stored) || typeof stored.changed !== 'object' || stored.changed === null) return null
  const changed = readChanged(stored.changed as Record<string, unknown>)
  if (Object.keys(changed).length === 0) return null
  return { changed, version: 'version' in stored && isText(stored.version) ? stored.version : null }
}

/** Keeps the edits through a crash; without any there is no draft. */
export function keepEditDraft(userId: string, designId: string, draft: EditDraft) {
  if (Object.keys(draft.changed).length > 0) writeDraft(userId, nameOf(designId), draft)
  else forgetEditDraft(userId, designId)
}

export const forgetEditDraft = (userId: string, designId: string) => removeDraft(userId, nameOf(designId))
