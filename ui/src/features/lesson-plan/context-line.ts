import type { Context } from './plan'
import { t } from './texts'

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
