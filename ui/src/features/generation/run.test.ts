import { QueryClient } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { browser } from '@/lib/browser'
import { waiting } from '@/lib/sse'
import { useToasts } from '@/lib/toast'
import { aDesign, aVersion } from '@/testing/builders'
import { draft, startedStream, watchDeletes } from '@/testing/generations'
import { server } from '@/testing/server'
import { eventStream } from '@/testing/stream'
import { begin, discardJob, resume, stopJob, takeAsItIs, type Asked } from './run'
import { saveJob } from './save'
import { jobOf, useGenerations } from './store'

const request = { subject: 'physics', topic: 'Levers', gradeLevel: 'Grade 8', skills: ['Research'], additionalInfo: '' }
const asked: Asked = { kind: 'create', designId: null, path: '/api/generate-plan', body: request, request }
const whole = { ...draft, overview: 'By the model.', drivingQuestion: ' ' }
const done = { generationId: 'g1', lessonPlan: whole, llmModel: 'llama3.2:3b (6/7)' }

let client: QueryClient
let stored: Record<string, unknown>[]
let pauses: number[]
beforeEach(() => {
  client = new QueryClient()
  stored = []
  pauses = []
  vi.spyOn(waiting, 'pause').mockImplementation(async (ms) => {
    pauses.push(ms)
  })
  server.use(
    http.post('/api/designs', async ({ request: sent }) => {
      stored.push((await sent.json()) as Record<string, unknown>)
      return HttpResponse.json(aDesign({ id: 'new' }), { status: 201 })
    }),
    http.post('/api/designs/d1/versions', async ({ request: sent }) => {
      stored.push((await sent.json()) as Record<string, unknown>)
      return HttpResponse.json(aVersion(), { status: 201 })
    }),
  )
})

async function start(more: Partial<Asked> = {}) {
  const stream = startedStream()
  const sent: unknown[] = []
  server.use(http.post('*/api/generate-plan', async ({ request: post }) => {
    sent.push(post.headers.get('Accept'), await post.json())
    return stream.response()
  }))
  const key = await begin(client, { ...asked, ...more })
  await waitFor(() => expect(jobOf(key)?.status).toBe('running'))
  return { stream, key, sent }
}
const isSaved = (key: string, as = 'new') => waitFor(() => expect(jobOf(key)?.savedAs).toBe(as))
const said = () => useToasts.getState().current?.title

describe('a new plan', () => {
  it('is asked for as a stream, and stored once it is whole', async () => {
    const onSaved = vi.fn<() => void>()
    const asksAgain = vi.spyOn(client, 'invalidateQueries')
    const { stream, key, sent } = await start({ onSaved })
    expect(sent).toEqual(['text/event-stream', request])
    expect(jobOf(key)).toMatchObject({ id: 'g1', plan: draft, llmModel: 'llama3.2:3b' })
    stream.send('done', done)
    await isSaved(key)
    expect(stored).toEqual([{
      title: 'Levers', subject: 'physics', topic: 'Levers', cohort: 'Grade 8', skills: '["Research"]', additionalInfo: '', status: 'draft', contentJson: whole,
      llmModel: 'llama3.2:3b (6/7)', generationId: 'g1',
    }])
    expect(said()).toBe('Success!')
    expect(onSaved).toHaveBeenCalledTimes(1)
    expect(asksAgain.mock.calls.map(([filter]) => filter?.queryKey)).toEqual([['designs', 'list'], ['dashboard', 'stats']])
  })

  it('shows text as it grows, a few times a second, and all of it before the next event', async () => {
    const { stream, key } = await start()
    for (const delta of ['How ', 'far ', 'is it?']) stream.send('text', { name: 'core', delta })
    await waitFor(() => expect(jobOf(key)?.writing).toEqual({ name: 'core', text: 'How far is it?' }))
    stream.send('text', { name: 'empathize', delta: 'Walk' })
    stream.send('notice', { code: 'fallback', message: 'x', section: 'core' })
    await waitFor(() => expect(jobOf(key)?.writing).toEqual({ name: 'empathize', text: 'Walk' }))
    stream.send('done', done)
    await isSaved(key)
  })

  it('is refused as any other call', async () => {
    server.use(http.post('*/api/generate-plan', () => HttpResponse.json({ message: 'No.', code: 'invalid', fields: { topic: 'x' } }, { status: 422 })))
    await expect(begin(client, asked)).rejects.toMatchObject({ status: 422 })
    server.use(http.post('*/api/generate-plan', () => HttpResponse.json({})))
    await expect(begin(client, asked)).rejects.toMatchObject({ name: 'UnreachableError' })
    expect(useGenerations.getState().jobs).toEqual([])
  })

  it('is stored once where the answer was lost, and again when asked where it failed', async () => {
    const failures = [() => HttpResponse.error(), () => HttpResponse.json({ message: 'Full.' }, { status: 507 })]
    server.use(http.post('/api/designs', async ({ request: sent }) => {
      stored.push((await sent.json()) as Record<string, unknown>)
      return failures.shift()?.() ?? HttpResponse.json(aDesign({ id: 'new' }))
    }))
    const { stream, key } = await start()
    stream.send('done', done)
    await waitFor(() => expect(jobOf(key)?.saving).toBe('failed'))
    expect(said()).toBe('Error')
    await saveJob(client, key)
    expect(jobOf(key)?.savedAs).toBe('new')
    expect(stored.map(({ generationId }) => generationId)).toEqual(['g1', 'g1', 'g1'])
    await saveJob(client, key)
    expect(stored).toHaveLength(3)
  })

  it('tells why it broke off, and can be used as it is', async () => {
    const { stream, key } = await start()
    stream.send('section', { name: 'core', value: { overview: 'New' } })
    stream.send('error', { code: 'memory', message: 'Too big.' })
    await waitFor(() => expect(jobOf(key)).toMatchObject({ status: 'failed', error: { message: 'Too big.' } }))
    expect(stored).toEqual([])
    await takeAsItIs(client, key)
    expect(stored).toMatchObject([{ contentJson: { overview: 'New' }, llmModel: 'llama3.2:3b (1/7)', generationId: 'g1' }])
  })
})

describe('a broken line', () => {
  it('is taken up again after the last event, in the middle of a text', async () => {
    const again = eventStream()
    const askedFor: (string | null)[] = []
    const { stream, key } = await start()
    server.use(http.get('/api/generations/g1', ({ request: get }) => {
      askedFor.push(get.headers.get('Last-Event-ID'), get.headers.get('Accept'))
      return askedFor.length === 2 ? HttpResponse.error() : again.response()
    }))
    stream.send('text', { name: 'core', delta: 'How fa' })
    await waitFor(() => expect(jobOf(key)?.writing?.text).toBe('How fa'))
    stream.cut()
    await waitFor(() => expect(askedFor).toHaveLength(4))
    again.send('text', { name: 'core', delta: 'r is it?' })
    await waitFor(() => expect(jobOf(key)).toMatchObject({ writing: { name: 'core', text: 'How far is it?' }, isAway: false }))
    expect(askedFor).toEqual(['3', 'text/event-stream', '3', 'text/event-stream'])
    expect(pauses).toEqual([1000, 2000])
    again.send('done', done)
    await isSaved(key)
  })

  it('ends where the server has forgotten it', async () => {
    const { stream, key } = await start()
    server.use(http.get('/api/generations/g1', () => HttpResponse.json({ message: 'x' }, { status: 404 })))
    stream.cut()
    await waitFor(() => expect(jobOf(key)).toMatchObject({ status: 'failed', isAway: false }))
    expect(jobOf(key)?.error?.message).toMatch(/does not know this plan any more/)
  })

  it('asks to sign in again where the session is over', async () => {
    vi.spyOn(browser, 'go').mockImplementation(() => {})
    const { stream } = await start()
    server.use(http.get('/api/generations/g1', () => HttpResponse.json({ message: 'Unauthorized' }, { status: 401 })))
    stream.cut()
    await waitFor(() => expect(said()).toBe('Unauthorized'))
  })
})

describe('Stop', () => {
  const left = { id: 'g1', kind: 'create', status: 'cancelled', llmModel: 'llama3.2:3b (2/7)', lessonPlan: { ...draft, overview: 'Half' } }

  it('takes what there is, and stores it where that is wished', async () => {
    const deleted = watchDeletes()
    server.use(http.get('/api/generations/g1', () => HttpResponse.json(left)))
    const { key } = await start()
    expect(await stopJob(client, key)).toBe(true)
    expect(deleted).toEqual(['g1'])
    expect(jobOf(key)).toMatchObject({ status: 'stopped', plan: { overview: 'Half' } })
    expect(stored).toEqual([])
    await takeAsItIs(client, key)
    expect(stored).toMatchObject([{ contentJson: { overview: 'Half' }, llmModel: 'llama3.2:3b (2/7)', generationId: 'g1' }])
    expect(deleted).toEqual(['g1'])
  })

  it('is not undone by text that was on its way', async () => {
    watchDeletes()
    server.use(http.get('/api/generations/g1', () => HttpResponse.json(left)))
    const { stream, key } = await start()
    const timers = vi.spyOn(globalThis, 'setTimeout')
    const show = () => timers.mock.calls.find(([, ms]) => ms === 100)?.[0] as (() => void) | undefined
    stream.send('text', { name: 'core', delta: 'Le' })
    await waitFor(() => expect(show()).toBeDefined(), { interval: 5 })
    await stopJob(client, key)
    show()?.()
    timers.mockRestore()
    expect(jobOf(key)).toMatchObject({ status: 'stopped', writing: null })
  })

  it('leaves the draft of one that only waited', async () => {
    watchDeletes()
    server.use(http.get('/api/generations/g1', () => HttpResponse.json({ message: 'x' }, { status: 404 })))
    const { key } = await start()
    await takeAsItIs(client, key)
    expect(stored).toMatchObject([{ contentJson: draft, llmModel: 'built-in' }])
    expect(stored[0]).not.toHaveProperty('generationId')
  })

  it('throws it away, here and there', async () => {
    const deleted = watchDeletes()
    server.use(http.get('/api/generations/g1', () => HttpResponse.json(left)))
    const { key } = await start()
    expect(await discardJob(client, key)).toBe(true)
    expect(deleted).toEqual(['g1', 'g1'])
    expect(jobOf(key)).toBeUndefined()
  })

  it('goes on watching where it could not be stopped', async () => {
    server.use(http.delete('/api/generations/g1', () => HttpResponse.error()))
    const again = eventStream()
    server.use(http.get('/api/generations/g1', () => again.response()))
    const { key } = await start()
    expect(await discardJob(client, key)).toBe(false)
    expect(said()).toBe('Error')
    expect(jobOf(key)?.status).toBe('running')
    again.send('done', done)
    await isSaved(key)
  })

  it('says so where it could not be thrown away', async () => {
    const { stream, key } = await start()
    stream.send('error', { code: 'x', message: 'Broke.' })
    await waitFor(() => expect(jobOf(key)?.status).toBe('failed'))
    server.use(http.delete('/api/generations/g1', () => HttpResponse.json({}, { status: 500 })))
    expect(await discardJob(client, key)).toBe(false)
    expect(jobOf(key)).toBeDefined()
  })

  it('stores by itself what the server does not know any more', async () => {
    server.use(http.post('/api/designs', async ({ request: sent }) => {
      stored.push((await sent.json()) as Record<string, unknown>)
      return stored.length === 1 ? HttpResponse.json({ message: 'No such generation.' }, { status: 404 }) : HttpResponse.json(aDesign({ id: 'new' }))
    }))
    const { stream, key } = await start()
    stream.send('done', done)
    await isSaved(key)
    expect(stored.map((one) => 'generationId' in one)).toEqual([true, false])
  })
})

it('stores a version under a label of its time', async () => {
  const stream = startedStream('g2')
  server.use(http.post('/api/designs/d1/regenerate', () => stream.response()))
  const asksAgain = vi.spyOn(client, 'invalidateQueries')
  const key = await begin(client, { ...asked, kind: 'regenerate', designId: 'd1', path: '/api/designs/d1/regenerate' })
  stream.send('done', { ...done, generationId: 'g2' })
  await isSaved(key, 'd1')
  expect(stored).toEqual([{ version: expect.stringMatching(/^v\d{13}$/) as string, contentJson: whole, llmModel: 'llama3.2:3b (6/7)', generationId: 'g2' }])
  expect(said()).toBe('Design Regenerated!')
  expect(asksAgain.mock.calls.map(([filter]) => filter?.queryKey)).toContainEqual(['designs', 'versions', 'd1'])
})

it('takes up again what the server has, each once', async () => {
  const stream = startedStream('g7')
  server.use(http.get('/api/generations/g7', () => stream.response()))
  const base = { designId: null, position: 0, prompt: request, llmModel: 'llama3.2:3b', createdAt: '2026-11-19T08:00:00Z' }
  const found = [
    { ...base, id: 'g7', kind: 'create' as const, status: 'running' as const },
    { ...base, id: 'g8', kind: 'create' as const, status: 'done' as const },
    { ...base, id: 'g9', kind: 'section' as const, designId: 'd1', status: 'done' as const },
    { ...base, id: 'g0', kind: 'create' as const, status: 'cancelled' as const },
  ]
  const onCreated = vi.fn<() => void>()
  resume(client, found, onCreated)
  resume(client, found, onCreated)
  await waitFor(() => expect(useGenerations.getState().jobs.map(({ id, status }) => [id, status])).toEqual([['g7', 'running'], ['g8', 'done']]))
  stream.send('done', { ...done, generationId: 'g7' })
  await isSaved(useGenerations.getState().jobs[0]!.key)
  expect(onCreated).toHaveBeenCalledTimes(1)
  expect(jobOf(useGenerations.getState().jobs[1]!.key)?.savedAs).toBeNull()
})
