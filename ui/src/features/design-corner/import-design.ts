import type { Design } from '@/features/designs/types'
import { api, ApiError } from '@/lib/api'
import { explain } from '@/lib/explain'
import { t } from './texts'

/** What the server takes. */
const MOST_BYTES = 10 * 1024 * 1024

/** A file that was not even sent, with the reason as a teacher reads it. */
class RefusedFile extends Error {
  override readonly name = 'RefusedFile'
}

/** Stores the design in a file that was exported from a Somo, this one or another. */
export function importDesign(file: File): Promise<Design> {
  if (file.size > MOST_BYTES) return Promise.reject(new RefusedFile(t('fileTooLarge')))
  return api<Design>('POST', '/api/designs/import', new Blob([file], { type: 'application/json' })) // phones call such files by many kinds
}

/** Why a file could not be imported, in one sentence. */
export function whyNot(error: unknown): string {
  if (error instanceof RefusedFile) return error.message
  if (error instanceof ApiError && (error.status === 400 || error.status === 422)) return error.fields.file ?? Object.values(error.fields)[0] ?? t('notAFile')
  if (error instanceof ApiError && error.status === 413) return t('fileTooLarge')
  return explain(error)
}
