import { kept } from '@/lib/storage'

// For this browser and not for a teacher: it survives signing out.
const SEEN_KEY = 'somo:wizard-welcome'

/** Whether this browser has not seen the welcome yet. */
export const isWelcomeDue = () => kept.get(SEEN_KEY) === null

export const markWelcomed = () => kept.set(SEEN_KEY, 'yes')
