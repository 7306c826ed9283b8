import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { useGenerations } from '@/features/generation/store'
import { useDialogs } from '@/lib/dialogs'
import { setUser } from '@/lib/session'
import { kept } from '@/lib/storage'
import { aDesign, aUser, aVersion } from '@/testing/builders'
import { draft, serveModel, startedStream } from '@/testing/generations'
import { server } from '@/testing/server'
import { laptopAgain } from '@/testing/viewport'
import { App } from './App'

vi.mock('canvas-confetti', () => ({ create: () => () => null }))

let asked = 0
let checked = 0
const running = { id: 'g1', kind: 'create', designId: null, status: 'running', position: 0, llmModel: 'm', createdAt: '2026-11-19T08:00:00Z', prompt: { subject: 'physics', topic: 'Levers', gradeLevel: 'Grade 8', skills: ['Research'] } }
const done = { generationId: 'g1', lessonPlan: draft, llmModel: 'm' }

laptopAgain()
beforeEach(() => {
  asked = 0
  checked = 0
  kept.set('somo:tour-completed:u1', 'true')
  kept.set('somo:wizard-welcome', 'yes')
  server.use(
    http.get('/api/designs', () => HttpResponse.json([aDesign()])),
    http.get('/api/dashboard/stats', () => HttpResponse.json({ totalDesigns: 1, thisMonth: 1, thisWeek: 1, averageRating: 0 })),
    http.get('/api/achievements', () => HttpResponse.json([])),
    http.get('/api/user-achievements', () => HttpResponse.json([])),
    http.get('/api/designs/new', () => HttpResponse.json({ ...aDesign({ id: 'new' }), contentJson: draft })),
    http.get('/api/designs/new/versions', () => HttpResponse.json([aVersion()])),
    http.post('/api/designs', () => HttpResponse.json(aDesign({ id: 'new' }), { status: 201 })),
    http.post('/api/check-achievements', () => {
      checked++
      return HttpResponse.json({ newAchievements: [] })
    }),
  )
})

const serveGenerations = (...list: object[]) =>
  server.use(http.get('/api/generations', () => {
    asked++
    return HttpResponse.json(list)
  }))
const open = (at = '/') => {
  setUser(aUser())
  render(<MemoryRouter initialEntries={[at]}><App /></MemoryRouter>)
  return userEvent.setup()
}

it('asks once what is being written, shows it on every page, and follows it to the new design', async () => {
  serveGenerations(running)
  const stream = startedStream()
  server.use(http.get('/api/generations/g1', () => stream.response()))
  const teacher = open('/achievements')
  const badge = await screen.findByRole('button', { name: /^Writing “Levers”/ })
  await teacher.click(screen.getAllByRole('link', { name: /Home|Dashboard/ })[0]!)
  expect(badge).toBeInTheDocument()
  expect(asked).toBe(1)
  await teacher.click(badge)
  expect(await screen.findByText('Draft of Test')).toBeInTheDocument()
  act(() => stream.send('done', done))
  await waitFor(() => expect(useDialogs.getState().openPlanId).toBe('new'))
  await waitFor(() => expect(checked).toBe(1))
  expect(asked).toBe(1)
})

it('keeps in sight what the wizard was closed over', async () => {
  serveModel()
  serveGenerations()
  const stream = startedStream()
  server.use(http.post('/api/generate-plan', () => stream.response()))
  localStorage.setItem('somo:draft:u1:wizard', JSON.stringify({ step: 5, answers: { subject: 'physics', topic: 'Levers', gradeLevel: 'Grade 8', skills: ['Research'] } }))
  const teacher = open()
  act(() => useDialogs.getState().openWizard())
  await teacher.click(await screen.findByRole('button', { name: 'Create Design' }))
  await screen.findByText('Draft of Test')
  await teacher.keyboard('{Escape}')
  expect(useDialogs.getState().wizardOpen).toBe(false)
  await teacher.click(await screen.findByRole('button', { name: /^Writing “Levers”/ }))
  expect(await screen.findByRole('dialog', { name: 'Your plan is being written' })).toBeInTheDocument()
  await teacher.keyboard('{Escape}')
  act(() => stream.send('done', done))
  expect(await screen.findByText('Your plan “Levers” is ready')).toBeInTheDocument()
  await waitFor(() => expect(checked).toBe(1))
})

it('shows nothing where nothing is written, and stays quiet where that cannot be found out', async () => {
  server.use(http.get('/api/generations', () => {
    asked++
    return HttpResponse.json({ message: 'x' }, { status: 500 })
  }))
  open('/achievements')
  await waitFor(() => expect(asked).toBe(1))
  expect(screen.queryByRole('region', { name: 'Plans of yours that are being written' })).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(useGenerations.getState().jobs).toEqual([])
})
