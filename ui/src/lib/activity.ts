import { kept } from '@/lib/storage'

const KEY = 'somo:active'

/** When somebody last did something in any tab of this browser, in milliseconds; null where nobody knows. */
export function lastActive(): number | null {
  const stored = Number(kept.get(KEY))
  return stored > 0 ? stored : null
}

export const noteActivity = (at: number) => kept.set(KEY, String(at))

/** For the end of a session: the next one begins its time anew. */
export const forgetActivity = () => kept.remove(KEY)

/** Whether a session that ends after so many minutes without a key or a touch should have ended. */
export function isOverdue(minutes: number, now = Date.now()) {
  const last = lastActive()
  return minutes > 0 && last !== null && now - last >= minutes * 60_000
}
