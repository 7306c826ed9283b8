import { catalogue } from '@/i18n/catalogue'

export const t = catalogue({
  share: 'Share',
  sharing: 'Sharing...',
  copied: 'Copied!',
  options: 'Sharing options',
  error: 'Error',
  dialogFailed: 'Failed to share lesson plan.',
  shareFailed: 'Failed to generate shareable link. Please try again.',
})
