import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useGenerations } from '@/features/generation/store'
import { useDialogs } from '@/lib/dialogs'
import { readDraft } from '@/lib/drafts'
import { kept } from '@/lib/storage'
import { aDesign, aPlan, aUser } from '@/testing/builders'
import { draft, serveModel, startedStream, watchDeletes } from '@/testing/generations'
import { renderApp } from '@/testing/render'
import { server } from '@/testing/server'
import { useWizard } from './store'
import Wizard from './Wizard'

const answers = { subject: 'physics', customSubject: '', topic: 'Levers', gradeLevel: 'Grade 8', customGrade: '', skills: ['Research'], additionalInfo: '', without: [] }
const request = { subject: 'physics', topic: 'Levers', gradeLevel: 'Grade 8', skills: ['Research'], additionalInfo: '' }

const onClose = vi.fn<() => void>()
const onCreated = vi.fn<() => void>()
let stored: Record<string, unknown>[]
beforeEach(() => {
  kept.set('somo:wizard-welcome', 'yes')
  localStorage.setItem('somo:draft:u1:wizard', JSON.stringify({ step: 5, answers }))
  onClose.mockClear()
  onCreated.mockClear()
  stored = []
  serveModel()
  server.use(http.post('/api/designs', async ({ request: sent }) => {
    stored.push((await sent.json()) as Record<string, unknown>)
    return HttpResponse.json(aDesign({ id: 'new' }), { status: 201 })
  }))
})

const accepted: (string | null)[] = []
const serve = (...answered: ((body: unknown) => Response)[]) => {
  accepted.length = 0
  server.use(http.post('/api/generate-plan', async ({ request: sent }) => {
    accepted.push(sent.headers.get('Accept'))
    return answered.shift()!(await sent.json())
  }))
}

async function create() {
  useDialogs.getState().openWizard()
  const view = renderApp(<Wizard onClose={onClose} onCreated={onCreated} />, { user: aUser() })
  await view.teacher.click(await screen.findByRole('button', { name: 'Create Design' }))
  return view
}

describe('with a model', () => {
  it('shows the plan while it is written, and then as any new design', async () => {
    const stream = startedStream()
    const asked: unknown[] = []
    serve((body) => {
      asked.push(body)
      return stream.response()
    })
    await create()
    expect(await screen.findByRole('dialog', { name: 'Your plan is being written' })).toBeInTheDocument()
    expect(await screen.findByText('Draft of Test')).toBeInTheDocument()
    expect(accepted).toEqual(['text/event-stream'])
    expect(asked).toEqual([request])
    expect(readDraft('u1', 'wizard')).toBeNull() // the next design begins anew
    act(() => stream.send('done', { generationId: 'g1', lessonPlan: draft, llmModel: 'llama3.2:3b' }))
    await waitFor(() => expect(useDialogs.getState()).toMatchObject({ wizardOpen: false, openPlanId: 'new' }))
    expect(screen.getByText('Success!')).toBeInTheDocument()
    expect(stored).toMatchObject([{ topic: 'Levers', contentJson: draft, llmModel: 'llama3.2:3b', generationId: 'g1' }])
    expect(onCreated).toHaveBeenCalledTimes(1)
    expect(useGenerations.getState().jobs).toEqual([])
  })

  it('may be closed while the plan is written', async () => {
    const stream = startedStream()
    serve(() => stream.response())
    const { teacher, unmount } = await create()
    await screen.findByText('Draft of Test')
    await teacher.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(1)
    unmount()
    act(() => stream.send('done', { generationId: 'g1', lessonPlan: draft, llmModel: 'llama3.2:3b' }))
    await waitFor(() => expect(useGenerations.getState().jobs[0]?.savedAs).toBe('new'))
    expect(onCreated).toHaveBeenCalledTimes(1)
  })

  it('brings the answers back to one who stops to ask otherwise', async () => {
    watchDeletes()
    server.use(http.get('/api/generations/g1', () => HttpResponse.json({}, { status: 404 })))
    const stream = startedStream()
    serve(() => stream.response())
    const { teacher } = await create()
    await screen.findByText('Draft of Test')
    await teacher.click(screen.getByRole('button', { name: 'Stop' }))
    const back = await screen.findByRole('button', { name: 'Change what I asked for' })
    await waitFor(() => expect(back).toBeEnabled())
    await teacher.click(back)
    expect(await screen.findByText('Step 5 of 5')).toBeInTheDocument()
    expect(useWizard.getState().answers).toEqual(answers)
    expect(readDraft('u1', 'wizard')).toMatchObject({ step: 5, answers })
    expect(useGenerations.getState().jobs).toEqual([])
    expect(stored).toEqual([])
  })

  it('leads back to what the server refused', async () => {
    serve(() => HttpResponse.json({ message: 'x', code: 'invalid', fields: { topic: 'The topic cannot be stored.' } }, { status: 422 }))
    await create()
    expect(await screen.findByRole('textbox', { name: 'Topic' })).toHaveAccessibleDescription(/cannot be stored/)
  })

  it.each([[503, 'busy'], [429, 'too_many_requests']])('offers the built-in plan where the model has no time: %i', async (status, code) => {
    const asked: unknown[] = []
    serve(() => HttpResponse.json({ message: 'Three of your plans wait already.', code }, { status }), (body) => {
      asked.push(body)
      return HttpResponse.json(aPlan(), { headers: { 'X-Llm-Model': 'built-in', 'X-Generation-Id': 'g2' } })
    })
    const { teacher } = await create()
    expect(await screen.findByText('Three of your plans wait already.')).toBeInTheDocument()
    await teacher.click(screen.getByRole('button', { name: 'Make the built-in plan now' }))
    expect(await screen.findByText('Success!')).toBeInTheDocument()
    expect(asked).toEqual([{ ...request, engine: 'built-in' }])
    expect(stored).toMatchObject([{ contentJson: aPlan(), llmModel: 'built-in', generationId: 'g2' }])
  })

  it('lets one try again later, with all answers', async () => {
    serve(() => HttpResponse.json({ message: '', code: 'busy' }, { status: 503 }))
    const { teacher } = await create()
    await teacher.click(await screen.findByRole('button', { name: 'Try again later' }))
    expect(screen.getByRole('button', { name: 'Create Design' })).toBeEnabled()
    expect(useWizard.getState().answers).toEqual(answers)
  })
})

it('makes the plan as ever where nobody knows whether there is a model', async () => {
  server.use(http.get('/api/llm', () => HttpResponse.error()))
  serve(() => HttpResponse.json(aPlan(), { headers: { 'X-Llm-Model': 'built-in', 'X-Generation-Id': 'g1' } }))
  await create()
  expect(await screen.findByText('Success!')).toBeInTheDocument()
  expect(accepted[0]).not.toBe('text/event-stream')
})
