import { catalogue } from '@/i18n/catalogue'

/** The words of the welcome and its tour, which most teachers see once. */
export const w = catalogue({
  title: 'Welcome to the design wizard',
  welcome: 'Five short steps lead to a whole lesson plan. A guide stays beside you, and your answers are kept on this device until the design is created.',
  skip: 'Skip Tour',
  start: 'Start Guided Tour',
  tourStep: 'Guided tour: {n} of 5',
  back: 'Back',
  next: 'Next',
  end: 'Start designing',
})
