import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { Route, Routes, useLocation } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { initialOf } from '@/components/Avatar'
import { browser } from '@/lib/browser'
import { readDraft, writeDraft } from '@/lib/drafts'
import { aUser } from '@/testing/builders'
import { renderApp } from '@/testing/render'
import { server } from '@/testing/server'
import { nameOf } from './Header'
import { Shell } from './Shell'

const Where = () => <p>at {useLocation().pathname}</p>
const open = (at = '/') => renderApp(<Shell user={aUser()}><Routes><Route path="*" element={<Where />} /></Routes></Shell>, { at, user: aUser() })

it.each([
  [{ firstName: 'Ọlá', email: 'x@y.z' }, 'Ọ', 'Ọlá'],
  [{ firstName: ' ', email: 'kofi@example.org' }, 'K', 'kofi@example.org'],
  [{ firstName: null, email: '' }, 'T', 'Teacher'],
])('%j has the letter %s and the name %s', (user, letter, name) => expect([initialOf(user), nameOf(user)]).toEqual([letter, name]))

it('leads to the pages that there are', () => {
  open('/design-corner')
  const links = screen.getAllByRole('link', { name: /Dashboard|Design Corner/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/design-corner'])
  expect(screen.getByRole('link', { name: 'Design Corner' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByText('Quick Tip')).toBeInTheDocument()
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
