import { t } from './texts'
import type { Llm, ModelWork } from './api/llm'

const MB = 1_000_000
const GB = 1000 * MB
const GIB = 1024 ** 3

/** A size as shops and download pages write it. */
export const sizeText = (bytes: number) => (bytes >= GB ? t('gigabytes', { size: (bytes / GB).toFixed(1) }) : t('megabytes', { size: Math.max(1, Math.round(bytes / MB)) }))

/** The memory as it was sold: what the computer reports lacks the graphics' part. */
export const memoryText = (bytes: number) => t('gigabytes', { size: Math.ceil(bytes / GIB) })

const THIS_COMPUTER = /^https?:\/\/(localhost|127\.[\d.]+|\[::1\])(:|\/|$)/

/** The memory of the computer on which the models run; undefined where that is another one, or cannot be read. */
export const modelMemory = ({ host, memoryBytes }: Pick<Llm, 'host' | 'memoryBytes'>) => (THIS_COMPUTER.test(host) && memoryBytes) || undefined

/** The part of the memory that a model may take, so that the computer can do anything beside it. */
const FITS = 0.6

/** Whether a model is too large to run well; false where the memory is not known. */
export const isTooLarge = (sizeBytes: number, memoryBytes: number | undefined) => Boolean(memoryBytes) && sizeBytes > FITS * memoryBytes!

/** Whole percent, or null while nobody knows. */
export const percentOf = ({ completed, total }: Pick<ModelWork, 'completed' | 'total'>) => (total > 0 ? Math.min(100, Math.floor((completed / total) * 100)) : null)

/** A whole plan has about so many words in all the parts that a model writes. */
const WORDS_IN_PLAN = 1300

/** How long a whole plan takes, in whole minutes. */
export const minutesForPlan = (wordsPerSecond: number) => Math.max(1, Math.round(WORDS_IN_PLAN / wordsPerSecond / 60))

/** Words a second: whole ones, and a half of a slow computer's few. */
export const speedText = (wordsPerSecond: number) => String(wordsPerSecond < 10 ? Math.round(wordsPerSecond * 10) / 10 : Math.round(wordsPerSecond))
