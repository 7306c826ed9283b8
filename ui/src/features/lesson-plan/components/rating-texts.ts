import { catalogue } from '@/i18n/catalogue'

export const t = catalogue({
  loadFailed: 'The ratings could not be loaded',
  summary: { one: '{average} of 5 stars, {count} rating', other: '{average} of 5 stars, {count} ratings' },
  stars: { one: '{count} of 5 stars', other: '{count} of 5 stars' },
  noWords: 'No words were written.',
  hiddenWords: 'You have hidden what was written. The stars count all the same.',
  hide: 'Hide these words',
  show: 'Show these words',
  elsewhere: 'From elsewhere',
  elsewhereText: 'These came along in the file. They are not in the average, because anybody can write a file.',
  errorTitle: 'Error',
  hideFailed: 'This could not be changed. Please try again.',
})
