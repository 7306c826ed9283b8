import type { QueryClient } from '@tanstack/react-query'
import { isModelSet, llmQuery } from '@/features/models/api/llm'
import { api, ApiError } from '@/lib/api'
import type { Asked } from './run'

/** What came of asking the model: a job, no model to ask, or one that has too much to do. */
export type Answer = { key: string } | { busy: ApiError } | null

const load = async () => {
  const [run] = await Promise.all([import('./run'), import('./Asked')])
  return run
}

/** Finds out whether there is a model; has the server bring it into memory and loads what it takes to watch it, before that is needed. */
export async function prepare(client: QueryClient): Promise<void> {
  const llm = await client.fetchQuery(llmQuery()).catch(() => undefined) // asked again when it matters
  if (!isModelSet(llm)) return
  void api('POST', '/api/llm/preload').catch(() => null) // a plan that is asked for tells what is wrong
  await load().catch(() => null)
}

const isBusy = (error: unknown): error is ApiError => error instanceof ApiError && (error.status === 503 || error.status === 429)

/** Has the model write, where there is one. */
export async function askModel(client: QueryClient, asked: Asked): Promise<Answer> {
  const run = await client.fetchQuery(llmQuery()).then((llm) => (isModelSet(llm) ? load() : null)).catch(() => null) // the built-in planner needs none of it
  if (!run) return null
  try {
    return { key: await run.begin(client, asked) }
  } catch (error) {
    if (isBusy(error)) return { busy: error }
    throw error
  }
}
