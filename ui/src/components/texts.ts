import { catalogue } from '@/i18n/catalogue'

export const t = catalogue({
  close: 'Close',
  tryAgain: 'Try again',
  notifications: 'Notifications ({key})',
  notFound: '404 Page Not Found',
  notFoundHelp: 'There is no page at this address. It may have been mistyped, or moved.',
  goHome: 'Go to the start page',
  brokenTitle: 'This page has stopped working',
  brokenHelp: 'What you saved is safe. Load the page again to go on.',
  reload: 'Load the page again',
})
