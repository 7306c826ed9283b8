import { catalogue } from '@/i18n/catalogue'

/** What is known of a class, in a few words each. */
export const t = catalogue({
  learners: { one: '{count} learner', other: '{count} learners' },
  lessons: { one: '{count} lesson', other: '{count} lessons' },
  lessonsOf: { one: '{count} lesson of {minutes} minutes', other: '{count} lessons of {minutes} minutes' },
  lessonLength: 'lessons of {minutes} minutes',
  electricity: 'electricity',
  projector: 'projector',
  internet: 'internet',
  printing: 'printing',
  noElectricity: 'no electricity',
  noProjector: 'no projector',
  noInternet: 'no internet',
  noPrinting: 'no printing',
  together: 'together: {list}',
  atHome: 'at home: {list}',
  needs: 'special needs: {list}',
  madeFor: 'Your class:',
})
