import { queryOptions } from '@tanstack/react-query'
import { api, apiResponse } from '@/lib/api'

/** A copy of everything that Somo keeps. */
export interface Copy {
  name: string
  madeAt: string
  bytes: number
  /** Made before an upgrade or a restore, not as the copy of a day. */
  beforeChange?: boolean
}

/** A copy that is to take the place of everything: what it is called in a sentence, and how Somo is told. */
export interface Choice {
  copy: string
  restore: () => Promise<unknown>
}

/** Where the work is kept, and the copies of it. */
export interface Kept {
  folder: string
  freeBytes: number
  databaseBytes: number
  /** The newest first. */
  backups: Copy[]
  /** Why the last restore changed nothing. */
  restoreFailure?: string
  /** When Somo began; another time after a restore. */
  began: string
}

const PATH = '/api/backups'

export const getKept = (signal?: AbortSignal) => api<Kept>('GET', PATH, undefined, signal && { signal })

/** Asked for each time: copies come by themselves. */
export const keptQuery = () => queryOptions({ queryKey: ['kept'], queryFn: ({ signal }) => getKept(signal), staleTime: 0 })

/** Where the browser downloads a copy. */
export const copyPath = (name: string) => `${PATH}/${encodeURIComponent(name)}`

export const makeCopy = () => api<Copy>('POST', PATH)

/** Has Somo begin again with this copy. */
export const restoreCopy = (name: string) => apiResponse('POST', `${copyPath(name)}/restore`)

const COPY_TYPE = 'application/vnd.sqlite3'

/** The same with a copy from a stick or another computer. */
export const restoreFile = (file: File) => apiResponse('POST', `${PATH}/restore-file`, new Blob([file], { type: COPY_TYPE }))

export const stopSomo = () => apiResponse('POST', '/api/stop')
