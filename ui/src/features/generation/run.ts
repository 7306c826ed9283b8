import type { QueryClient } from '@tanstack/react-query'
import { apiResponse, ApiError, isUnauthorized, UnreachableError } from '@/lib/api'
import { endSession, reportFailure } from '@/lib/end-session'
import { explain } from '@/lib/explain'
import { followEvents } from '@/lib/sse'
import { cancelGeneration, findGeneration, generationPath, type Generation } from './api/generations'
import { isLastEvent, readEvent, type GenerationEvent } from './events'
import { after, isUnderWay, newJob, type Job, type Kind } from './job'
import { saveJob } from './save'
import { jobOf, useGenerations } from './store'
import { t } from './texts'

const STREAM = { Accept: 'text/event-stream' }
/** Text is shown this often at most, to spare weak computers. */
const SHOW_MS = 100

/** The lines to the server that are open, by job. */
const lines = new Map<string, AbortController>()

const { change, add, remove } = useGenerations.getState()

/** Takes text as it comes and hands it on a few times a second. */
function makeTextBuffer(show: (event: GenerationEvent) => void) {
  let pending: (GenerationEvent & { event: 'text' }) | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (pending) show(pending)
    pending = null
  }
  return {
    flush,
    add: (event: GenerationEvent & { event: 'text' }) => {
      if (pending && pending.name !== event.name) flush()
      pending = pending ? { ...pending, delta: pending.delta + event.delta } : event
      timer ??= setTimeout(flush, SHOW_MS)
    },
  }
}

function brokeOff(key: string, error: unknown) {
  if (isUnauthorized(error)) endSession()
  const message = error instanceof ApiError && error.status === 404 ? t('gone') : explain(error)
  change(key, (job) => ({ ...job, status: 'failed', isAway: false, writing: null, error: { code: 'broken', message } }))
}

/** Takes in all that the server tells about a job, until it is done, and stores the plan then. */
async function follow(client: QueryClient, key: string, first?: Response): Promise<void> {
  const line = new AbortController()
  lines.set(key, line)
  const take = (event: GenerationEvent) => {
    if (!line.signal.aborted) change(key, (job) => after(job, event, Date.now())) // text may still have been on its way when it was stopped
  }
  const text = makeTextBuffer(take)
  try {
    const events = followEvents({
      ...(first && { first }), isLast: isLastEvent, signal: line.signal, onAway: (isAway) => change(key, (job) => (job.isAway === isAway ? job : { ...job, isAway })),
      open: (lastId) => {
        const id = jobOf(key)?.id
        return id ? apiResponse('GET', generationPath(id), undefined, { signal: line.signal, headers: { ...STREAM, ...(lastId && { 'Last-Event-ID': lastId }) } }) : null
      },
    })
    for await (const told of events) {
      const event = readEvent(told)
      if (line.signal.aborted) break
      if (event?.event === 'text') text.add(event)
      else if (event) {
        text.flush()
        take(event)
      }
    }
  } catch (error) {
    if (!line.signal.aborted) brokeOff(key, error)
  } finally {
    if (lines.get(key) === line) lines.delete(key)
  }
  const job = jobOf(key)
  if (job?.status === 'done' && job.kind !== 'section') await saveJob(client, key)
}

/** What is asked of the model. */
export interface Asked extends Pick<Job, 'kind' | 'designId' | 'request'>, Partial<Pick<Job, 'sections' | 'goBack' | 'onSaved'>> {
  path: string
  body: object
}

let count = 0
const nextKey = (kind: Kind) => `${kind}-${++count}`

/** Has something written; resolves to the job's key as soon as the server has taken it on, and rejects where it does not. */
export async function begin(client: QueryClient, { path, body, ...asked }: Asked): Promise<string> {
  const response = await apiResponse('POST', path, body, { headers: STREAM })
  if (!response.headers.get('Content-Type')?.startsWith('text/event-stream')) throw new UnreachableError(`POST ${path}: the answer is no stream`)
  const key = nextKey(asked.kind)
  add(newJob({ ...asked, key, id: response.headers.get('X-Generation-Id') ?? '' }))
  void follow(client, key, response)
  return key
}

const isWorthTelling = ({ kind, status }: Generation) => kind !== 'section' && (status === 'waiting' || status === 'running' || status === 'done')

/** Takes up again what the server writes, or has written, for this teacher, beside what the page knows already. */
export function resume(client: QueryClient, generations: readonly Generation[], onCreated: () => void) {
  for (const { id, kind, designId, status, prompt, llmModel } of generations.filter(isWorthTelling)) {
    if (useGenerations.getState().jobs.some((job) => job.id === id)) continue
    const key = nextKey(kind)
    const isDone = status === 'done'
    add(newJob({ key, id, kind, designId, request: prompt, status: isDone ? 'done' : 'starting', credit: isDone ? (llmModel ?? '') : '', onSaved: kind === 'create' ? onCreated : null }))
    if (!isDone) void follow(client, key)
  }
}

/** Has the server stop, and takes what there is of the plan. Tells whether it did. */
export async function stopJob(client: QueryClient, key: string): Promise<boolean> {
  const job = jobOf(key)
  if (!job || !isUnderWay(job)) return job !== undefined
  lines.get(key)?.abort()
  change(key, (running) => ({ ...running, status: 'stopped', writing: null, estimate: null, isAway: false }))
  try {
    if (!job.id) return true
    await cancelGeneration(job.id)
    if (job.kind === 'section') return true
    const left = await findGeneration(job.id)
    change(key, (stopped) => ({ ...stopped, id: left ? stopped.id : '', plan: left?.lessonPlan ?? stopped.plan, credit: left?.llmModel ?? '' }))
    return true
  } catch (error) {
    reportFailure(error, { title: t('errorTitle'), description: t('stopFailed') })
    change(key, (stopped) => ({ ...stopped, status: job.status }))
    void follow(client, key)
    return false
  }
}

/** Stops writing where it still goes on, and stores what there is. */
export async function takeAsItIs(client: QueryClient, key: string): Promise<void> {
  if (await stopJob(client, key)) await saveJob(client, key)
}

/** Throws a job away, here and on the server. Tells whether it did. */
export async function discardJob(client: QueryClient, key: string): Promise<boolean> {
  const job = jobOf(key)
  if (!job) return true
  if (isUnderWay(job) && !(await stopJob(client, key))) return false
  try {
    const id = jobOf(key)?.id
    if (id) await cancelGeneration(id) // the second time it is forgotten
  } catch (error) {
    reportFailure(error, { title: t('errorTitle'), description: t('discardFailed') })
    return false
  }
  remove(key)
  return true
}
