import { paths } from '@/lib/paths'

/** Where the profile asks about the class. */
export const MY_CLASS = 'my-class'
export const myClassPath = `${paths.profile}#${MY_CLASS}`

/** Goes along with the way to the profile, so that there is a way back. */
export const FROM_WIZARD = { from: 'wizard' }

export const isFromWizard = (state: unknown) => typeof state === 'object' && state !== null && 'from' in state && state.from === FROM_WIZARD.from
