import { catalogue } from '@/i18n/catalogue'

/** The words of the question before the wizard closes over answers. */
export const t = catalogue({
  leaveTitle: 'Close the wizard?',
  leaveText: 'Your answers stay on this device, and you can go on with them later.',
  leaveUnkept: 'This device has no room to keep your answers when Somo is closed.',
  stay: 'Go on designing',
  leave: 'Close and keep my answers',
  discard: 'Close and throw them away',
})
