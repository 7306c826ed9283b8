import { screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { designQueries } from '@/features/designs/api/queries'
import type { Prompt } from '@/features/designs/types'
import { browser } from '@/lib/browser'
import { aDesign, aPlan, aUser, aVersion } from '@/testing/builders'
import { renderApp } from '@/testing/render'
import { server } from '@/testing/server'
import RegenerateDialog from './RegenerateDialog'

const onClose = vi.fn<() => void>()
const prompt: Prompt = {
  subject: 'elementary-science', topic: 'Filters', gradeLevel: 'Grade 5', skills: ['Research'], additionalInfo: '60 learners', context: { classSize: 60 },
}
const plan = aPlan({ overview: 'Anew.' })

let asked: Record<string, unknown>[]
let stored: Record<string, unknown>[]

beforeEach(() => {
  onClose.mockClear()
  asked = []
  stored = []
  server.use(
    http.get('/api/designs/d1/prompt', () => HttpResponse.json(prompt)),
    http.post('/api/designs/d1/regenerate', async ({ request }) => {
      asked.push((await request.json()) as Record<string, unknown>)
      return HttpResponse.json({ lessonPlan: plan, llmModel: 'built-in', generationId: 'g1' })
    }),
    http.post('/api/designs/d1/versions', async ({ request }) => {
      stored.push((await request.json()) as Record<string, unknown>)
      return HttpResponse.json(aVersion(), { status: 201 })
    }),
  )
})

const box = (name: string | RegExp) => screen.getByRole('combobox', { name })
const button = (name: string) => screen.getByRole('button', { name })
const skills = () => within(screen.getByRole('list', { name: 'Selected skills' })).getAllByRole('button').map((chip) => chip.textContent)

async function open() {
  const view = renderApp(<RegenerateDialog designId="d1" onClose={onClose} />, { user: aUser() })
  await screen.findByRole('combobox', { name: 'Subject *' })
  return view
}
const fails = (path: string, status: number, body: Record<string, unknown> = { message: 'No.' }) => server.use(http.post(path, () => HttpResponse.json(body, { status }), { once: true }))

describe('the prompt', () => {
  it('says which class the design is for, where that is known', async () => {
    const view = await open()
    expect(await screen.findByText('Your class:')).toBeInTheDocument()
    expect(screen.getByText(/60 learners/, { selector: 'p' })).toHaveTextContent('Your class: 60 learners')
    view.unmount()
    server.use(http.get('/api/designs/d1/prompt', () => HttpResponse.json({ ...prompt, context: null })))
    await open()
    expect(screen.queryByText('Your class:')).toBeNull()
  })

  it('is shown as it was', async () => {
    await open()
    expect(screen.getByRole('dialog', { name: 'Edit Prompt & Regenerate Design' })).toBeInTheDocument()
    expect(box('Subject *')).toHaveValue('Elementary Science')
    expect(screen.getByRole('textbox', { name: 'Topic *' })).toHaveValue('Filters')
    expect(box('Grade Level *')).toHaveValue('Grade 5')
    expect(skills()).toEqual(['Research'])
    const context = screen.getByRole('textbox', { name: 'Additional Context (Optional)' })
    expect(context).toHaveValue('60 learners')
    expect(context).toHaveAttribute('rows', '3')
  })

  it('takes skills by Enter and by the plus, each once, and lets them go', async () => {
    const { teacher } = await open()
    await teacher.type(box('Target Skills *'), '  Leadership {Enter}')
    await teacher.type(box('Target Skills *'), 'Agility')
    await teacher.click(button('Add this skill'))
    await teacher.type(box('Target Skills *'), '   {Enter}leadership{Enter}')
    expect(skills()).toEqual(['Research', 'Leadership', 'Agility'])
    expect(box('Target Skills *')).toHaveValue('')
    for (const skill of ['Research', 'Leadership', 'Agility']) await teacher.click(button(`Remove ${skill}`))
    expect(screen.queryByRole('list', { name: 'Selected skills' })).toBeNull()
    expect(screen.getByText('Add at least one target skill')).toBeInTheDocument()
  })

  it('says that it could not be loaded, and tries again', async () => {
    server.use(http.get('/api/designs/d1/prompt', () => HttpResponse.json({ message: 'The design could not be read.' }, { status: 500 }), { once: true }))
    const { teacher } = renderApp(<RegenerateDialog designId="d1" onClose={onClose} />, { user: aUser() })
    expect((await screen.findAllByRole('alert')).map((one) => one.textContent)).toContain('ErrorFailed to load the original prompt data.')
    await teacher.click(button('Try again'))
    expect(await screen.findByRole('combobox', { name: 'Subject *' })).toHaveValue('Elementary Science')
  })
})

describe('Regenerate Design', () => {
  it('has a new version made of what was written, stores it, and shows it everywhere', async () => {
    const { teacher, queryClient } = await open()
    for (const query of [designQueries.list(), designQueries.versions('d1'), designQueries.stats()]) queryClient.setQueryData(query.queryKey, [])
    queryClient.setQueryData(designQueries.one('d1').queryKey, aDesign())
    await teacher.clear(box('Subject *'))
    await teacher.type(box('Subject *'), 'chemistry')
    await teacher.type(screen.getByRole('textbox', { name: 'Topic *' }), ' of sand ')
    await teacher.click(button('Regenerate Design'))
    expect(await screen.findByText('Design Regenerated!')).toBeInTheDocument()
    expect(screen.getByText('Your lesson plan has been updated with the new prompt and a new version has been created.')).toBeInTheDocument()
    expect(asked).toEqual([{ subject: 'chemistry', topic: 'Filters of sand', gradeLevel: 'Grade 5', skills: ['Research'], additionalInfo: '60 learners', context: { classSize: 60 } }])
    expect(stored).toEqual([{ version: expect.stringMatching(/^v\d{13}$/) as string, contentJson: plan, llmModel: 'built-in', generationId: 'g1' }])
    expect(onClose).toHaveBeenCalledTimes(1)
    for (const query of [designQueries.list(), designQueries.versions('d1'), designQueries.stats(), designQueries.one('d1')])
      expect(queryClient.getQueryState(query.queryKey)?.isInvalidated).toBe(true)
  })

  it('waits with both buttons off, and does not close', async () => {
    server.use(http.post('/api/designs/d1/regenerate', async () => {
      await delay('infinite')
    }))
    const { teacher } = await open()
    await teacher.click(button('Regenerate Design'))
    expect(await screen.findByRole('button', { name: 'Regenerating...' })).toBeDisabled()
    expect(button('Cancel')).toBeDisabled()
    await teacher.keyboard('{Escape}')
    expect(onClose).not.toHaveBeenCalled()
  })

  it.each([
    ['the topic', async (teacher: Awaited<ReturnType<typeof open>>['teacher']) => teacher.clear(screen.getByRole('textbox', { name: 'Topic *' }))],
    ['the subject', async (teacher: Awaited<ReturnType<typeof open>>['teacher']) => teacher.clear(box('Subject *'))],
    ['the grade', async (teacher: Awaited<ReturnType<typeof open>>['teacher']) => teacher.clear(box('Grade Level *'))],
    ['every skill', async (teacher: Awaited<ReturnType<typeof open>>['teacher']) => teacher.click(button('Remove Research'))],
  ])('asks for what is missing: %s', async (_, empty) => {
    const { teacher } = await open()
    await empty(teacher)
    await teacher.click(button('Regenerate Design'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Missing InformationPlease fill in all required fields before regenerating.')
    expect(asked).toEqual([])
  })

  it('tells that it failed, and what the server refused beside its field', async () => {
    fails('/api/designs/d1/regenerate', 422, { message: 'Some fields need another look.', code: 'invalid', fields: { topic: 'The topic is too long.' } })
    const { teacher } = await open()
    await teacher.click(button('Regenerate Design'))
    expect(await screen.findByRole('alert')).toHaveTextContent('ErrorFailed to regenerate the design. Please try again.')
    expect(screen.getByRole('textbox', { name: 'Topic *' })).toHaveAccessibleDescription('The topic is too long.')
    expect(onClose).not.toHaveBeenCalled()
  })

  it('stores what was made already when only storing failed', async () => {
    fails('/api/designs/d1/versions', 507)
    const { teacher } = await open()
    await teacher.click(button('Regenerate Design'))
    expect(await screen.findByRole('alert')).toHaveTextContent('ErrorFailed to regenerate the design. Please try again.')
    await teacher.click(button('Regenerate Design'))
    expect(await screen.findByText('Design Regenerated!')).toBeInTheDocument()
    expect(asked).toHaveLength(1)
  })

  it('stores again under the same label where the answer was lost', async () => {
    const labels: unknown[] = []
    server.use(http.post('/api/designs/d1/versions', async ({ request }) => {
      labels.push(((await request.json()) as { version: string }).version)
      return labels.length === 1 ? HttpResponse.error() : HttpResponse.json(aVersion())
    }))
    const { teacher } = await open()
    await teacher.click(button('Regenerate Design'))
    expect(await screen.findByText('Design Regenerated!')).toBeInTheDocument()
    expect(labels[1]).toBe(labels[0])
  })
})

describe('what was written', () => {
  it('is still there after signing in again, with the plan that was made', async () => {
    const go = vi.spyOn(browser, 'go').mockReturnValue()
    fails('/api/designs/d1/versions', 401, { message: 'Unauthorized', code: 'unauthorized' })
    const { teacher, unmount } = await open()
    await teacher.type(box('Target Skills *'), 'Agility{Enter}')
    await teacher.click(button('Regenerate Design'))
    expect(await screen.findByRole('alert')).toHaveTextContent('UnauthorizedYou are logged out. Logging in again...')
    await waitFor(() => expect(go).toHaveBeenCalledWith('/api/login'))
    unmount()
    const again = await open()
    expect(skills()).toEqual(['Research', 'Agility'])
    expect(screen.getByText(/your words from last time/)).toBeInTheDocument()
    await again.teacher.click(button('Regenerate Design'))
    await waitFor(() => expect(stored).toHaveLength(1))
    expect(asked).toHaveLength(1)
    expect(Object.keys(localStorage).filter((key) => key.includes('regenerate'))).toEqual([])
  })

  it('outlives a crash, and the design’s own prompt comes back where that is wished', async () => {
    const { teacher, unmount } = await open()
    await teacher.type(screen.getByRole('textbox', { name: 'Topic *' }), '!')
    unmount()
    const again = await open()
    expect(screen.getByRole('textbox', { name: 'Topic *' })).toHaveValue('Filters!')
    await again.teacher.click(button('Start from the design’s prompt again'))
    expect(screen.getByRole('textbox', { name: 'Topic *' })).toHaveValue('Filters')
  })

  it('goes with Cancel', async () => {
    const { teacher } = await open()
    await teacher.type(screen.getByRole('textbox', { name: 'Topic *' }), '!')
    await teacher.click(button('Cancel'))
    expect(onClose).toHaveBeenCalled()
    expect(Object.keys(localStorage)).toEqual([])
  })
})
