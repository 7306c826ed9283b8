import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { designQueries } from '@/features/designs/api/queries'
import type { Plan, Version } from '@/features/designs/types'
import { useGenerations } from '@/features/generation/store'
import { aDesign, aPlan, aUser, aVersion } from '@/testing/builders'
import { serveModel, watchDeletes } from '@/testing/generations'
import { renderApp } from '@/testing/render'
import { server } from '@/testing/server'
import { eventStream } from '@/testing/stream'
import LessonPlanDialog from '../LessonPlanDialog'

const walk = { phase: 'Empathize', title: 'Walk the water', description: 'Follow it.' }
const pour = { phase: 'Test', title: 'Pour', description: 'Pour it through.' }
const plan = aPlan({ activities: [walk, { ...walk, title: 'Ask the cook' }, { phase: 'Play', title: 'Play' }, pour], provenance: { test: 'built-in' } })
const swim: Plan = { activities: [{ phase: 'Test', title: 'Drink from it', description: 'After boiling.' }] }
const proposed = { ...plan, activities: [...plan.activities!.slice(0, 3), ...swim.activities!], provenance: { test: 'llama3.2:3b' } }
const done = { generationId: 'g1', lessonPlan: proposed, llmModel: 'llama3.2:3b (1/1)', name: 'test', value: swim }

let asked: Record<string, unknown>[]
let stored: Record<string, unknown>[]
let versions: Version[]
let deleted: string[]
beforeEach(() => {
  asked = []
  stored = []
  versions = [aVersion({ version: '1.2', contentJson: plan })]
  deleted = watchDeletes()
  serveModel()
  server.use(
    http.get('/api/designs/d1', () => HttpResponse.json(aDesign({ contentJson: plan, version: '1.2' }))),
    http.get('/api/designs/d1/versions', () => HttpResponse.json(versions)),
    http.post('/api/designs/d1/versions', async ({ request }) => {
      const sent = (await request.json()) as Record<string, unknown> & { version: string; contentJson: Plan }
      stored.push(sent)
      return HttpResponse.json(aVersion({ version: sent.version, contentJson: sent.contentJson }), { status: 201 })
    }),
  )
})

/** A stream that has sent the plan as it is. */
function serveSection() {
  const stream = eventStream({ 'X-Generation-Id': 'g1' })
  stream.send('draft', { lessonPlan: plan })
  server.use(http.post('/api/designs/d1/section', async ({ request }) => {
    asked.push((await request.json()) as Record<string, unknown>)
    return stream.response()
  }))
  return stream
}
const refuse = (status: number, body: object) => server.use(http.post('/api/designs/d1/section', () => HttpResponse.json(body, { status }), { once: true }))

const menu = (section: string) => screen.findByRole('button', { name: `Ask for another: ${section}` })
const button = (name: string) => screen.getByRole('button', { name })
const side = (name: string) => within(screen.getByRole('region', { name }))

const open = () => renderApp(<LessonPlanDialog designId="d1" startInEdit={false} onClose={() => {}} />, { user: aUser() })
async function ask(wish: string, section = 'Test') {
  const view = open()
  await view.teacher.click(await menu(section))
  await view.teacher.click(screen.getByRole('menuitem', { name: wish }))
  return view
}

describe('Ask for another', () => {
  it('is offered for the overview, each phase at its first activity, and the outcome', async () => {
    open()
    await menu('Outcome and assessment')
    expect(screen.getAllByRole('button', { name: /^Ask for another/ }).map((one) => one.getAttribute('aria-label'))).toEqual([
      'Ask for another: Overview and objectives', 'Ask for another: Empathize', 'Ask for another: Test', 'Ask for another: Outcome and assessment',
    ])
  })

  it('is not there without a model', async () => {
    server.use(http.get('/api/llm', () => HttpResponse.json({ engine: 'built-in', reachable: false, model: null })))
    const { queryClient } = open()
    await screen.findByText('Pour')
    await waitFor(() => expect(queryClient.getQueryState(['llm'])?.status).toBe('success'))
    expect(screen.queryByRole('button', { name: /^Ask for another/ })).toBeNull()
  })

  it('is off while the plan is edited', async () => {
    const { teacher } = open()
    await menu('Test')
    await teacher.click(button('Edit'))
    expect(await menu('Test')).toBeDisabled()
  })

  it.each([['Another idea', 'another'], ['Easier', 'easier'], ['Harder', 'harder'], ['Shorter', 'shorter']])('has the model write: %s', async (label, wish) => {
    serveSection()
    await ask(label)
    expect(await screen.findByRole('dialog', { name: `${label}: Test` })).toBeInTheDocument()
    await waitFor(() => expect(asked).toEqual([{ name: 'test', wish }]))
  })

  it('takes the teacher’s own words', async () => {
    serveSection()
    const { teacher } = await ask('In your own words...')
    const field = await screen.findByRole('textbox', { name: 'What should be different?' })
    expect(field).toHaveFocus()
    await teacher.click(button('Ask'))
    expect(asked).toEqual([])
    await teacher.type(field, ' Without cups. ')
    await teacher.click(button('Ask'))
    await waitFor(() => expect(asked).toEqual([{ name: 'test', wish: 'words', words: 'Without cups.' }]))
    expect(screen.getByRole('dialog', { name: 'In your own words: Test' })).toHaveTextContent('The proposal')
  })
})

describe('the proposal', () => {
  it('grows beside the old text, and is used as the next version', async () => {
    const stream = serveSection()
    const { teacher, queryClient } = await ask('Another idea')
    await screen.findByRole('dialog', { name: 'Another idea: Test' })
    expect(side('What you have').getByText('Pour')).toBeInTheDocument()
    expect(button('Use this')).toBeDisabled()
    expect(screen.getByText('Your plan stays as it is until you say so.')).toBeInTheDocument()
    act(() => stream.send('text', { name: 'test', delta: 'Drink' }))
    expect(await side('The proposal').findByText('Drink')).toBeInTheDocument()
    act(() => stream.send('done', done))
    expect(await side('The proposal').findByText('Drink from it')).toBeInTheDocument()
    expect(screen.getByText('The proposal is there. Your plan is as it was until you use it.')).toHaveAttribute('role', 'status')
    expect(stored).toEqual([])

    await teacher.click(button('Use this'))
    expect(await screen.findByText('Saved!')).toBeInTheDocument()
    expect(stored).toEqual([{ version: '1.3', contentJson: proposed, llmModel: 'llama3.2:3b (1/1)', generationId: 'g1' }])
    expect(await screen.findByText('v1.3')).toBeInTheDocument()
    expect(screen.queryByText('Pour')).toBeNull()
    expect(queryClient.getQueryState(designQueries.versions('d1').queryKey)?.isInvalidated).toBe(true)
    await waitFor(() => expect(useGenerations.getState().jobs).toEqual([]))
    expect(deleted).toEqual([])
  })

  it('is left by Keep mine, and nothing has changed', async () => {
    const stream = serveSection()
    const { teacher } = await ask('Easier')
    await screen.findByRole('dialog', { name: 'Easier: Test' })
    act(() => stream.send('done', done))
    await screen.findByText('Drink from it')
    await teacher.click(button('Keep mine'))
    await waitFor(() => expect(deleted).toEqual(['g1']))
    expect(screen.queryByRole('dialog', { name: 'Easier: Test' })).toBeNull()
    expect(screen.getByText('Pour')).toBeInTheDocument()
    expect(stored).toEqual([])
    expect(useGenerations.getState().jobs).toEqual([])
  })

  it('is stopped when it is left while it is written', async () => {
    serveSection()
    const { teacher } = await ask('Easier')
    await waitFor(() => expect(useGenerations.getState().jobs[0]?.plan).toBeTruthy())
    await teacher.keyboard('{Escape}')
    await waitFor(() => expect(deleted).toEqual(['g1', 'g1']))
  })

  it('does not come back to one who left before the server answered', async () => {
    let answerNow = () => {}
    const held = new Promise<void>((resolve) => { answerNow = resolve })
    const stream = eventStream({ 'X-Generation-Id': 'g1' })
    server.use(http.post('/api/designs/d1/section', async () => {
      await held
      return stream.response()
    }))
    const { teacher } = await ask('Easier')
    await teacher.click(await screen.findByRole('button', { name: 'Keep mine' }))
    answerNow()
    await waitFor(() => expect(deleted).toContain('g1'))
    expect(screen.queryByRole('dialog', { name: 'Easier: Test' })).toBeNull()
  })

  it('leaves what was changed elsewhere in the plan', async () => {
    const newer = { ...plan, overview: 'Changed on another device.' }
    versions = [aVersion({ version: '1.4', contentJson: newer })]
    const stream = serveSection()
    const { teacher } = await ask('Harder')
    await screen.findByRole('dialog', { name: 'Harder: Test' })
    act(() => stream.send('done', done))
    await screen.findByText('Drink from it')
    await teacher.click(button('Use this'))
    await waitFor(() => expect(stored).toEqual([{ version: '1.5', contentJson: { ...proposed, overview: 'Changed on another device.' }, llmModel: 'llama3.2:3b (1/1)', generationId: 'g1' }]))
  })

  it('does not silently replace what was changed in that part elsewhere', async () => {
    const newer = { ...plan, activities: [...plan.activities!.slice(0, 3), { ...pour, title: 'Pour slowly' }] }
    versions = [aVersion({ version: '1.3', contentJson: newer })]
    const stream = serveSection()
    const { teacher } = await ask('Harder')
    await screen.findByRole('dialog', { name: 'Harder: Test' })
    act(() => stream.send('done', done))
    await screen.findByText('Drink from it')
    await teacher.click(button('Use this'))
    expect(await screen.findByText(/This part was changed somewhere else meanwhile/)).toBeInTheDocument()
    expect(side('What you have').getByText('Pour slowly')).toBeInTheDocument()
    expect(stored).toEqual([])
    await teacher.click(button('Use this'))
    await waitFor(() => expect(stored).toMatchObject([{ version: '1.4', contentJson: { activities: proposed.activities } }]))
  })

  it('is not stored twice where the answer was lost', async () => {
    const stream = serveSection()
    server.use(http.post('/api/designs/d1/versions', () => {
      versions = [aVersion({ version: '1.3', contentJson: proposed }), ...versions]
      return HttpResponse.error()
    }))
    const { teacher } = await ask('Harder')
    await screen.findByRole('dialog', { name: 'Harder: Test' })
    act(() => stream.send('done', done))
    await screen.findByText('Drink from it')
    await teacher.click(button('Use this'))
    expect(await screen.findByText('Failed to save changes. Please try again.')).toBeInTheDocument()
    await teacher.click(button('Use this'))
    expect(await screen.findByText('Saved!')).toBeInTheDocument()
    expect(versions).toHaveLength(2)
  })
})

describe('where there is no proposal', () => {
  it.each([
    [409, { message: 'x', code: 'no_model' }, 'There is no model to ask right now. Your plan is as it was.'],
    [503, { message: 'Many plans are being written.', code: 'busy' }, 'Many plans are being written.'],
  ])('the reason is told, and one can ask again: %i', async (status, body, words) => {
    serveSection()
    refuse(status, body)
    const { teacher } = await ask('Shorter')
    expect(await screen.findByText(words)).toBeInTheDocument()
    await teacher.click(button('Ask again'))
    await waitFor(() => expect(asked).toEqual([{ name: 'test', wish: 'shorter' }]))
    expect(screen.queryByText(words)).toBeNull()
  })

  it('a model that brings nothing new says so', async () => {
    const stream = serveSection()
    await ask('Shorter')
    await screen.findByRole('dialog', { name: 'Shorter: Test' })
    act(() => stream.send('done', { ...done, lessonPlan: plan }))
    expect(await screen.findByText(/nothing that could be used/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Use this' })).toBeNull()
  })

  it('the server’s reason is told, and its queue', async () => {
    const stream = serveSection()
    await ask('Shorter')
    await screen.findByRole('dialog', { name: 'Shorter: Test' })
    act(() => stream.send('queued', { generationId: 'g1', position: 1 }))
    expect(await screen.findByText('1 plan is before this one.')).toBeInTheDocument()
    act(() => stream.send('error', { code: 'memory', message: 'The model is too big.' }))
    expect(await screen.findByText('The model is too big.')).toBeInTheDocument()
  })
})
