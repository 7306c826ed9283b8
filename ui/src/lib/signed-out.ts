import { kept } from '@/lib/storage'

/** What other tabs listen to: its value is where to go. */
export const SIGNED_OUT = 'somo:signed-out'

/** Tells the other tabs of this browser that the session has ended, and where to go. */
export function tellSignedOut(to: string) {
  kept.set(SIGNED_OUT, to)
  kept.remove(SIGNED_OUT) // so that the next time is another change
}
