import { addVersion } from '@/features/designs/api/add-version'
import type { Plan } from '@/features/designs/types'
import { api, ApiError, UnreachableError } from '@/lib/api'
import type { Generated } from './draft'
import type { RegenerateRequest } from './prompt'

async function generate(designId: string, request: RegenerateRequest): Promise<Generated> {
  const made = await api<{ lessonPlan: Plan; llmModel?: string; generationId?: string }>('POST', `/api/designs/${encodeURIComponent(designId)}/regenerate`, request)
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

/**
 * Has a plan made from the changed prompt and stores it as a version. A plan that was made for the same prompt before is stored,
 * not made again; `keep` is told which plan that will be next time.
 */
export async function regenerate(designId: string, request: RegenerateRequest, earlier: Generated | null, keep: (generated: Generated | null) => void): Promise<void> {
  const isSame = JSON.stringify(earlier?.request) === JSON.stringify(request)
  const generated = earlier && isSame ? earlier : await generate(designId, request)
  keep(generated)
  try {
    await storeOnce(designId, generated)
  } catch (error) {
    if (isFinal(error)) keep(null)
    throw error
  }
}
