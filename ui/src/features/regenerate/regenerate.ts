import { addVersion } from '@/features/designs/api/add-version'
import type { Plan } from '@/features/designs/types'
import { api, ApiError, UnreachableError } from '@/lib/api'
import type { Generated } from './draft'
import type { RegenerateRequest } from './prompt'

export const regeneratePath = (designId: string) => `/api/designs/${encodeURIComponent(designId)}/regenerate`

/** Who is to write: whoever the server thinks best, or the built-in planner, which always has time. */
export type Engine = 'best' | 'built-in'

async function generate(designId: string, request: RegenerateRequest, engine: Engine): Promise<Generated> {
  const made = await api<{ lessonPlan: Plan; llmModel?: string; generationId?: string }>('POST', regeneratePath(designId), engine === 'best' ? request : { ...request, engine })
  return { request, lessonPlan: made.lessonPlan, llmModel: made.llmModel ?? '', generationId: made.generationId ?? '', version: `v${Date.now()}` }
}

const store = (designId: string, { version, lessonPlan, llmModel, generationId }: Generated) =>
  addVersion(designId, { version, contentJson: lessonPlan, ...(llmModel && { llmModel }), ...(generationId && { generationId }) })

/** The answer may have been lost after the version was stored; under the same label and content the server sees that it is the same. */
async function storeOnce(designId: string, generated: Generated) {
  try {
    await store(designId, generated)
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error
    await store(designId, generated)
  }
}

/** Whether the server will say no to the same plan again. Signing in again or waiting may change its mind. */
const isFinal = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 401 && error.status !== 429

/** Whether a plan was made for this request. */
export const isFor = (request: RegenerateRequest, generated: Generated | null) => JSON.stringify(generated?.request) === JSON.stringify(request)

interface Regeneration {
  designId: string
  request: RegenerateRequest
  /** A plan that was made before. */
  earlier: Generated | null
  keep: (generated: Generated | null) => void
  engine: Engine
}

/**
 * Has a plan made from the changed prompt and stores it as a version. A plan that was made for the same prompt before is stored,
 * not made again; `keep` is told which plan that will be next time.
 */
export async function regenerate({ designId, request, earlier, keep, engine }: Regeneration): Promise<void> {
  const generated = earlier && isFor(request, earlier) ? earlier : await generate(designId, request, engine)
  keep(generated)
  try {
    await storeOnce(designId, generated)
  } catch (error) {
    if (isFinal(error)) keep(null)
    throw error
  }
}
