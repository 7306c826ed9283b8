import { catalogue } from '@/i18n/catalogue'

export const t = catalogue({
  skip: 'Skip to content',
  mainNav: 'Main',
  sections: 'Sections',
  dashboard: 'Dashboard',
  designCorner: 'Design Corner',
  home: 'Home',
  designs: 'Designs',
  quickTip: 'Quick Tip',
  tip: 'Start from a problem your learners see every day. A project about the school’s own water, waste or market makes every phase easier to plan.',
  teacher: 'Teacher',
  logout: 'Logout',
  loggingOut: 'Logging out...',
  logoutFailed: 'You are still signed in',
  back: 'Back',
})
