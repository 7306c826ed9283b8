import { COUNTRIES } from '@/lib/countries'
import type { ClassContext } from '@/features/designs/types'
import { t } from './texts'

// What the form asks, as texts: a class is read out of them, and put into them.

export const SUPPLIES = ['electricity', 'projector', 'internet', 'printing'] as const
export const LISTS = ['multigrade', 'homeLanguages', 'needs'] as const
/** What the server takes. */
export const NUMBERS = { classSize: [1, 300], lessons: [1, 60], minutesPerLesson: [10, 240] } as const
export type NumberField = keyof typeof NUMBERS
const NUMBER_FIELDS = Object.keys(NUMBERS) as NumberField[]
export const MAX_TEXT = 80
const MAX_ENTRIES = 12

const FIELDS = ['country', 'stage', ...NUMBER_FIELDS, ...SUPPLIES, ...LISTS] as const
export type Field = (typeof FIELDS)[number]
export type Fields = Record<Field, string>

const words = (v: unknown) => (typeof v === 'string' ? v.trim() : '')
const flag = (v: unknown) => (typeof v === 'boolean' ? (v ? 'yes' : 'no') : '')

/** The entries of a list as a teacher types it. */
export const entriesOf = (typed: string) => typed.split(/[,;\n]/).map((entry) => entry.trim()).filter(Boolean)

/** The class in the form. A country that is said elsewhere in the profile is taken for the class's, until another is said. */
export function fieldsOf(stored: ClassContext | null | undefined, country: string | null | undefined): Fields {
  const c = stored ?? {}
  const own = COUNTRIES.find(([code]) => code === words(country).toUpperCase())?.[0] ?? ''
  const read = (field: Field) => {
    const value = c[field]
    if (typeof value === 'number') return String(value)
    if (Array.isArray(value)) return value.map(words).filter(Boolean).join(', ')
    return flag(value) || words(value)
  }
  const fields = Object.fromEntries(FIELDS.map((field) => [field, read(field)])) as Fields
  return { ...fields, country: fields.country.toUpperCase() || (stored ? '' : own) }
}

const whole = (typed: string) => (/^\d{1,6}$/.test(typed.trim()) ? Number(typed) : null)

function listProblem(typed: string): string | undefined {
  const entries = entriesOf(typed)
  const long = entries.map((entry) => Array.from(entry).length).find((length) => length > MAX_TEXT)
  if (entries.length > MAX_ENTRIES) return t('tooMany', { count: entries.length, limit: MAX_ENTRIES })
  return long === undefined ? undefined : t('tooLong', { count: long, limit: MAX_TEXT })
}

/** What is wrong with each field, undefined where nothing is. */
export function problemsOf(fields: Fields): Partial<Record<Field, string | undefined>> {
  const numbers = NUMBER_FIELDS.map((field) => {
    const [least, most] = NUMBERS[field]
    const value = whole(fields[field])
    const isFine = fields[field].trim() === '' || (value !== null && value >= least && value <= most)
    return [field, isFine ? undefined : t('between', { least, most })]
  })
  return { ...Object.fromEntries(numbers), ...Object.fromEntries(LISTS.map((field) => [field, listProblem(fields[field])])) }
}

/** The class that the form says, beside what is stored of it under other keys; null where nothing is said. */
export function classOf(fields: Fields, stored: ClassContext | null | undefined): ClassContext | null {
  const others = Object.entries(stored ?? {}).filter(([key]) => !FIELDS.some((field) => field === key))
  const said = [
    ['country', fields.country],
    ['stage', fields.stage.trim()],
    ...NUMBER_FIELDS.map((field) => [field, whole(fields[field]) ?? '']),
    ...SUPPLIES.map((field) => [field, fields[field] === '' ? '' : fields[field] === 'yes']),
    ...LISTS.map((field) => [field, entriesOf(fields[field])]),
  ].filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0))
  const all = [...said, ...others]
  return all.length > 0 ? (Object.fromEntries(all) as ClassContext) : null
}
