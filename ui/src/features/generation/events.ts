import type { Plan } from '@/features/designs/types'
import type { ServerEvent } from '@/lib/sse'
import { isSection, type SectionName } from './sections'

/** What the server tells while a plan is written. */
export type GenerationEvent =
  | { event: 'queued'; generationId: string; position: number; estimateMs: number | null }
  | { event: 'draft'; generationId: string; lessonPlan: Plan }
  | { event: 'started'; generationId: string; llmModel: string; sections: SectionName[] }
  | { event: 'progress'; section: SectionName | null; elapsedMs: number | null; estimateMs: number | null }
  | { event: 'section'; name: SectionName; value: Plan }
  | { event: 'text'; name: SectionName; delta: string }
  | { event: 'notice'; code: string; message: string; section: SectionName | null }
  | { event: 'done'; generationId: string; lessonPlan: Plan; llmModel: string }
  | { event: 'error'; code: string; message: string }

type Data = Record<string, unknown>

const isData = (v: unknown): v is Data => typeof v === 'object' && v !== null && !Array.isArray(v)
const text = (v: unknown) => (typeof v === 'string' ? v : '')
const number = (v: unknown) => (typeof v === 'number' && Number.isFinite(v) && v >= 0 ? v : null)
const section = (v: unknown) => (isSection(v) ? v : null)

function parse(data: string): Data {
  try {
    const parsed: unknown = JSON.parse(data)
    return isData(parsed) ? parsed : {}
  } catch {
    return {} // no event of ours: it lacks what the others have and is passed over
  }
}

function ofPlan(event: string, data: Data): GenerationEvent | null {
  const { lessonPlan } = data
  if (!isData(lessonPlan)) return null
  const generationId = text(data.generationId)
  return event === 'draft' ? { event, generationId, lessonPlan } : { event: 'done', generationId, lessonPlan, llmModel: text(data.llmModel) }
}

function ofSection(event: string, data: Data): GenerationEvent | null {
  const { name, value } = data
  if (!isSection(name)) return null
  if (event === 'text') return { event, name, delta: text(data.delta) }
  return isData(value) ? { event: 'section', name, value } : null
}

/** Reads an event; null for those that the page does not know, which later servers may send. */
export function readEvent({ event, data: json }: ServerEvent): GenerationEvent | null {
  const data = parse(json)
  switch (event) {
    case 'draft':
    case 'done': return ofPlan(event, data)
    case 'section':
    case 'text': return ofSection(event, data)
    case 'queued': return { event, generationId: text(data.generationId), position: number(data.position) ?? 0, estimateMs: number(data.estimateMs) }
    case 'started': return { event, generationId: text(data.generationId), llmModel: text(data.llmModel), sections: Array.isArray(data.sections) ? data.sections.filter(isSection) : [] }
    case 'progress': return { event, section: section(data.section), elapsedMs: number(data.elapsedMs), estimateMs: number(data.estimateMs) }
    case 'notice': return { event, code: text(data.code), message: text(data.message), section: section(data.section ?? data.name) }
    case 'error': return { event, code: text(data.code), message: text(data.message) }
    default: return null
  }
}

/** Whether the stream ends with this event. */
export const isLastEvent = ({ event }: ServerEvent) => event === 'done' || event === 'error'
