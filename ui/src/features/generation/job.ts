import type { ClassContext, Plan } from '@/features/designs/types'
import type { GenerationEvent } from './events'
import { phaseOf, SECTIONS, withSection, type SectionName } from './sections'

export type Kind = 'create' | 'regenerate' | 'section'

/** What a plan is written for. */
export interface PlanRequest {
  subject: string
  topic: string
  gradeLevel: string
  skills: string[]
  additionalInfo?: string
  context?: ClassContext
}

/**
 * Where a plan stands: asked for but nothing known, in the queue, being written, whole, stopped by the teacher, or broken off.
 * Whatever it is, what there is of the plan can be used.
 */
export type Status = 'starting' | 'waiting' | 'running' | 'done' | 'stopped' | 'failed'

/** A time that was told at some moment. */
export interface Estimate {
  /** What is left, in milliseconds. */
  ms: number
  /** When that was said. */
  at: number
}

/** Who wrote a finished section: the model, or the built-in planner where the model could not. */
export type Author = 'model' | 'built-in'

/** One plan, or one section, as it is being written. */
export interface Job {
  /** Names it within this page; the server's id is known a moment later. */
  key: string
  id: string
  kind: Kind
  /** The design it is a version of; null for a new one. */
  designId: string | null
  request: PlanRequest
  status: Status
  /** How many plans are before this one. */
  before: number
  /** Which model writes. */
  llmModel: string
  /** Whose work the server says the plan is; empty until it is finished. */
  credit: string
  /** The sections in the order in which they are written. */
  sections: readonly SectionName[]
  written: Partial<Record<SectionName, Author>>
  /** The built-in draft with the finished sections over it; null until it is there. */
  plan: Plan | null
  writing: { name: SectionName; text: string } | null
  notices: readonly { code: string; message: string }[]
  startedAt: number | null
  estimate: Estimate | null
  /** Why it broke off. */
  error: { code: string; message: string } | null
  /** Whether the server does not answer right now. */
  isAway: boolean
  /** Where storing it stands. A plan that was found finished is stored only when the teacher says so. */
  saving: 'not' | 'now' | 'failed'
  /** The design that it was stored in. */
  savedAs: string | null
  /** The label it is stored under as a version, so that a second try uses the same. */
  label: string
  /** Brings back what it was asked with, to ask otherwise. */
  goBack: (() => void) | null
  /** Told once it is stored. */
  onSaved: (() => void) | null
}

export type NewJob = Pick<Job, 'key' | 'kind' | 'designId' | 'request'> & Partial<Job>

export const newJob = (job: NewJob): Job => ({
  id: '', status: 'starting', before: 0, llmModel: '', credit: '', sections: SECTIONS, written: {}, plan: null, writing: null, notices: [], startedAt: null, estimate: null,
  error: null, isAway: false, saving: 'not', savedAs: null, label: '', goBack: null, onSaved: null, ...job,
})

/** A section that is passed over without an answer of the model keeps the built-in text. */
function passedOver(job: Job, until: SectionName | null): Job['written'] {
  const at = until ? job.sections.indexOf(until) : -1
  const passed = job.sections.slice(0, Math.max(at, 0)).filter((name) => !job.written[name])
  return passed.length === 0 ? job.written : { ...job.written, ...Object.fromEntries(passed.map((name) => [name, 'built-in'])) }
}

function afterProgress(job: Job, { section, elapsedMs, estimateMs }: GenerationEvent & { event: 'progress' }, now: number): Job {
  return {
    ...job, status: 'running', written: passedOver(job, section),
    writing: section && { name: section, text: '' },
    startedAt: elapsedMs === null ? (job.startedAt ?? now) : now - elapsedMs,
    estimate: estimateMs === null ? job.estimate : { ms: estimateMs, at: now },
  }
}

function afterText(job: Job, { name, delta }: GenerationEvent & { event: 'text' }): Job {
  const before = job.writing?.name === name ? job.writing.text : ''
  return { ...job, status: 'running', written: passedOver(job, name), writing: { name, text: before + delta } }
}

function afterNotice(job: Job, { code, message, section }: GenerationEvent & { event: 'notice' }): Job {
  const isKnown = job.notices.some((notice) => notice.code === code && notice.message === message)
  return {
    ...job, notices: isKnown ? job.notices : [...job.notices, { code, message }],
    written: code === 'fallback' && section ? { ...job.written, [section]: 'built-in' } : job.written,
  }
}

/** A plan that was stopped, here or on another device, is whole as well, but nobody has said that it should be stored. */
const isStopped = ({ notices }: Job) => notices.some(({ code }) => code === 'stopped')

/** The job after an event. */
export function after(job: Job, event: GenerationEvent, now: number): Job {
  switch (event.event) {
    case 'draft': return { ...job, id: event.generationId || job.id, plan: job.plan ?? event.lessonPlan }
    case 'queued':
      return {
        ...job, id: event.generationId || job.id, status: 'waiting', before: event.position,
        estimate: event.estimateMs === null ? null : { ms: event.estimateMs, at: now },
      }
    case 'started':
      return {
        ...job, id: event.generationId || job.id, status: 'running', before: 0, llmModel: event.llmModel, sections: event.sections.length > 0 ? event.sections : job.sections,
        startedAt: job.startedAt ?? now,
      }
    case 'progress': return afterProgress(job, event, now)
    case 'text': return afterText(job, event)
    case 'section':
      return {
        ...job, plan: withSection(job.plan ?? {}, event.name, event.value), writing: job.writing?.name === event.name ? null : job.writing,
        written: { ...passedOver(job, event.name), [event.name]: job.written[event.name] ?? 'model' },
      }
    case 'notice': return afterNotice(job, event)
    case 'done':
      return { ...job, id: event.generationId || job.id, status: isStopped(job) ? 'stopped' : 'done', plan: event.lessonPlan, credit: event.llmModel, writing: null, estimate: null, isAway: false }
    case 'error': return { ...job, status: 'failed', error: event, writing: null, estimate: null, isAway: false }
  }
}

/** Whether it is still being worked on, or waits for that. */
export const isUnderWay = ({ status }: Job) => status === 'starting' || status === 'waiting' || status === 'running'

/** How many of the five phases are written. */
export const phasesWritten = ({ status, written }: Job) => (status === 'done' ? 5 : SECTIONS.filter((name) => phaseOf(name) && written[name]).length)

/** Milliseconds that are left, as far as anybody knows. */
export const msLeft = ({ estimate }: Job, now: number) => (estimate ? Math.max(0, estimate.ms - (now - estimate.at)) : null)

/** What the plan is to be called the work of: the model, with how many sections are its own, or the built-in planner. */
export function authorOf({ credit, llmModel, sections, written }: Job): string {
  if (credit) return credit
  const own = sections.filter((name) => written[name] === 'model').length
  if (own === 0 || !llmModel) return 'built-in'
  return own === sections.length ? llmModel : `${llmModel} (${own}/${sections.length})`
}
