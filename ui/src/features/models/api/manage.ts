import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { isModelReady, llmQuery, type Llm, type ModelFile, type TestResult } from './llm'
import { api, apiResponse } from '@/lib/api'

/** What can be set about the writing of plans; what is left out stays as it is. */
export interface LlmChange {
  engine?: 'built-in' | 'model'
  model?: string
  kind?: 'ollama' | 'openai'
  host?: string
  key?: string
  /** 0: the model server decides. */
  threads?: number
}

/** A model to bring to this computer, from the internet or from a file. */
export type Order = { model: string } | { path: string; name?: string }

/** Asks anew which model writes plans. */
const refreshLlm = (client: QueryClient) => client.invalidateQueries({ queryKey: llmQuery().queryKey })

/** Begins to bring a model here. The server goes on by itself, so its stream is not followed: `work` of GET /api/llm says how far it is. */
export async function order(what: Order): Promise<void> {
  const stream = new AbortController()
  await apiResponse('POST', 'path' in what ? '/api/llm/import' : '/api/llm/pull', what, { signal: stream.signal, headers: { Accept: 'text/event-stream' } })
  stream.abort()
}

export const changeLlm = (change: LlmChange) => api<unknown>('PUT', '/api/llm', change)

export const cancelWork = () => api<unknown>('DELETE', '/api/llm/work')

export const startServer = () => api<unknown>('POST', '/api/llm/start')

export const testModel = (signal: AbortSignal) => api<TestResult>('POST', '/api/llm/test', undefined, { signal })

/** The models' files on this computer and its sticks: looked for each time that the page is opened. */
export const filesQuery = () =>
  queryOptions({ queryKey: ['model-files'], queryFn: ({ signal }) => api<ModelFile[]>('GET', '/api/llm/files', undefined, { signal }), staleTime: 0 })

/** A call after which everything about models may be different, whether it went well or not. */
export function useLlmCall<Answer, Input = void>(call: (input: Input) => Promise<Answer>, onSuccess?: (answer: Answer, input: Input) => void) {
  const client = useQueryClient()
  return useMutation({ mutationFn: call, ...(onSuccess && { onSuccess }), onSettled: () => refreshLlm(client) })
}

/** Whether the address is that of a server which fetches models for us. */
export const isOllama = ({ engine, kind }: Llm) => (kind ?? engine) !== 'openai'

/** Whether a model writes plans now: it is chosen, and it is there. */
export const isWriting = (llm: Llm) => isModelReady(llm) && llm.advice !== 'model_missing'
