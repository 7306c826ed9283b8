import type { Kept } from './api'
import { language } from '@/i18n/language'

const KB = 1000
const MB = 1000 * KB
const GB = 1000 * MB

const unitOf = (bytes: number) => {
  if (bytes >= GB) return { unit: 'gigabyte', per: GB }
  return bytes >= MB ? { unit: 'megabyte', per: MB } : { unit: 'kilobyte', per: KB }
}

/** A size as the reader's country writes it: "2.4 MB". */
export function sizeText(bytes: number) {
  const { unit, per } = unitOf(bytes)
  return new Intl.NumberFormat([...navigator.languages, language], { style: 'unit', unit, maximumFractionDigits: 1 }).format(bytes / per)
}

const LITTLE_ROOM = 200 * 1024 * 1024
/** Times the database: a copy, its check, and what is written meanwhile. */
const ROOM_FOR_WORK = 3

/** Whether the disk is so full that no more copies are kept. */
export const isNearlyFull = ({ freeBytes, databaseBytes }: Pick<Kept, 'freeBytes' | 'databaseBytes'>) => freeBytes < LITTLE_ROOM || freeBytes < ROOM_FOR_WORK * databaseBytes
