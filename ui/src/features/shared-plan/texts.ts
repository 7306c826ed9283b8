import { PLAN_TEXTS } from '@/features/designs/plan-texts'
import { catalogue } from '@/i18n/catalogue'

export const t = catalogue({
  ...PLAN_TEXTS,

  pageTitle: '{title} · Somo',
  home: 'Somo, start page',
  notFound: 'Lesson Plan Not Found',
  notFoundText: 'This shared lesson plan could not be found or is no longer available.',
  savePage: 'Save for my phone',
  tryAgain: 'Try again',

  sharedBy: 'Shared by {author}',
  outOfFive: '{average} out of 5',
  ratings: { one: '{average} ({count} rating)', other: '{average} ({count} ratings)' },
  subject: 'Subject',
  gradeLevel: 'Grade Level',
  topic: 'Topic',
  skills: 'Key Skills Developed',
  details: 'Lesson Plan Details',

  overviewTitle: 'Overview',
  activitiesTitle: 'Learning Activities',
  materialsTitle: 'Materials Needed',
  outcomeTitle: 'Assessment',

  phased: '{phase}: {title}',
  formative: 'Formative',
  summative: 'Summative',

  toRating: 'Rate it',
  rate: 'Rate This Lesson Plan',
  yourRating: 'Your rating',
  starsToChoose: { one: '{count} star', other: '{count} stars' },
  starsChosen: '{n} star(s)',
  optional: 'optional',
  email: 'Email',
  emailHint: 'Only the teacher who made this plan sees it.',
  feedback: 'Feedback',
  submit: 'Submit Rating',
  submitting: 'Submitting...',
  invalidTitle: 'Invalid Rating',
  invalid: 'Please select a rating between 1 and 5 stars.',
  errorTitle: 'Error',
  rateFailed: 'Failed to submit rating. Please try again.',
  thanksTitle: 'Thank you!',
  rated: 'Your rating has been submitted successfully.',
  thanks: 'Thank you for your feedback!',
  thanksText: 'Your rating helps other educators discover quality lesson plans.',

  copy: 'Save a copy to my designs',
  copying: 'Saving...',
  copied: 'Open my copy',
  copiedTitle: 'Saved!',
  copiedText: 'A copy of this plan is in your designs now, with credit to its author.',
  copyFailed: 'Failed to save a copy. Please try again.',

  madeWith: 'Made with Somo, the lesson planner that works with or without internet.',
  makeOwn: 'Make your own lesson plans',
})
