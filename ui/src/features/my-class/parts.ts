import type { ClassContext } from '@/features/designs/types'
import { COUNTRIES } from '@/lib/countries'
import { t } from './part-texts'

/** One thing that is known of a class, in a few words, and the keys of the class that say it. */
export interface ClassPart {
  keys: readonly (keyof ClassContext & string)[]
  label: string
}

const SUPPLIES = [
  ['electricity', 'noElectricity'], ['projector', 'noProjector'], ['internet', 'noInternet'], ['printing', 'noPrinting'],
] as const

const words = (v: unknown) => (typeof v === 'string' ? v.trim() : '')
const number = (v: unknown) => (typeof v === 'number' && v > 0 ? v : null)
const list = (v: unknown) => (Array.isArray(v) ? v.map(words).filter(Boolean).join(', ') : '')

function countryOf(code: unknown): string {
  const said = words(code)
  return COUNTRIES.find(([known]) => known === said.toUpperCase())?.[1] ?? said
}

function lessonsOf({ lessons, minutesPerLesson }: ClassContext): string {
  const count = number(lessons)
  const minutes = number(minutesPerLesson)
  if (count !== null) return minutes === null ? t('lessons', { count }) : t('lessonsOf', { count, minutes })
  return minutes === null ? '' : t('lessonLength', { minutes })
}

const named = (key: 'together' | 'atHome' | 'needs', said: string) => (said && t(key, { list: said }))

/** What a class is like, part by part; what is not said of it has no part. Odd values are passed over. */
export function partsOf(c: ClassContext): ClassPart[] {
  const size = number(c.classSize)
  const parts: ClassPart[] = [
    { keys: ['country'], label: countryOf(c.country) },
    { keys: ['stage'], label: words(c.stage) },
    { keys: ['classSize'], label: size === null ? '' : t('learners', { count: size }) },
    { keys: ['lessons', 'minutesPerLesson'], label: lessonsOf(c) },
    ...SUPPLIES.map(([there, missing]) => ({ keys: [there], label: typeof c[there] === 'boolean' ? t(c[there] ? there : missing) : '' })),
    { keys: ['multigrade'], label: named('together', list(c.multigrade)) },
    { keys: ['homeLanguages'], label: named('atHome', list(c.homeLanguages)) },
    { keys: ['needs'], label: named('needs', list(c.needs)) },
  ]
  return parts.filter(({ label }) => label !== '')
}
