import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useDialogs } from '@/lib/dialogs'
import { aDesign, aUser } from '@/testing/builders'
import { draft, startedStream, watchDeletes } from '@/testing/generations'
import { renderApp } from '@/testing/render'
import { server } from '@/testing/server'
import { eventStream } from '@/testing/stream'
import type { Generation } from './api/generations'
import Generations from './Generations'

const onCreated = vi.fn<() => void>()
const found = (more: Partial<Generation> = {}): Generation => ({
  id: 'g1', kind: 'create', designId: null, status: 'running', position: 0, llmModel: 'llama3.2:3b', createdAt: '2026-11-19T08:00:00Z',
  prompt: { subject: 'physics', topic: 'Levers', gradeLevel: 'Grade 8', skills: ['Research'], additionalInfo: '' }, ...more,
})
const done = { generationId: 'g1', lessonPlan: { ...draft, overview: 'By the model.' }, llmModel: 'llama3.2:3b' }

let stored: Record<string, unknown>[]
beforeEach(() => {
  stored = []
  onCreated.mockClear()
  server.use(http.post('/api/designs', async ({ request }) => {
    stored.push((await request.json()) as Record<string, unknown>)
    return HttpResponse.json(aDesign({ id: 'new' }), { status: 201 })
  }))
})

const open = (...generations: Generation[]) => renderApp(<Generations found={generations} onCreated={onCreated} />, { user: aUser() })
const dialog = () => within(screen.getByRole('dialog'))
const badge = () => screen.findByRole('button', { name: /^Writing “Levers” Watch/ })

/** Opens the view of a plan that is being written. */
async function watch(stream = startedStream()) {
  server.use(http.get('/api/generations/g1', () => stream.response()))
  const view = open(found())
  await view.teacher.click(await badge())
  await screen.findByRole('dialog')
  return { ...view, stream }
}
const part = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name}`) }))

describe('a plan that is being written', () => {
  it('is shown whole at once, and grows part by part', async () => {
    const { stream } = await watch()
    expect(screen.getByRole('dialog', { name: 'Your plan is being written' })).toBeInTheDocument()
    expect(await screen.findByText('Draft of Test')).toBeInTheDocument()
    expect(part('Test').getByText('First draft')).toBeInTheDocument()
    expect(dialog().getByText(/You can leave this page: your plan goes on being written, and waits for you\./)).toBeInTheDocument()
    expect(dialog().getByRole('img', { name: '0 of 5 phases are written' })).toBeInTheDocument()

    act(() => stream.send('progress', { section: 'empathize', index: 1, of: 7, elapsedMs: 75_000, estimateMs: 240_000 }))
    expect(await screen.findByText('Writing: Empathize')).toBeInTheDocument()
    expect(screen.getByText(/^1 min 1\d s · about 4 minutes left$/)).toBeInTheDocument()
    expect(part('Empathize').getByText('Being written')).toBeInTheDocument()
    act(() => stream.send('text', { name: 'empathize', delta: 'Walk the wa' }))
    expect(await part('Empathize').findByText('Walk the wa')).toHaveAttribute('aria-hidden', 'true')
    expect(part('Empathize').getByText('Draft of Empathize')).toBeInTheDocument()

    act(() => stream.send('section', { name: 'empathize', value: { activities: [{ phase: 'Empathize', title: 'Walk the water', steps: ['Look'] }] } }))
    expect(await part('Empathize').findByText('Walk the water')).toBeInTheDocument()
    expect(part('Empathize').getByText('Look')).toBeInTheDocument()
    expect(part('Empathize').queryByText('Draft of Empathize')).toBeNull()
    expect(part('Empathize').getByText('Written')).toBeInTheDocument()
    expect(part('Overview').getByText('Built-in text')).toBeInTheDocument() // passed over
    expect(dialog().getByRole('img', { name: '1 of 5 phases is written' })).toBeInTheDocument()
    expect(screen.getByText('Empathize: written')).toHaveAttribute('role', 'status')
    act(() => stream.send('done', done))
    await waitFor(() => expect(useDialogs.getState().openPlanId).toBe('new'))
  })

  it('says kindly what went otherwise', async () => {
    const { teacher, stream } = await watch()
    act(() => {
      stream.send('notice', { code: 'fallback', message: '', section: 'core' })
      stream.send('notice', { code: 'offline', message: 'Ollama was closed. Start it again.' })
    })
    expect(await screen.findByText('The model did not manage one part. The built-in text stands there instead.')).toBeInTheDocument()
    expect(screen.getByText('Ollama was closed. Start it again.')).toBeInTheDocument()
    act(() => stream.send('done', done))
    await waitFor(() => expect(stored).toHaveLength(1))
    await teacher.click(await screen.findByRole('button', { name: 'Open the plan' })) // not before it was read
    expect(useDialogs.getState().openPlanId).toBe('new')
    expect(screen.queryByText(/Levers/)).toBeNull()
  })

  it('notes it also for those who do not watch', async () => {
    const { teacher, stream } = await watch()
    await teacher.keyboard('{Escape}')
    act(() => {
      stream.send('notice', { code: 'memory', message: 'The model does not fit.' })
      stream.send('done', done)
    })
    expect(await screen.findByText('The model does not fit.')).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: 'Open' })).toBeInTheDocument()
  })

  it('tells its place in the queue', async () => {
    const stream = eventStream()
    stream.send('draft', { lessonPlan: draft })
    stream.send('queued', { generationId: 'g1', position: 2, estimateMs: 360_000 })
    const { teacher } = await watch(stream)
    expect(await screen.findByText('2 plans before yours, about 6 minutes')).toBeInTheDocument()
    expect(screen.getByText('“Levers” waits')).toBeInTheDocument()
    expect(screen.getByText('Draft of Test')).toBeInTheDocument()
    act(() => stream.send('queued', { generationId: 'g1', position: 0 }))
    expect(await screen.findByText('Yours is next')).toBeInTheDocument()
    await teacher.keyboard('{Escape}')
    act(() => stream.send('done', done))
    expect(await screen.findByText('Your plan “Levers” is ready')).toBeInTheDocument()
  })

  it('can be left, and is stored and told when it is ready', async () => {
    const { teacher, stream } = await watch()
    await teacher.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    act(() => stream.send('section', { name: 'core', value: { overview: 'New' } }))
    expect(await screen.findByText('1 of 7')).toBeInTheDocument()
    act(() => stream.send('done', done))
    await teacher.click(await screen.findByRole('button', { name: 'Open' }))
    expect(stored).toMatchObject([{ title: draft.drivingQuestion, contentJson: { overview: 'By the model.' }, generationId: 'g1' }])
    expect(onCreated).toHaveBeenCalledTimes(1)
    expect(useDialogs.getState().openPlanId).toBe('new')
    expect(screen.queryByRole('region', { name: 'Plans of yours that are being written' })).toBeNull()
  })

  it('leaves a note that can be closed', async () => {
    const { teacher, stream } = await watch()
    await teacher.keyboard('{Escape}')
    act(() => stream.send('done', done))
    await teacher.click(await screen.findByRole('button', { name: 'Close this note' }))
    expect(screen.queryByText(/is ready/)).toBeNull()
    expect(useDialogs.getState().openPlanId).toBeNull()
  })
})

describe('stopping', () => {
  beforeEach(() => void watchDeletes())
  const kept = () => server.use(http.get('/api/generations/g1', () => HttpResponse.json(found({ status: 'cancelled', lessonPlan: { ...draft, overview: 'Half' }, llmModel: 'llama3.2:3b (1/7)' }))))

  it('keeps what is there, to be used or thrown away', async () => {
    const { teacher } = await watch()
    await screen.findByText('Draft of Test')
    kept()
    await teacher.click(screen.getByRole('button', { name: 'Stop' }))
    expect(await screen.findByRole('dialog', { name: 'Stopped' })).toBeInTheDocument()
    expect(screen.getByText(/nothing is saved yet/)).toBeInTheDocument()
    expect(await screen.findByText('Half')).toBeInTheDocument()
    expect(stored).toEqual([])
    expect(screen.queryByRole('button', { name: 'Change what I asked for' })).toBeNull()
    await teacher.click(screen.getByRole('button', { name: 'Throw it away' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByText(/Levers/)).toBeNull()
  })

  it('uses the plan as it is now', async () => {
    const { teacher } = await watch()
    await screen.findByText('Draft of Test')
    kept()
    await teacher.click(screen.getByRole('button', { name: 'Use the plan as it is now' }))
    await waitFor(() => expect(useDialogs.getState().openPlanId).toBe('new'))
    expect(stored).toMatchObject([{ contentJson: { overview: 'Half' }, llmModel: 'llama3.2:3b (1/7)' }])
  })

  it('offers what there is of one that broke off, also later', async () => {
    const { teacher, stream } = await watch()
    act(() => stream.send('error', { code: 'memory', message: 'The model is too big for this computer.' }))
    expect(await screen.findByRole('dialog', { name: 'The writing broke off' })).toBeInTheDocument()
    expect(screen.getByText('The plan below is whole and can be used. The model is too big for this computer.')).toBeInTheDocument()
    await teacher.keyboard('{Escape}')
    expect(screen.getByText('The writing of “Levers” broke off')).toBeInTheDocument()
    await teacher.click(screen.getByRole('button', { name: 'Look' }))
    await teacher.click(await screen.findByRole('button', { name: 'Use the plan as it is now' }))
    await waitFor(() => expect(stored).toHaveLength(1))
    expect(stored).toMatchObject([{ llmModel: 'built-in', contentJson: draft }])
  })

  it('says that a plan could not be saved, and saves it again', async () => {
    server.use(http.post('/api/designs', () => HttpResponse.json({ message: 'Full.' }, { status: 507 }), { once: true }))
    const { teacher, stream } = await watch()
    act(() => stream.send('done', done))
    expect(await screen.findByText(/could not be saved. It is safe on the server for 7 days/)).toBeInTheDocument()
    await teacher.click(screen.getByRole('button', { name: 'Save again' }))
    await waitFor(() => expect(useDialogs.getState().openPlanId).toBe('new'))
  })
})

describe('a plan that was finished while the teacher was away', () => {
  it('is saved when she says so', async () => {
    server.use(http.get('/api/generations/g1', () => HttpResponse.json(found({ status: 'done', lessonPlan: draft, llmModel: 'llama3.2:3b (5/7)' }))))
    const { teacher } = open(found({ status: 'done' }))
    expect(await screen.findByText('Your plan “Levers” is ready')).toBeInTheDocument()
    expect(stored).toEqual([])
    await teacher.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Success!')).toBeInTheDocument()
    expect(stored).toMatchObject([{ contentJson: draft, llmModel: 'llama3.2:3b (5/7)', generationId: 'g1', topic: 'Levers' }])
    expect(onCreated).toHaveBeenCalledTimes(1)
    await teacher.click(screen.getByRole('button', { name: 'Open' }))
    expect(useDialogs.getState().openPlanId).toBe('new')
  })

  it('is thrown away when she says so', async () => {
    const deleted = watchDeletes()
    const { teacher } = open(found({ status: 'done', kind: 'regenerate', designId: 'd1' }))
    expect(await screen.findByText('A new version of “Levers” is ready')).toBeInTheDocument()
    await teacher.click(screen.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByText(/is ready/)).toBeNull())
    expect(deleted).toEqual(['g1'])
  })
})
