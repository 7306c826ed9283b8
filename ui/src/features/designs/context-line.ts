import type { Context } from './plan'
import { catalogue } from '@/i18n/catalogue'

const t = catalogue({
  learners: { one: '{count} learner', other: '{count} learners' },
  lessons: { one: '{count} lesson', other: '{count} lessons' },
  lessonsOf: { one: '{count} lesson of {minutes} min', other: '{count} lessons of {minutes} min' },
  lessonLength: 'lessons of {minutes} min',
  electricity: 'electricity',
  projector: 'projector',
  internet: 'internet',
  printing: 'printing',
  noElectricity: 'no electricity',
  noProjector: 'no projector',
  noInternet: 'no internet',
  noPrinting: 'no printing',
  gradesTogether: 'grades together: {list}',
  homeLanguages: 'languages at home: {list}',
  needs: 'needs: {list}',
})

const SUPPLIES = [
  ['electricity', 'noElectricity'], ['projector', 'noProjector'], ['internet', 'noInternet'], ['printing', 'noPrinting'],
] as const

function lessonsOf({ lessons, minutesPerLesson: minutes }: Context): string {
  if (lessons !== null) return minutes === null ? t('lessons', { count: lessons }) : t('lessonsOf', { count: lessons, minutes })
  return minutes === null ? '' : t('lessonLength', { minutes })
}

const listed = (key: 'gradesTogether' | 'homeLanguages' | 'needs', items: readonly string[]) => (items.length > 0 ? t(key, { list: items.join(', ') }) : '')

/** What the plan was made for, in one line: "Grade 5 · 64 learners · 5 lessons of 40 min · no electricity". */
export function contextLine(context: Context): string {
  return [
    context.stage,
    context.classSize === null ? '' : t('learners', { count: context.classSize }),
    lessonsOf(context),
    ...SUPPLIES.map(([there, missing]) => (context[there] === null ? '' : t(context[there] ? there : missing))),
    listed('gradesTogether', context.multigrade),
    listed('homeLanguages', context.homeLanguages),
    listed('needs', context.needs),
  ].filter(Boolean).join(' · ')
}
