import { catalogue } from '@/i18n/catalogue'

export const t = catalogue({
  ask: 'Ask for another',
  askFor: 'Ask for another: {section}',
  another: 'Another idea',
  easier: 'Easier',
  harder: 'Harder',
  shorter: 'Shorter',
  words: 'In your own words...',

  title: '{wish}: {section}',
  wordsTitle: 'In your own words: {section}',
  yourWords: 'What should be different?',
  yourWordsHint: 'For example: without scissors, or outside under the tree.',
  tooLong: 'At most {limit} characters fit. Please shorten it.',
  askNow: 'Ask',

  mine: 'What you have',
  proposal: 'The proposal',
  starting: 'The model is being asked...',
  waiting: { one: '{count} plan is before this one.', other: '{count} plans are before this one.' },
  isThere: 'The proposal is there. Your plan is as it was until you use it.',
  untouched: 'Your plan stays as it is until you say so.',
  nothingNew: 'The model came up with nothing that could be used. You can ask again.',
  away: 'Somo does not answer right now. It is asked again and again.',
  noModel: 'There is no model to ask right now. Your plan is as it was.',
  changed: 'This part was changed somewhere else meanwhile. What you have now is shown here. Use the proposal again to put it in its place.',

  use: 'Use this',
  using: 'Saving...',
  keep: 'Keep mine',
  again: 'Ask again',

  errorTitle: 'Error',
  savedTitle: 'Saved!',
  saved: 'Your changes have been saved successfully.',
  saveFailed: 'Failed to save changes. Please try again.',
})
