import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { Route, Routes, useLocation } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { initialOf } from '@/components/Avatar'
import { browser } from '@/lib/browser'
import { localDate } from '@/lib/dates'
import { useDialogs } from '@/lib/dialogs'
import { readDraft, writeDraft } from '@/lib/drafts'
import { useSession } from '@/lib/session'
import { aUser } from '@/testing/builders'
import { renderApp } from '@/testing/render'
import { server } from '@/testing/server'
import { laptopAgain, onPhone } from '@/testing/viewport'
import { nameOf } from './Header'
import { Shell } from './Shell'

laptopAgain()

const Where = () => <p>at {useLocation().pathname}</p>
const open = (at = '/') => renderApp(<Shell user={aUser()}><Routes><Route path="*" element={<Where />} /></Routes></Shell>, { at, user: aUser() })

it.each([
  [{ firstName: 'Ọlá', email: 'x@y.z' }, 'Ọ', 'Ọlá'],
  [{ firstName: ' ', email: 'kofi@example.org' }, 'K', 'kofi@example.org'],
  [{ firstName: null, email: '' }, 'T', 'Teacher'],
])('%j has the letter %s and the name %s', (user, letter, name) => expect([initialOf(user), nameOf(user)]).toEqual([letter, name]))

it('leads to every section from the sidebar', async () => {
  const { teacher } = open('/design-corner')
  const sidebar = within(screen.getByRole('navigation', { name: 'Main' }))
  expect(sidebar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Dashboard', '/'], ['Design Corner', '/design-corner'], ['Resources', '/resources'], ['Achievements', '/achievements'], ['Courses & Workshops', '/courses'],
  ])
  expect(sidebar.getByRole('link', { name: 'Design Corner' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByText('Quick Tip')).toBeInTheDocument()
  await teacher.click(sidebar.getByRole('button', { name: 'Video Tutorial' }))
  expect(useDialogs.getState().tutorialOpen).toBe(true)
})

it.each([['/achievements', 'Badges'], ['/courses/steps', 'More'], ['/profile', 'More'], ['/settings', 'More'], ['/connect', 'More'], ['/computer', 'More']])('has a tab bar that says where one is: at %s %s', async (at, current) => {
  onPhone()
  const { teacher } = open(at)
  const tabs = within(screen.getByRole('navigation', { name: 'Sections' }))
  expect([...tabs.getAllByRole('link'), ...tabs.getAllByRole('button')].map((tab) => tab.textContent)).toEqual(['Home', 'Designs', 'Badges', 'More'])
  expect([...tabs.getAllByRole('link'), ...tabs.getAllByRole('button')].filter((tab) => tab.hasAttribute('aria-current')).map((tab) => tab.textContent)).toEqual([current])
  await teacher.click(tabs.getByRole('button', { name: 'More' }))
  expect(useDialogs.getState().moreOpen).toBe(true)
})

it.each([[{ lan: true, canManage: true }, true], [{ lan: false, canManage: true }, false], [{ lan: true, canManage: false }, false]])('says to the person at this computer that Somo is open: %j %s', async (network, told) => {
  let asked = 0
  server.use(http.get('/api/network', () => {
    asked++
    return HttpResponse.json({ switchable: true, links: [], ...network })
  }))
  open()
  await waitFor(() => expect(asked).toBe(1))
  if (told) expect(await screen.findByRole('link', { name: 'Open to this network' })).toHaveAttribute('href', '/connect')
  else expect(screen.queryByRole('link', { name: 'Open to this network' })).toBeNull()
})

it('says that the computer has lost its date, until she knows better', async () => {
  const wrong = { says: '2015-01-03T08:00:00Z', been: '2026-11-21T08:00:00Z' }
  useSession.setState({ clock: wrong })
  const { teacher, unmount } = open('/achievements')
  expect(await screen.findByText(`Somo’s computer says that it is ${localDate(wrong.says)}, but it has been ${localDate(wrong.been)} already.`, { exact: false })).toBeInTheDocument()
  await teacher.click(screen.getByRole('button', { name: 'The date is right' }))
  expect(screen.queryByText(/^Somo’s computer says/)).toBeNull()
  unmount()
  useSession.setState({ clock: wrong }) // the page is loaded again
  open('/achievements')
  await waitFor(() => expect(useSession.getState().clock).toBeNull())
})

it('leads to the profile from the teacher’s name', () => {
  open()
  expect(screen.getByRole('link', { name: 'Profile of Amina' })).toHaveAttribute('href', '/profile')
})

it('starts a page that one goes to at its top, with the keyboard there too', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue()
  const { teacher } = open()
  expect(document.body).toHaveFocus()
  await teacher.click(screen.getByRole('link', { name: 'Resources' }))
  expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 0)
  expect(screen.getByRole('main')).toHaveFocus()
})

it('leads from a course that was opened in its own tab back to the courses', async () => {
  const { teacher } = open('/courses/steps')
  await teacher.click(screen.getAllByRole('button', { name: 'Back' })[0]!)
  expect(screen.getByText('at /courses')).toBeInTheDocument()
})

it('goes back to where one came from, and home from a page that was opened directly', async () => {
  const { teacher } = open('/design-corner')
  await teacher.click(screen.getAllByRole('button', { name: 'Back' })[0]!)
  expect(screen.getByText('at /')).toBeInTheDocument()
})

describe('logging out', () => {
  const press = async () => {
    const go = vi.spyOn(browser, 'go').mockReturnValue()
    writeDraft('u1', 'wizard', { topic: 'soil' })
    writeDraft('u2', 'wizard', { topic: 'water' })
    const { teacher } = open()
    await teacher.click(screen.getByRole('button', { name: 'Logout' }))
    return go
  }

  it.each([204, 401])('ends the session, forgets her drafts alone and goes to the start: %d', async (status) => {
    server.use(http.post('/api/logout', () => new HttpResponse(status === 204 ? null : 'Unauthorized', { status })))
    const go = await press()
    await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('/'))
    expect([readDraft('u1', 'wizard'), readDraft('u2', 'wizard')]).toEqual([null, { topic: 'water' }])
  })

  it('says so where the server does not answer, and forgets nothing', async () => {
    server.use(http.post('/api/logout', () => HttpResponse.error()))
    const go = await press()
    expect(await screen.findByRole('alert')).toHaveTextContent('You are still signed in')
    expect(go).not.toHaveBeenCalled()
    expect(readDraft('u1', 'wizard')).toEqual({ topic: 'soil' })
  })
})
