import { describe, expect, it } from 'vitest'
import { aPlan } from '@/testing/builders'
import { isLastEvent, readEvent } from './events'
import { after, authorOf, isUnderWay, msLeft, newJob, phasesWritten, type Job } from './job'

const request = { subject: 'physics', topic: 'Levers', gradeLevel: 'Grade 8', skills: ['Research'] }
const start = newJob({ key: 'k', kind: 'create', designId: null, request })
const plan = aPlan()

/** The job after the events of a stream, one second each. */
const run = (...events: [string, unknown][]): Job =>
  events.reduce((job, [event, data], i) => {
    const read = readEvent({ id: String(i + 1), event, data: typeof data === 'string' ? data : JSON.stringify(data) })
    return read ? after(job, read, i * 1000) : job
  }, start)

const draft: [string, unknown] = ['draft', { lessonPlan: plan }]
const started: [string, unknown] = ['started', { generationId: 'g1', llmModel: 'llama3.2:3b', sections: ['core', 'empathize', 'define', 'outcome', 'bonus'] }]

describe('the events of a stream', () => {
  it('show the draft at once, then the queue', () => {
    const job = run(draft, ['queued', { generationId: 'g1', position: 2, estimateMs: 360_000 }])
    expect(job).toMatchObject({ id: 'g1', status: 'waiting', before: 2, plan })
    expect(msLeft(job, 61_000)).toBe(300_000)
    expect(msLeft(job, 999_000)).toBe(0)
    expect(isUnderWay(job)).toBe(true)
    expect(authorOf(job)).toBe('built-in')
  })

  it('fill the plan section by section', () => {
    const job = run(
      draft, started, ['progress', { section: 'core', elapsedMs: 500, estimateMs: 60_000 }], ['text', { name: 'core', delta: 'How ' }], ['text', { name: 'core', delta: 'far?' }],
      ['section', { name: 'core', value: { overview: 'By the model' } }], ['progress', { section: 'empathize' }], ['text', { name: 'empathize', delta: 'Walk' }],
    )
    expect(job).toMatchObject({
      status: 'running', llmModel: 'llama3.2:3b', sections: ['core', 'empathize', 'define', 'outcome'], startedAt: 1500, written: { core: 'model' },
      writing: { name: 'empathize', text: 'Walk' }, plan: { overview: 'By the model', drivingQuestion: plan.drivingQuestion },
    })
    expect(phasesWritten(job)).toBe(0)
    expect(authorOf(job)).toBe('llama3.2:3b (1/4)')
  })

  it('begin a section anew where it is tried again', () => {
    const job = run(draft, started, ['text', { name: 'core', delta: 'Bad' }], ['progress', { section: 'core', try: 2 }], ['text', { name: 'core', delta: 'Good' }])
    expect(job.writing).toEqual({ name: 'core', text: 'Good' })
  })

  it('say honestly who wrote what', () => {
    const notice = { code: 'fallback', message: 'The built-in text stays.', section: 'empathize' }
    const job = run(draft, started, ['section', { name: 'core', value: {} }], ['notice', notice], ['notice', notice], ['text', { name: 'outcome', delta: '' }])
    expect(job.written).toEqual({ core: 'model', empathize: 'built-in', define: 'built-in' })
    expect(job.notices).toHaveLength(1)
    expect(phasesWritten(job)).toBe(2)
    expect(after(job, { event: 'section', name: 'empathize', value: {} }, 0).written.empathize).toBe('built-in')
  })

  it('end with the whole plan, or with a reason', () => {
    const done = run(draft, started, ['done', { generationId: 'g1', lessonPlan: { overview: 'Whole' }, llmModel: 'llama3.2:3b (3/4)' }])
    expect(done).toMatchObject({ status: 'done', plan: { overview: 'Whole' }, writing: null })
    expect([phasesWritten(done), authorOf(done), isUnderWay(done), msLeft(done, 0)]).toEqual([5, 'llama3.2:3b (3/4)', false, null])
    const failed = run(draft, started, ['text', { name: 'core', delta: 'x' }], ['error', { code: 'memory', message: 'The model is too big.' }])
    expect(failed).toMatchObject({ status: 'failed', writing: null, plan, error: { code: 'memory', message: 'The model is too big.' } })
  })

  it('are whole but not to be stored by themselves where the plan was stopped, on another device perhaps', () => {
    const job = run(draft, started, ['notice', { code: 'stopped', message: 'The model was stopped.' }], ['done', { generationId: 'g1', lessonPlan: { overview: 'Half' }, llmModel: 'llama3.2:3b (1/4)' }])
    expect(job).toMatchObject({ status: 'stopped', plan: { overview: 'Half' } })
    expect(authorOf(job)).toBe('llama3.2:3b (1/4)')
  })

  it('counts all sections of one model as its own', () => {
    const job = run(draft, started, ...(['core', 'empathize', 'define', 'outcome'] as const).map((name): [string, unknown] => ['section', { name, value: {} }]))
    expect(authorOf(job)).toBe('llama3.2:3b')
  })

  it('are passed over where they are not known or not whole', () => {
    const odd: [string, unknown][] = [
      ['surprise', {}], ['draft', 'no json'], ['draft', '[]'], ['done', { lessonPlan: 'x' }], ['section', { name: 'bonus', value: {} }], ['section', { name: 'core' }], ['text', { name: 1 }],
    ]
    expect(run(...odd)).toEqual(start)
    expect(run(['queued', { position: -1 }])).toMatchObject({ before: 0, id: '' })
  })

  it('end the stream', () => {
    expect(['done', 'error', 'text'].map((event) => isLastEvent({ id: '', event, data: '' }))).toEqual([true, true, false])
  })
})
