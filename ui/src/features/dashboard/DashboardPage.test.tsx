import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { useCarrying } from '@/lib/carrying'
import { localDate } from '@/lib/dates'
import { browser } from '@/lib/browser'
import { useDialogs } from '@/lib/dialogs'
import { useSession, type User } from '@/lib/session'
import { aDesign, aUser } from '@/testing/builders'
import { renderApp } from '@/testing/render'
import { server } from '@/testing/server'
import type { Design } from '@/features/designs/types'
import { DashboardPage } from './DashboardPage'

const STATS = { totalDesigns: 12, thisMonth: 4, thisWeek: 1, averageRating: 4.55 }
const serve = (designs: Design[], stats: typeof STATS | null = STATS) => server.use(
  http.get('/api/designs', () => HttpResponse.json(designs)),
  http.get('/api/dashboard/stats', () => (stats ? HttpResponse.json(stats) : new HttpResponse('', { status: 404 }))),
)
const open = (user: User = aUser()) => renderApp(<DashboardPage />, { user })
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)
const number = (label: string) => screen.getByText(label).nextElementSibling?.textContent

const WATER = aDesign({ id: 'd1', title: 'Safe water', topic: 'Filters', subject: 'chemistry', cohort: 'Grade 8' })
const TALES = aDesign({ id: 'd2', title: 'Ọ̀rọ̀ àwọn àgbà', topic: 'Stories', subject: 'Literature', cohort: 'Grade 5' })
const MARKET = aDesign({ id: 'd3', title: 'A market stall', topic: 'Giving change for water', subject: 'mathematics', cohort: 'Form 4' })
const SOIL = aDesign({ id: 'd4', title: 'Living soil', topic: 'Compost', subject: 'biology', cohort: 'JSS 1' })
const ALL = [WATER, TALES, MARKET, SOIL]

it.each([[{ firstName: 'Amina' }, 'Welcome back, Amina!'], [{ firstName: null }, 'Welcome back, Teacher!'], [{ firstName: '' }, 'Welcome back, Teacher!']])('greets %j', async (user, greeting) => {
  serve([])
  open(aUser(user))
  expect(screen.getByRole('heading', { level: 1, name: greeting })).toBeInTheDocument()
  await screen.findByText('No designs yet')
})

it('opens the wizard from both of its buttons', async () => {
  serve(ALL)
  const { teacher } = open()
  for (const name of ['New Design', 'Create a new design']) {
    useDialogs.getState().close()
    await teacher.click(screen.getByRole('button', { name }))
    expect(useDialogs.getState().wizardOpen).toBe(true)
  }
})

it('offers the tutorial', async () => {
  serve([])
  const { teacher } = open()
  await teacher.click(screen.getByRole('button', { name: 'Watch Tutorial' }))
  expect(useDialogs.getState().tutorialOpen).toBe(true)
})

describe('the numbers', () => {
  it('are those of the server', async () => {
    serve(ALL)
    open()
    await waitFor(() => expect(number('Total Designs')).toBe('12'))
    expect([number('This Month'), number('This Week'), number('Average Rating')]).toEqual(['4', '1', '4.6'])
  })

  it('are not made up for a calendar that is wrong', async () => {
    serve(ALL)
    useSession.setState({ clock: { says: '2015-01-03T08:00:00Z', been: '2026-11-21T08:00:00Z' } })
    open()
    await waitFor(() => expect(number('Total Designs')).toBe('12'))
    expect(number('This Month')).toBe('–not known')
    expect(number('This Week')).toBe(number('This Month'))
    expect(number('Average Rating')).toBe('4.6')
  })

  it('follow from the list where the server has none', async () => {
    serve([aDesign({ createdAt: new Date().toISOString() }), aDesign({ id: 'd2', createdAt: '2020-01-01T00:00:00Z' })], null)
    open()
    await waitFor(() => expect(number('Total Designs')).toBe('2'))
    expect([number('This Month'), number('This Week'), number('Average Rating')]).toEqual(['1', '1', '0.0'])
  })
})

describe('the designs', () => {
  it.each([
    ['WATER', ['Safe water', 'A market stall']], ['ọ̀rọ̀', ['Ọ̀rọ̀ àwọn àgbà']], ['  soil ', ['Living soil']],
  ])('are found by %s in title or topic', async (words, found) => {
    serve(ALL)
    const { teacher } = open()
    await teacher.type(await screen.findByRole('searchbox', { name: 'Search designs by title or topic' }), words)
    expect(titles()).toEqual(found)
  })

  it('are narrowed to a subject and a grade', async () => {
    serve(ALL)
    const { teacher } = open()
    await teacher.selectOptions(await screen.findByRole('combobox', { name: 'Grade' }), 'Junior Secondary (7-9)')
    expect(titles()).toEqual(['Safe water', 'Living soil'])
    await teacher.selectOptions(screen.getByRole('combobox', { name: 'Subject' }), 'Biology')
    expect(titles()).toEqual(['Living soil'])
  })

  it('may all be hidden, and come back', async () => {
    serve(ALL)
    const { teacher } = open()
    await teacher.type(await screen.findByRole('searchbox'), 'volcano')
    expect(screen.getByText('No designs match your filters')).toBeInTheDocument()
    await teacher.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(titles()).toHaveLength(4)
    expect(screen.getByRole('searchbox')).toHaveValue('')
  })

  it('are narrowed to the subjects that are always there and to those that the teacher has used', async () => {
    serve([...ALL, aDesign({ id: 'd5', title: 'Maize rows', subject: 'Kilimo' }), aDesign({ id: 'd6', title: 'A letter', subject: 'english' }), aDesign({ id: 'd7', title: 'Old maize', subject: 'kilimo', status: 'archived' })])
    const { teacher } = open()
    const subject = await screen.findByRole('combobox', { name: 'Subject' })
    expect(within(subject).getAllByRole('option').map((option) => option.textContent)).toEqual(
      ['All Subjects', 'Chemistry', 'History', 'Mathematics', 'Literature', 'Biology', 'Geography', 'English', 'kilimo'])
    await teacher.selectOptions(subject, 'kilimo')
    expect(titles()).toEqual(['Maize rows'])
  })

  it('are not shown once they are archived', async () => {
    serve([WATER, aDesign({ id: 'd9', title: 'Away', status: 'archived' })])
    open()
    expect(await screen.findByRole('heading', { level: 3, name: 'Safe water' })).toBeInTheDocument()
    expect(titles()).toEqual(['Safe water'])
    expect(screen.queryByText('You created Away')).toBeNull()
  })

  it('say where they are when all of them are archived', async () => {
    serve([aDesign({ status: 'archived' })])
    open()
    expect(await screen.findByText('All your designs are archived')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Go to Design Corner' })).toHaveAttribute('href', '/design-corner')
    expect(screen.queryByRole('heading', { name: 'Recent Activity' })).toBeNull()
  })

  it('are drawn a page at a time, however many there are, and all of them are found', async () => {
    serve(Array.from({ length: 1000 }, (_, i) => aDesign({ id: `d${i}`, title: `Design ${i}` })))
    const { teacher } = open()
    await screen.findByRole('heading', { level: 3, name: 'Design 0' })
    await waitFor(() => expect(titles()).toHaveLength(24))
    await teacher.click(screen.getByRole('button', { name: 'Show 24 more designs' }))
    await waitFor(() => expect(titles()).toHaveLength(48))
    await teacher.type(screen.getByRole('searchbox'), 'design 999')
    await waitFor(() => expect(titles()).toEqual(['Design 999']))
  })

  it('invite to make the first one', async () => {
    serve([])
    open()
    expect(await screen.findByText('No designs yet')).toBeInTheDocument()
    expect(screen.getByText('Create your first learning design to get started!')).toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'Recent Activity' })).toBeNull()
  })

  it.each([
    [204, 'Deleted!Design has been deleted successfully.'],
    [500, 'ErrorFailed to delete design. Please try again.'],
  ])('can be deleted: %d', async (status, words) => {
    serve(ALL)
    vi.spyOn(browser, 'confirm').mockReturnValue(true)
    server.use(http.delete('/api/designs/d1', () => new HttpResponse(null, { status })))
    const { teacher } = open()
    await teacher.click(await screen.findByRole('button', { name: 'Actions for Safe water' }))
    await teacher.click(screen.getByRole('menuitem', { name: 'Delete' }))
    const region = screen.getByRole('region', { name: /Notifications/ })
    await waitFor(() => expect(region).toHaveTextContent(words))
  })

  it('can be carried to another computer', async () => {
    serve(ALL)
    const { teacher } = open()
    await teacher.click(await screen.findByRole('button', { name: 'Actions for Safe water' }))
    await teacher.click(screen.getByRole('menuitem', { name: 'For a computer (.somo)' }))
    expect(useCarrying.getState().carryIds).toEqual(['d1'])
    useCarrying.getState().closeCarry()
  })
})

it('lists the three newest as what happened', async () => {
  serve(ALL)
  open()
  const activity = await screen.findByRole('region', { name: 'Recent Activity' })
  const lines = within(activity).getAllByRole('listitem').map((line) => line.textContent)
  const date = localDate(WATER.createdAt)
  expect(lines).toEqual([`You created Safe water${date}`, `You created Ọ̀rọ̀ àwọn àgbà${date}`, `You created A market stall${date}`])
})
