import { useState } from 'react'
import type { Prompt } from '@/features/designs/types'
import { useUser } from '@/lib/session'
import { forgetPromptDraft, keepPromptDraft, readPromptDraft, type Draft } from './draft'
import { fieldsOf, type Fields } from './prompt'

const NOTHING: Fields = { subject: '', topic: '', gradeLevel: '', skills: [], additionalInfo: '' }

/** The fields of one design's prompt as they are being changed. The changes are kept as a draft until they are used or given up. */
export function usePromptEditing(designId: string, prompt: Prompt | undefined) {
  const userId = useUser()?.id ?? ''
  const [draft, setDraft] = useState(() => readPromptDraft(userId, designId))
  const [isResumed, setResumed] = useState(draft !== null)
  const fields = draft?.fields ?? (prompt ? fieldsOf(prompt) : NOTHING)
  const generated = draft?.generated ?? null
  const keep = (kept: Draft) => {
    setDraft(kept)
    keepPromptDraft(userId, designId, kept)
  }
  return {
    fields,
    /** A plan that was made from these fields and could not be stored yet. */
    generated,
    /** Whether the fields are those of an earlier time. */
    isResumed,
    change: (changed: Partial<Fields>) => keep({ fields: { ...fields, ...changed }, generated }),
    keepGenerated: (made: Draft['generated']) => keep({ fields, generated: made }),
    forget: () => {
      setDraft(null)
      setResumed(false)
      forgetPromptDraft(userId, designId)
    },
  }
}
