import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { MemoryRouter } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useUnlocked } from '@/features/achievements/unlocked'
import { noteActivity } from '@/lib/activity'
import { browser } from '@/lib/browser'
import { useDialogs } from '@/lib/dialogs'
import { setUser } from '@/lib/session'
import { kept } from '@/lib/storage'
import { aDesign, aPlan, aUser, aVersion } from '@/testing/builders'
import { server } from '@/testing/server'
import { laptopAgain, onPhone } from '@/testing/viewport'
import { App } from './App'

vi.mock('canvas-confetti', () => ({ create: () => () => null }))

const FIRST = { id: 'first', name: 'First Lesson', description: 'Your first.', badgeIcon: '/x.svg', points: 10, requirement: 1 }

laptopAgain()
beforeEach(() => {
  kept.set('somo:tour-completed:u1', 'true')
  kept.set('somo:wizard-welcome', 'yes')
  server.use(
    http.get('/api/designs', () => HttpResponse.json([aDesign()])),
    http.get('/api/dashboard/stats', () => HttpResponse.json({ totalDesigns: 1, thisMonth: 1, thisWeek: 1, averageRating: 0 })),
    http.get('/api/achievements', () => HttpResponse.json([FIRST])),
    http.get('/api/user-achievements', () => HttpResponse.json([])),
    http.get('/api/courses', () => HttpResponse.json([])),
    http.get('/api/courses/:id', () => HttpResponse.json({ message: 'no', code: 'not_found' }, { status: 404 })),
    http.get('/api/resources', () => HttpResponse.json([])),
    http.get('/api/backups', () => HttpResponse.json({ message: 'Only here.', code: 'local_only' }, { status: 403 })),
    http.get('/api/invite', () => HttpResponse.json({ inviteCode: 'ABCDEFGHJK', links: [] })),
  )
})
const open = (at = '/') => {
  setUser(aUser())
  render(<MemoryRouter initialEntries={[at]}><App /></MemoryRouter>)
  return userEvent.setup()
}

describe('the signed-in pages', () => {
  it.each([
    ['/achievements', 'Achievements'], ['/courses', 'Courses & Workshops'], ['/courses/none', '404 Page Not Found'], ['/resources', 'Resource Center'], ['/profile', 'Profile'],
    ['/settings', 'Settings'], ['/connect', 'Connect colleagues'], ['/computer', 'This computer'],
  ])('%s is %s, with the feedback button', async (at, title) => {
    open(at)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: 'Give feedback' })).toBeInTheDocument()
  })
})

describe('More', () => {
  const openMore = async () => {
    onPhone()
    const teacher = open()
    await teacher.click(await screen.findByRole('button', { name: 'More' }))
    return { teacher, sheet: within(await screen.findByRole('dialog', { name: 'More' })) }
  }

  it('leads to the pages that have no tab', async () => {
    const { teacher, sheet } = await openMore()
    expect(sheet.getAllByRole('link').map((link) => link.textContent)).toEqual(['Resources', 'Courses & Workshops', 'Profile', 'Settings', 'Connect colleagues'])
    await teacher.click(sheet.getByRole('link', { name: 'Profile' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('leads the person at this computer to what only she may do', async () => {
    server.use(http.get('/api/network', () => HttpResponse.json({ lan: false, switchable: true, canManage: true, links: [] })))
    const { sheet } = await openMore()
    expect(await sheet.findByRole('link', { name: 'This computer' })).toHaveAttribute('href', '/computer')
  })

  it('hands the computer to a colleague', async () => {
    const go = vi.spyOn(browser, 'go').mockReturnValue()
    server.use(http.post('/api/logout', () => new HttpResponse(null, { status: 204 })))
    const { teacher, sheet } = await openMore()
    await teacher.click(sheet.getByRole('button', { name: 'Switch user' }))
    await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('/login'))
  })

  it('leads to the tutorial', async () => {
    const { teacher, sheet } = await openMore()
    await teacher.click(sheet.getByRole('button', { name: 'Video Tutorial' }))
    expect(await screen.findByRole('dialog', { name: /^Tutorial/ })).toBeInTheDocument()
    expect(screen.queryByRole('dialog', { name: 'More' })).toBeNull()
  })
})

it('leaves when she has signed out in another tab', async () => {
  const go = vi.spyOn(browser, 'go').mockReturnValue()
  open()
  await screen.findByRole('button', { name: 'Give feedback' })
  window.dispatchEvent(new StorageEvent('storage', { key: 'somo:draft:u1:wizard', newValue: '{}' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'somo:signed-out', newValue: null }))
  expect(go).not.toHaveBeenCalled()
  window.dispatchEvent(new StorageEvent('storage', { key: 'somo:signed-out', newValue: '/login' }))
  expect(go).toHaveBeenCalledExactlyOnceWith('/login')
})

it('shows nothing to who opens the page after the time that she chose', async () => {
  const go = vi.spyOn(browser, 'go').mockReturnValue()
  server.use(http.post('/api/logout', () => new HttpResponse(null, { status: 204 })))
  noteActivity(Date.now() - 6 * 60_000)
  setUser(aUser({ signOutAfter: 5 }))
  render(<MemoryRouter><App /></MemoryRouter>)
  expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeInTheDocument()
  expect(screen.queryByText('Welcome back, Amina!')).toBeNull()
  await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('/login?notice=idle'))
})

it('congratulates on new badges one after another', async () => {
  const teacher = open('/achievements')
  await screen.findByRole('button', { name: 'Give feedback' })
  act(() => useUnlocked.getState().add([FIRST, { ...FIRST, id: 'second', name: 'Three Strands' }]))
  expect(await screen.findByText('First Lesson', { selector: '[role=dialog] p' })).toBeInTheDocument()
  await teacher.click(screen.getByRole('button', { name: 'Skip' }))
  expect(await screen.findByText('Three Strands')).toBeInTheDocument()
  await teacher.click(screen.getByRole('button', { name: 'Skip' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('follows a new design with its plan, and with the badge that it earned', async () => {
  const answers = { subject: 'physics', customSubject: '', topic: 'Levers', gradeLevel: 'Grade 8', customGrade: '', skills: ['Research'], additionalInfo: '' }
  localStorage.setItem('somo:draft:u1:wizard', JSON.stringify({ step: 5, answers }))
  server.use(
    http.post('/api/generate-plan', () => HttpResponse.json(aPlan(), { headers: { 'X-Generation-Id': 'g1' } })),
    http.post('/api/designs', () => HttpResponse.json(aDesign({ id: 'new' }), { status: 201 })),
    http.get('/api/designs/new', () => HttpResponse.json({ ...aDesign({ id: 'new' }), contentJson: aPlan() })),
    http.get('/api/designs/new/versions', () => HttpResponse.json([aVersion()])),
    http.post('/api/check-achievements', () => HttpResponse.json({ newAchievements: [FIRST] })),
  )
  const teacher = open()
  act(() => useDialogs.getState().openWizard())
  await teacher.click(await screen.findByRole('button', { name: 'Create Design' }))
  expect(await screen.findByText('Achievement Unlocked!')).toBeInTheDocument()
  const dialog = await screen.findByRole('dialog', { name: 'Congratulations!' })
  expect(within(dialog).getByText('+10 points earned!')).toBeInTheDocument()
  await teacher.click(within(dialog).getByRole('button', { name: 'Skip' }))
  await waitFor(() => expect(screen.queryByText('Congratulations!')).toBeNull())
  expect(useDialogs.getState().openPlanId).toBe('new')
})
