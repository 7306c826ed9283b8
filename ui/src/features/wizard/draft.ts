/**
 * Unsaved work is kept in the browser under the teacher's id, so that it survives a crash and never meets another teacher
 * on a shared phone. This file imports nothing: the signed-in shell loads it for sign-out.
 */
const prefix = (userId: string) => `somo.draft.${userId}.`

export const draftKey = (userId: string, name: string) => prefix(userId) + name

/** The draft, or null where there is none or it cannot be read (storage is switched off, or another program wrote there). */
export function readDraft(key: string): unknown {
  try {
    const text = localStorage.getItem(key)
    return text === null ? null : (JSON.parse(text) as unknown)
  } catch {
    return null
  }
}

/** Tells whether the draft was kept: a full or forbidden storage must not stop a teacher from working. */
export function writeDraft(key: string, draft: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function removeDraft(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    return // without storage there is no draft
  }
}

/** At sign-out: removes every draft of this teacher and nothing else. */
export function clearDrafts(userId: string) {
  try {
    const mine = Object.keys(localStorage).filter((key) => key.startsWith(prefix(userId)))
    for (const key of mine) localStorage.removeItem(key)
  } catch {
    return // without storage there is no draft
  }
}
