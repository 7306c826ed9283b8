import { useState } from 'react'
import { readDraft, removeDraft, writeDraft } from '@/lib/drafts'
import { useUser } from '@/lib/session'

/** The values with what was kept of them; anything else that lies under the name is passed over. */
export function withDraft<T extends Record<string, string>>(values: T, draft: unknown): T {
  if (typeof draft !== 'object' || draft === null) return values
  const found = Object.entries(draft).filter(([name, value]) => name in values && typeof value === 'string')
  return { ...values, ...Object.fromEntries(found) }
}

/** Texts that a teacher is typing: they outlive a reload, a crash and the end of the session, until they are sent. */
export function useDraft<T extends Record<string, string>>(name: string, empty: T) {
  const userId = useUser()?.id ?? ''
  const [values, setValues] = useState(() => withDraft(empty, readDraft(userId, name)))
  const change = (next: T) => {
    setValues(next)
    writeDraft(userId, name, next)
  }
  const forget = () => {
    setValues(empty)
    removeDraft(userId, name)
  }
  return { values, change, forget }
}
