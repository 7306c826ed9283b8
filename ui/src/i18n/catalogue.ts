import { fill, plural, type Plural } from '@/i18n/fill'

/** A text, or one text for each plural form; `{name}` marks where a value goes. */
export type Message = string | Plural

type Names<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never
type Values<M> = M extends string
  ? { [Name in Names<M>]: string | number }
  : M extends { one: infer One extends string; other: infer Other extends string }
    ? { count: number } & { [Name in Exclude<Names<One | Other>, 'count'>]: string | number }
    : never
type Arguments<M> = keyof Values<M> extends never ? [] : [values: Values<M>]

/** The texts of one feature: keys are checked, and so are the names of the values that a text needs. */
export type Translate<T extends Record<string, Message>> = <K extends keyof T>(key: K, ...values: Arguments<T[K]>) => string

/** Makes the `t()` of one feature from its texts. Each feature has its own, so that no page carries another's words. */
export function catalogue<const T extends Record<string, Message>>(texts: T): Translate<T> {
  return (key, ...rest) => {
    const message: Message = texts[key]!
    const values: Record<string, string | number> = rest[0] ?? {}
    return fill(typeof message === 'string' ? message : plural(message, Number(values.count)), values)
  }
}
