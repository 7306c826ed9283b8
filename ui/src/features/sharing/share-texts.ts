import { catalogue } from '@/i18n/catalogue'

// Loaded with what shares, so that no page carries it before.
export const t = catalogue({
  noLink: 'Failed to generate a valid shareable link.',
  linkCopiedTitle: 'Link Copied!',
  linkCopied: 'The shareable link has been copied to your clipboard.',
  textCopiedTitle: 'Copied to clipboard!',
  textCopied: 'Share link has been copied to clipboard.',
  linkTitle: 'Share Link',
  message: '{title}\nSubject: {subject}\nGrade level: {cohort}\nTopic: {topic}\n{link}',

  dialogTitle: 'Share this plan',
  everybody: 'Everybody who has the link can read, print and rate this plan. It shows your first name and nothing else about you.',
  newest: 'It always opens the newest version.',
  loading: 'Loading the link...',
  loadFailed: 'The link could not be loaded',
  link: 'Link',
  otherLinks: 'Other addresses of this computer, if the first does not open',
  otherLink: 'Link {n}',
  copy: 'Copy',
  copyThis: 'Copy {name}',
  open: 'Open the shared page',
  done: 'Done',
  stop: 'Stop sharing',
  stopping: 'Stopping...',
  confirmStop: 'Stop sharing this plan? The links that you have given away will no longer open it. Its ratings stay.',
  stoppedTitle: 'Sharing stopped',
  stopped: 'The links to this plan no longer open it.',
  stopFailed: 'Failed to stop sharing. Please try again.',
})
