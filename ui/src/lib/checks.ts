import { catalogue } from '@/i18n/catalogue'

const t = catalogue({ shortPassword: 'Use at least 8 characters.' })

const MIN_PASSWORD = 8

/** What is wrong with a password that is about to be set; nothing where it will do. */
export const checkNewPassword = (password: string) => (Array.from(password.normalize('NFC')).length < MIN_PASSWORD ? t('shortPassword') : undefined)

/** The given text where the value is blank. */
export const checkPresent = (value: string, text: string) => (value.trim() === '' ? text : undefined)

/** Drops the fields that have nothing wrong. */
export const wrongOnly = <Name extends string>(fields: Partial<Record<Name, string | undefined>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== undefined)) as Partial<Record<Name, string>>
