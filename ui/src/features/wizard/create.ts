import { createDesign } from '@/features/designs/api/create-design'
import type { Design, Plan } from '@/features/designs/types'
import { ApiError, apiResponse, UnreachableError } from '@/lib/api'
import type { PlanRequest } from './answers'
import type { Generated } from './store'

export const GENERATE = '/api/generate-plan'

/** Who is to write: whoever the server thinks best, or the built-in planner, which always has time. */
export type Engine = 'best' | 'built-in'

async function generate(request: PlanRequest, engine: Engine): Promise<Generated> {
  const response = await apiResponse('POST', GENERATE, engine === 'best' ? request : { ...request, engine })
  return {
    request,
    plan: (await response.json()) as Plan,
    llmModel: response.headers.get('X-Llm-Model') ?? '',
    generationId: response.headers.get('X-Generation-Id') ?? '',
  }
}

const store = ({ request, plan, llmModel, generationId }: Generated) =>
  createDesign({
    title: plan.drivingQuestion?.trim() || request.topic,
    subject: request.subject, topic: request.topic, cohort: request.gradeLevel, skills: JSON.stringify(request.skills), additionalInfo: request.additionalInfo,
    ...(request.context && { context: request.context }),
    status: 'draft', contentJson: plan,
    ...(llmModel && { llmModel }), ...(generationId && { generationId }),
  })

/** The answer may have been lost after the design was stored; the generation's id lets the server see that it is the same. */
async function storeOnce(generated: Generated): Promise<Design> {
  try {
    return await store(generated)
  } catch (error) {
    if (!(error instanceof UnreachableError) || !generated.generationId) throw error
    return store(generated)
  }
}

/** Whether the server will say no to the same plan again. Signing in again or waiting may change its mind. */
const isFinal = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 401 && error.status !== 429

/** Whether a plan was made for this request. */
export const isFor = (request: PlanRequest, generated: Generated | null) => JSON.stringify(generated?.request) === JSON.stringify(request)

/**
 * Has a plan made and stores it as a design. A plan that was made for the same request before is stored, not made again;
 * `keep` is told which plan that will be next time.
 */
export async function createFrom(request: PlanRequest, earlier: Generated | null, keep: (generated: Generated | null) => void, engine: Engine = 'best'): Promise<Design> {
  const generated = earlier && isFor(request, earlier) ? earlier : await generate(request, engine)
  keep(generated)
  try {
    return await storeOnce(generated)
  } catch (error) {
    if (isFinal(error)) keep(null)
    throw error
  }
}
