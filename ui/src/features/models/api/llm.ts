import { queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api'
import { pageData } from '@/lib/page-data'

/** A model that is on the server's computer, or on the computer that writes for it. */
export interface Model {
  name: string
  sizeBytes: number
  parameters: string
  quantization: string
  /** Whether it suits the memory of the computer best. */
  recommended: boolean
  license?: string
}

/** A model that would suit this computer and can be fetched. */
export interface Suggestion {
  name: string
  sizeBytes: number
  license: string
  note: string
}

/** What is being done with models right now, or how the last of it ended. */
export interface ModelWork {
  kind: 'pull' | 'import' | 'test'
  model: string
  /** In the model server's words; at the end `done` or `failed`. */
  status: string
  completed: number
  /** 0 while nobody knows. */
  total: number
  running: boolean
  /** What kind of error it was. */
  code?: string
  /** Why it ended without success, in a sentence; empty or absent while it goes well. */
  error?: string | null
}

/** What a teacher should do next about models. */
export type Advice = 'none' | 'not_installed' | 'not_running' | 'no_model' | 'model_missing' | 'unreachable' | 'ready'

/** Which model writes plans, and what there is to choose from. */
export interface Llm {
  engine: 'built-in' | 'ollama' | 'openai'
  /** Who decided that: Somo itself, or a person for a model or for none. */
  choice?: 'automatic' | 'model' | 'built-in'
  host: string
  /** What is spoken at that address, also while the built-in planner writes. */
  kind?: 'ollama' | 'openai'
  /** Whether a key for that server is kept. */
  hasKey?: boolean
  /** What was decided when Somo was started, and so cannot be changed here. */
  setByStart?: ('host' | 'model')[]
  reachable: boolean
  model: string | null
  models: Model[]
  queue: { running: number; waiting: number }
  /** Whether this page may change anything: only on the server's own computer. */
  canManage: boolean
  version?: string | null
  license?: string | null
  memoryBytes?: number
  threads?: number
  cores?: number
  /** Whether Ollama's program is on the server's computer. */
  installed?: boolean
  suggestions?: Suggestion[]
  speed?: { wordsPerSecond: number; model: string } | null
  work?: ModelWork | null
  advice?: Advice
}

/** A model's file on the server's computer or on a stick in it. */
export interface ModelFile {
  path: string
  name: string
  sizeBytes: number
}

/** How well a model did when it was tried. */
export interface TestResult {
  wordsPerSecond: number
  seconds: number
  sample: string
}

/** How long an answer is good for: a model may be fetched, or go, while the page stays open. */
const FRESH_MS = 60_000

/** What the server wrote into the page, where it did. */
const inPage = () => (pageData('session') as { llm?: Llm | null } | undefined)?.llm ?? undefined

/** When the page was loaded, and so how old is what stands in it. */
const LOADED_AT = Date.now()

/** Which model writes plans. */
export const llmQuery = () =>
  queryOptions({
    queryKey: ['llm'], queryFn: ({ signal }) => api<Llm>('GET', '/api/llm', undefined, { signal }),
    initialData: inPage, initialDataUpdatedAt: LOADED_AT, staleTime: FRESH_MS,
  })

/** Whether plans are written by a model, as far as it can be reached. It takes its time, and what went wrong is told on the way. */
export const isModelSet = (llm: Llm | undefined) => llm !== undefined && llm.engine !== 'built-in' && Boolean(llm.model)

/** Whether a model is there to be asked right now. */
export const isModelReady = (llm: Llm | undefined) => isModelSet(llm) && Boolean(llm?.reachable)
