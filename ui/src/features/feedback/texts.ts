import { catalogue } from '@/i18n/catalogue'

export const t = catalogue({
  open: 'Give feedback',
  close: 'Close feedback',
  title: 'Quick Feedback',
  question: 'How is your experience with Somo?',
  love: 'Love it!',
  good: 'Good',
  okay: 'Okay',
  bad: 'Not great',
  more: 'Tell us more',
  moreHint: 'What works well? What is missing?',
  send: 'Send Feedback',
  sending: 'Sending...',
  thanks: 'Thank you!',
  thanksText: 'Your words help us make Somo better.',
})
