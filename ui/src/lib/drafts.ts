import { kept } from '@/lib/storage'

// One key for each teacher and draft, so that colleagues who share a computer never meet each other's words.
const prefix = (userId: string) => `somo:draft:${userId}:`

/** What a teacher was writing under this name, or null. */
export function readDraft(userId: string, name: string): unknown {
  const stored = kept.get(prefix(userId) + name)
  if (stored === null) return null
  try {
    return JSON.parse(stored)
  } catch {
    return null // cut short by a full disk, or not ours
  }
}

/** Keeps what a teacher is writing through reloads and crashes. Tells whether there was room for it. */
export const writeDraft = (userId: string, name: string, value: unknown) => kept.set(prefix(userId) + name, JSON.stringify(value))

/** Forgets one draft. */
export const removeDraft = (userId: string, name: string) => kept.remove(prefix(userId) + name)

/** Forgets all drafts of one teacher; for signing out. */
export function clearDrafts(userId: string) {
  for (const key of kept.keys()) if (key.startsWith(prefix(userId))) kept.remove(key)
}
