import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useDialogs } from '@/lib/dialogs'
import { aPlan, aUser, aVersion } from '@/testing/builders'
import { draft, serveModel, startedStream, watchDeletes } from '@/testing/generations'
import { renderApp } from '@/testing/render'
import { server } from '@/testing/server'
import RegenerateDialog from './RegenerateDialog'

const onClose = vi.fn<() => void>()
const prompt = { subject: 'physics', topic: 'Levers', gradeLevel: 'Grade 8', skills: ['Research'], additionalInfo: '', context: { classSize: 60 } }
let asked: unknown[]
let stored: Record<string, unknown>[]
beforeEach(() => {
  onClose.mockClear()
  asked = []
  stored = []
  serveModel()
  server.use(
    http.get('/api/designs/d1/prompt', () => HttpResponse.json(prompt)),
    http.post('/api/designs/d1/versions', async ({ request }) => {
      stored.push((await request.json()) as Record<string, unknown>)
      return HttpResponse.json(aVersion(), { status: 201 })
    }),
  )
})

async function regenerate(answer: () => Response) {
  server.use(http.post('/api/designs/d1/regenerate', async ({ request }) => {
    asked.push(await request.json())
    return answer()
  }))
  const view = renderApp(<RegenerateDialog designId="d1" onClose={onClose} />, { user: aUser() })
  await view.teacher.type(await screen.findByRole('textbox', { name: 'Topic *' }), '!')
  await view.teacher.click(screen.getByRole('button', { name: 'Regenerate Design' }))
  return view
}

describe('with a model', () => {
  it('shows the version while it is written, and stores it', async () => {
    const stream = startedStream()
    await regenerate(stream.response)
    expect(await screen.findByRole('dialog', { name: 'A new version is being written' })).toBeInTheDocument()
    expect(Object.keys(localStorage).filter((key) => key.includes('regenerate'))).toHaveLength(1)
    act(() => stream.send('done', { generationId: 'g1', lessonPlan: draft, llmModel: 'llama3.2:3b' }))
    expect(await screen.findByText('Design Regenerated!')).toBeInTheDocument()
    expect(asked).toEqual([{ ...prompt, topic: 'Levers!' }])
    expect(stored).toEqual([{ version: expect.stringMatching(/^v\d{13}$/) as string, contentJson: draft, llmModel: 'llama3.2:3b', generationId: 'g1' }])
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(useDialogs.getState().openPlanId).toBeNull() // what it was opened over comes back
    expect(Object.keys(localStorage).filter((key) => key.includes('regenerate'))).toEqual([])
  })

  it('goes back to the words that were asked with', async () => {
    watchDeletes()
    server.use(http.get('/api/generations/g1', () => HttpResponse.json({}, { status: 404 })))
    const { teacher } = await regenerate(startedStream().response)
    await teacher.click(await screen.findByRole('button', { name: 'Stop' }))
    const back = await screen.findByRole('button', { name: 'Change what I asked for' })
    await waitFor(() => expect(back).toBeEnabled())
    await teacher.click(back)
    expect(await screen.findByRole('textbox', { name: 'Topic *' })).toHaveValue('Levers!')
    expect(stored).toEqual([])
  })

  it('offers the built-in plan where the model has no time', async () => {
    const answers = [HttpResponse.json({ message: 'Busy.', code: 'busy' }, { status: 503 }), HttpResponse.json({ lessonPlan: aPlan(), llmModel: 'built-in', generationId: 'g2' })]
    const { teacher } = await regenerate(() => answers.shift()!)
    await teacher.click(await screen.findByRole('button', { name: 'Make the built-in plan now' }))
    expect(await screen.findByText('Design Regenerated!')).toBeInTheDocument()
    expect(asked[1]).toMatchObject({ topic: 'Levers!', engine: 'built-in' })
    expect(stored).toMatchObject([{ contentJson: aPlan(), generationId: 'g2' }])
  })
})
