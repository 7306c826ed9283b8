import { catalogue } from '@/i18n/catalogue'

export const t = catalogue({
  unauthorized: 'Unauthorized',
  loggedOut: 'You are logged out. Logging in again...',
  stillSignedIn: 'You are still signed in',
  unreachable: 'Somo does not answer. Check that it is still running on the computer it was started on, and that you are on the same network. Then try again.',
  waitSeconds: {
    one: 'Too many tries. Please wait {count} second, then try again.',
    other: 'Too many tries. Please wait {count} seconds, then try again.',
  },
  waitMinutes: {
    one: 'Too many tries. Please wait {count} minute, then try again.',
    other: 'Too many tries. Please wait {count} minutes, then try again.',
  },
  busy: 'Somo is busy right now. Please wait a moment, then try again.',
  somethingWrong: 'Something went wrong on Somo’s side. Nothing you typed is lost. Please try again.',
})
