import { catalogue } from '@/i18n/catalogue'

export const t = catalogue({
  downloadedTitle: 'Downloaded!',
  downloaded: 'Lesson plan has been downloaded as a PDF file.',
  savedPage: 'Lesson plan has been saved as a page that any phone can open, without a network.',
  error: 'Error',
  downloadFailed: 'Failed to download lesson plan. Please try again.',
  noContentTitle: 'No Content',
  noContent: "This lesson plan doesn't have any content to download yet.",
})
