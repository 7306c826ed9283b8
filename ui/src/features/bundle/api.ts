import type { Design } from '@/features/designs/types'
import { api, ApiError, apiResponse } from '@/lib/api'
import { fileNameOf, saveResponse } from '@/lib/download'
import { explain } from '@/lib/explain'
import { t } from './texts'

/** A design of a file, and how it stands to what its reader has. */
export interface BundlePart {
  /** Empty where it is damaged beyond that. */
  title: string
  subject: string
  topic: string
  cohort: string
  /** The first name of its teacher; empty where she made the file for herself. */
  author: string
  adaptedFrom: { title: string; author: string } | null
  /** The newest label, null where there is none. */
  version: string | null
  versions: number
  ratings: number
  state: 'new' | 'here' | 'changed' | 'damaged'
  /** Which of the two has the other's newest plan, of one that was changed. */
  newer?: 'file' | 'here' | 'both'
  /** The reader's own. */
  twin?: { id: string; title: string }
}

/** What is in a file. */
export interface BundlePreview {
  exportedAt: string | null
  designs: BundlePart[]
}

/** What the server takes. */
const MOST_BYTES = 10 * 1024 * 1024

/** A file that was not even sent, with the reason as a teacher reads it. */
class RefusedFile extends Error {
  override readonly name = 'RefusedFile'
}

const json = (file: File) => new Blob([file], { type: 'application/json' }) // phones call such files by many kinds

/** Has the browser save designs as one file; gives its name, and how many older versions had no room in it. */
export async function saveBundle(designs: readonly string[], forMyself: boolean): Promise<{ name: string; leftOut: number }> {
  const response = await apiResponse('POST', '/api/bundle', { designs, forMyself })
  const name = fileNameOf(response.headers.get('Content-Disposition')) ?? 'plans.somo'
  await saveResponse(response, name)
  return { name, leftOut: Number(response.headers.get('X-Somo-Left-Out')) }
}

/** Looks into a file; nothing of it is kept. */
export function previewBundle(file: File, signal?: AbortSignal): Promise<BundlePreview> {
  if (file.size > MOST_BYTES) return Promise.reject(new RefusedFile(t('tooLarge')))
  return api<BundlePreview>('POST', '/api/bundle/preview', json(file), signal && { signal })
}

/** Keeps the designs at these places of a file, all of them or none. */
export const importBundle = (file: File, take: readonly number[]) =>
  api<{ designs: Design[] }>('POST', `/api/bundle/import?take=${take.join(',')}`, json(file))

/** Why a file could not be read or made, in one sentence. */
export function whyNot(error: unknown): string {
  if (error instanceof RefusedFile) return error.message
  if (error instanceof ApiError && error.status === 422) return error.fields.file ?? error.fields.designs ?? explain(error)
  if (error instanceof ApiError && error.status === 413) return t('tooLarge')
  return explain(error)
}
