import { QueryClient } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { browser } from '@/lib/browser'
import { useDialogs } from '@/lib/dialogs'
import { readDraft } from '@/lib/drafts'
import { kept } from '@/lib/storage'
import { aDesign, aPlan, aUser } from '@/testing/builders'
import { renderApp } from '@/testing/render'
import { server } from '@/testing/server'
import { useWizard } from './store'
import Wizard from './Wizard'

const answers = { subject: '', customSubject: 'Agriculture', topic: ' Compost ', gradeLevel: '', customGrade: 'Form 3', skills: ['Research', 'Leadership'], additionalInfo: ' 60 learners ' }
const request = { subject: 'Agriculture', topic: 'Compost', gradeLevel: 'Form 3', skills: ['Research', 'Leadership'], additionalInfo: '60 learners' }

let generated: unknown[]
let stored: unknown[]
beforeEach(() => {
  kept.set('somo:wizard-welcome', 'yes')
  localStorage.setItem('somo:draft:u1:wizard', JSON.stringify({ step: 5, answers }))
  generated = []
  stored = []
})

/** Answers both calls; each can be told what to answer instead, in turn. */
function serve({ plan = aPlan(), onGenerate, onStore }: { plan?: object; onGenerate?: () => Response | Promise<Response | null>; onStore?: (n: number) => Response | null } = {}) {
  server.use(
    http.post('/api/generate-plan', async ({ request: sent }) => {
      generated.push(await sent.json())
      return (await onGenerate?.()) ?? HttpResponse.json(plan, { headers: { 'X-Llm-Model': 'built-in', 'X-Generation-Id': `g${generated.length}` } })
    }),
    http.post('/api/designs', async ({ request: sent }) => {
      stored.push(await sent.json())
      return onStore?.(stored.length) ?? HttpResponse.json(aDesign({ id: 'new' }), { status: 201 })
    }),
  )
}

async function create() {
  useDialogs.getState().openWizard()
  const view = renderApp(<Wizard onClose={() => {}} />, { user: aUser() })
  await view.teacher.click(await screen.findByRole('button', { name: 'Create Design' }))
  return view
}

const again = async ({ teacher }: Awaited<ReturnType<typeof create>>) => teacher.click(await screen.findByRole('button', { name: 'Create Design' }))
const success = () => screen.findByText('Your learning design has been created successfully.')
const failure = () => screen.findByText('Failed to create learning design. Please try again.')

describe('Create Design', () => {
  it('generates, stores plan and design together, and opens the plan', async () => {
    serve()
    const asked = vi.spyOn(QueryClient.prototype, 'invalidateQueries')
    await create()
    expect(await success()).toBeInTheDocument()
    expect(screen.getByText('Success!')).toBeInTheDocument()
    expect(generated).toEqual([request])
    expect(stored).toEqual([{
      title: aPlan().drivingQuestion, subject: 'Agriculture', topic: 'Compost', cohort: 'Form 3', skills: '["Research","Leadership"]', additionalInfo: '60 learners',
      status: 'draft', contentJson: aPlan(), llmModel: 'built-in', generationId: 'g1',
    }])
    expect(useDialogs.getState()).toMatchObject({ wizardOpen: false, openPlanId: 'new' })
    expect(useWizard.getState()).toMatchObject({ step: 1, answers: { topic: '' } })
    expect(readDraft('u1', 'wizard')).toBeNull()
    expect(asked.mock.calls.map(([filter]) => filter?.queryKey)).toEqual([['designs', 'list'], ['dashboard', 'stats']])
  })

  it('takes the topic as title where there is no driving question', async () => {
    serve({ plan: { overview: 'O', drivingQuestion: ' ' } })
    await create()
    await success()
    expect(stored).toMatchObject([{ title: 'Compost' }])
  })

  it('cannot be pressed or left while it is at work', async () => {
    let answerNow = () => {}
    const held = new Promise<null>((resolve) => { answerNow = () => resolve(null) })
    serve({ onGenerate: () => held })
    const { teacher } = await create()
    expect(await screen.findByRole('button', { name: 'Generating...' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled()
    await teacher.keyboard('{Escape}')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    answerNow()
    await success()
  })

  it('stores again with the same generation when the answer was lost, without generating again', async () => {
    serve({ onStore: (n) => (n === 1 ? HttpResponse.error() : null) })
    await create()
    await success()
    expect(generated).toHaveLength(1)
    expect(stored).toMatchObject([{ generationId: 'g1' }, { generationId: 'g1' }])
  })

  it('keeps the made plan through failures and a reload', async () => {
    serve({ onStore: (n) => (n <= 2 ? HttpResponse.json({ message: 'The disk is full.', code: 'disk_full' }, { status: 507 }) : null) })
    const view = await create()
    await failure()
    expect(screen.getByText('Error')).toBeInTheDocument()
    await again(view)
    await waitFor(() => expect(stored).toHaveLength(2))
    view.unmount()
    act(() => useWizard.setState(useWizard.getInitialState(), true))
    await create()
    await success()
    expect(generated).toHaveLength(1)
    expect(stored).toMatchObject([{ generationId: 'g1' }, { generationId: 'g1' }, { generationId: 'g1' }])
  })

  it('has a new plan made when the answers have changed', async () => {
    serve({ onStore: (n) => (n === 1 ? HttpResponse.json({ message: 'Busy.' }, { status: 500 }) : null) })
    const view = await create()
    await failure()
    await view.teacher.type(screen.getByRole('textbox', { name: /Additional information/ }), '!')
    await again(view)
    await success()
    expect(stored).toMatchObject([{ generationId: 'g1' }, { generationId: 'g2', additionalInfo: '60 learners !' }])
  })

  it('has a new plan made when the server does not want the old one', async () => {
    serve({ onStore: (n) => (n === 1 ? HttpResponse.json({ message: 'No such generation.', code: 'not_found' }, { status: 404 }) : null) })
    const view = await create()
    await failure()
    await again(view)
    await success()
    expect(generated).toHaveLength(2)
  })

  it('leads back to what the server refused, and loses nothing', async () => {
    serve({ onGenerate: () => HttpResponse.json({ message: 'Please check.', code: 'invalid', fields: { topic: 'The topic has a character that cannot be stored.' } }, { status: 422 }) })
    await create()
    const topic = await screen.findByRole('textbox', { name: 'Topic' })
    expect(topic).toHaveAccessibleDescription(/character that cannot be stored/)
    expect(topic).toHaveValue(' Compost ')
    await waitFor(() => expect(topic).toHaveFocus())
    expect(screen.queryByText(/Failed to create/)).toBeNull()
  })

  it('asks to sign in again, and keeps the answers', async () => {
    const go = vi.spyOn(browser, 'go').mockImplementation(() => {})
    serve({ onGenerate: () => HttpResponse.json({ message: 'Unauthorized', code: 'unauthorized' }, { status: 401 }) })
    await create()
    expect(await screen.findByText('You are logged out. Logging in again...')).toBeInTheDocument()
    await waitFor(() => expect(go).toHaveBeenCalledWith('/api/login'))
    expect(readDraft('u1', 'wizard')).toMatchObject({ answers: { topic: ' Compost ' } })
  })
})
