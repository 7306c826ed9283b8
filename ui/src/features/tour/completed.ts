import { kept } from '@/lib/storage'

const key = (userId: string) => `somo:tour-completed:${userId}`

/** Whether this teacher has been shown around, in this browser. It survives signing out. */
export const isTourCompleted = (userId: string) => kept.get(key(userId)) === 'true'

export const completeTour = (userId: string) => kept.set(key(userId), 'true')
