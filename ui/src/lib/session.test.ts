import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aUser } from '@/testing/builders'
import { server } from '@/testing/server'
import { ApiError } from './api'
import { browser } from './browser'
import { endSession, REDIRECT_MS, reportFailure } from './end-session'
import { loadSession } from './load-session'
import { forgetPath, rememberPath, returnPath } from './return-path'
import { currentUser, sessionInPage, setUser, useSession } from './session'
import { useToasts } from './toast'

describe('the session in the page', () => {
  const pageWith = (html: string) => new DOMParser().parseFromString(`<html><head>${html}</head></html>`, 'text/html')

  it('is who is signed in', () => {
    const page = pageWith(`<script type="application/json" id="session">${JSON.stringify({ user: aUser() })}</script>`)
    expect(sessionInPage(page)?.user).toEqual(aUser())
  })
  it('is nobody where nobody is signed in', () => expect(sessionInPage(pageWith('<script type="application/json" id="session">{"user":null}</script>'))?.user).toBeNull())
  it('is unknown where the server did not say', () => expect(sessionInPage(pageWith(''))).toBeUndefined())
})

describe('loading the session from the server', () => {
  it('finds who is signed in', async () => {
    server.use(http.get('/api/auth/user', () => HttpResponse.json(aUser())))
    await loadSession()
    expect(currentUser()).toEqual(aUser())
  })
  it('finds nobody', async () => {
    server.use(http.get('/api/auth/user', () => HttpResponse.json({ message: 'Unauthorized', code: 'unauthorized' }, { status: 401 })))
    await loadSession()
    expect(useSession.getState().session).toEqual({ status: 'signed-out' })
  })
})

describe('the end of a session', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    return () => vi.useRealTimers()
  })

  it('is said, and after 500 ms leads to sign-in, once', () => {
    const go = vi.spyOn(browser, 'go').mockReturnValue()
    endSession()
    endSession()
    expect(useToasts.getState().current).toMatchObject({ title: 'Unauthorized', description: 'You are logged out. Logging in again...', kind: 'destructive' })
    vi.advanceTimersByTime(REDIRECT_MS - 1)
    expect(go).not.toHaveBeenCalled()
    vi.advanceTimersByTime(60_000)
    expect(go.mock.calls).toEqual([['/api/login']])
    expect(REDIRECT_MS).toBe(500)
  })

  it('outlives other toasts', () => {
    vi.spyOn(browser, 'go').mockReturnValue()
    reportFailure(new ApiError(401, 'Unauthorized'), { title: 'Error', description: 'Failed.' })
    reportFailure(new ApiError(500, 'oops'), { title: 'Error', description: 'Failed.' })
    expect(useToasts.getState().current).toMatchObject({ title: 'Unauthorized' })
  })

  it('is not what other failures mean', () => {
    reportFailure(new ApiError(500, 'oops'), { title: 'Error', description: 'Failed.' })
    expect(useToasts.getState().current).toMatchObject({ title: 'Error', description: 'Failed.', kind: 'destructive' })
  })
})

describe('the way back after sign-in', () => {
  it('is where the session ended, until it is taken', () => {
    window.history.replaceState(null, '', '/design-corner')
    rememberPath()
    expect(returnPath()).toBe('/design-corner')
    forgetPath()
    expect(returnPath()).toBe('/')
  })
  it('is nothing to a colleague', () => {
    setUser(aUser())
    window.history.replaceState(null, '', '/design/1')
    rememberPath()
    setUser(aUser({ id: 'u2' }))
    expect(returnPath()).toBe('/')
    setUser(aUser())
    expect(returnPath()).toBe('/design/1')
  })
  it.each(['//evil.example', 'https://evil.example', '/login', ''])('is home instead of %s', (path) => {
    sessionStorage.setItem('somo:return', path)
    expect(returnPath()).toBe('/')
  })
})

it('takes over who is signed in', () => {
  setUser(aUser())
  expect(currentUser()?.firstName).toBe('Amina')
  setUser(null)
  expect(currentUser()).toBeNull()
})
