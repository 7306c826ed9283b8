import { catalogue } from '@/i18n/catalogue'

export const t = catalogue({
  title: 'Ready to teach?',
  passed: { one: '{passed} of {count} check', other: '{passed} of {count} checks' },
  allPassed: 'Everything is there that a head teacher asks for.',
  open: 'A head teacher would still ask about this:',
  goThere: 'Go there',
  more: { one: 'Show {count} more', other: 'Show {count} more' },
  fewer: 'Show fewer',
  checked: 'What was looked at',
  good: 'fine',
  missing: 'not yet',
})
