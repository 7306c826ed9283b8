import type { QueryClient } from '@tanstack/react-query'
import { addVersion } from '@/features/designs/api/add-version'
import { createDesign } from '@/features/designs/api/create-design'
import { designQueries, refreshDesigns } from '@/features/designs/api/queries'
import type { Plan } from '@/features/designs/types'
import { ApiError, UnreachableError } from '@/lib/api'
import { reportFailure } from '@/lib/end-session'
import { toast } from '@/lib/toast'
import { getGeneration } from './api/generations'
import { authorOf, type Job } from './job'
import { jobOf, useGenerations } from './store'
import { t } from './texts'

type Whole = Job & { plan: Plan }

/** Stores it as a new design, or as a version of the one it was made for; tells which design that is. */
async function store(job: Whole, generationId: string): Promise<string> {
  const { designId, request, plan, label } = job
  const made = { contentJson: plan, llmModel: authorOf(job), ...(generationId && { generationId }) }
  if (designId !== null) {
    await addVersion(designId, { version: label, ...made })
    return designId
  }
  const design = await createDesign({
    title: plan.drivingQuestion?.trim() || request.topic,
    subject: request.subject, topic: request.topic, cohort: request.gradeLevel, skills: JSON.stringify(request.skills), additionalInfo: request.additionalInfo ?? '',
    ...(request.context && { context: request.context }), status: 'draft', ...made,
  })
  return design.id
}

/** An answer may have been lost after the plan was stored; by the generation the server sees that it is the same. One that it forgot is stored by itself. */
async function storeOnce(job: Whole): Promise<string> {
  try {
    return await store(job, job.id)
  } catch (error) {
    if (error instanceof UnreachableError && job.id) return store(job, job.id)
    if (error instanceof ApiError && error.status === 404 && job.id) return store(job, '')
    throw error
  }
}

/** The plan may not be here yet: of one that was found finished only the name is. */
async function whole(job: Job): Promise<Whole> {
  if (job.plan) return { ...job, plan: job.plan }
  const { lessonPlan, llmModel } = await getGeneration(job.id)
  return { ...job, plan: lessonPlan ?? {}, credit: llmModel ?? '' }
}

const refresh = (client: QueryClient, { designId }: Job) =>
  Promise.all([
    refreshDesigns(client),
    designId !== null && client.invalidateQueries({ queryKey: designQueries.one(designId).queryKey }),
    designId !== null && client.invalidateQueries({ queryKey: designQueries.versions(designId).queryKey }),
  ])

/** Stores what there is of a plan and says how that went. */
export async function saveJob(client: QueryClient, key: string): Promise<void> {
  const { change } = useGenerations.getState()
  const asked = jobOf(key)
  if (!asked || asked.saving === 'now' || asked.savedAs !== null) return
  const label = asked.label || `v${Date.now()}`
  change(key, (job) => ({ ...job, saving: 'now', label }))
  try {
    const savedAs = await storeOnce(await whole({ ...asked, label }))
    toast(asked.designId === null ? { title: t('createdTitle'), description: t('created') } : { title: t('regeneratedTitle'), description: t('regenerated') })
    asked.onSaved?.()
    change(key, (job) => ({ ...job, saving: 'not', savedAs }))
    await refresh(client, asked)
  } catch (error) {
    change(key, (job) => ({ ...job, saving: 'failed' }))
    reportFailure(error, { title: t('errorTitle'), description: t(asked.designId === null ? 'createFailed' : 'regenerateFailed') })
  }
}
