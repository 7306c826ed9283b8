import { catalogue } from '@/i18n/catalogue'

export const t = catalogue({
  soon: 'You will be signed out in less than a minute.',
  seconds: '({count} s)',
  stay: 'Press any key, or touch the screen, to stay. What you are writing is kept.',
  over: 'You are signed out',
  overText: 'For a while nothing was done here. What you were writing is kept; sign in to go on.',
  failed: 'Somo could not be told, so whoever sits here may still get in. {reason}',
  tryAgain: 'Try again',
})
