import { language } from '@/i18n/language'

/** One text for each plural form of the language. */
export interface Plural {
  one: string
  other: string
}

const rules = new Intl.PluralRules(language)
const number = new Intl.NumberFormat(language)

/** Puts values where `{name}` stands; numbers are written as the language writes them. */
export function fill(text: string, values: Readonly<Record<string, string | number>>) {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = values[name]
    if (value === undefined) return hole
    return typeof value === 'number' ? number.format(value) : value
  })
}

/** The form that goes with this number of things. */
export const plural = (forms: Plural, count: number) => (rules.select(count) === 'one' ? forms.one : forms.other)
