import { act, fireEvent, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetActivity, isOverdue, lastActive, noteActivity } from '@/lib/activity'
import { browser } from '@/lib/browser'
import { readDraft, writeDraft } from '@/lib/drafts'
import { kept } from '@/lib/storage'
import { aUser } from '@/testing/builders'
import { renderApp } from '@/testing/render'
import { server } from '@/testing/server'
import AutomaticSignOut from './AutomaticSignOut'

const MINUTE = 60_000
const NOW = new Date('2026-11-21T08:00:00Z')
const after = (ms: number) => act(() => { vi.advanceTimersByTime(ms) })

describe('after five minutes', () => {
  let outs: number
  beforeEach(() => {
    outs = 0
    server.use(http.post('/api/logout', () => {
      outs++
      return new HttpResponse(null, { status: 204 })
    }))
    vi.useFakeTimers({ now: NOW, toFake: ['setInterval', 'clearInterval', 'Date'] })
    return () => vi.useRealTimers()
  })
  const open = () => renderApp(<AutomaticSignOut minutes={5} />, { user: aUser() })

  it('warns a minute before, and any key puts it off', () => {
    open()
    after(4 * MINUTE - 1000)
    expect(screen.queryByRole('alert')).toBeNull()
    after(1000)
    expect(screen.getByRole('alert')).toHaveTextContent('You will be signed out in less than a minute. (60 s)Press any key')
    after(20_000)
    expect(screen.getByRole('alert')).toHaveTextContent('(40 s)')
    fireEvent.keyDown(window, { key: 'Shift' })
    expect(screen.queryByRole('alert')).toBeNull()
    after(4 * MINUTE - 1000)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(outs).toBe(0)
  })

  it.each(['pointerdown', 'pointermove', 'wheel', 'touchstart'])('counts %s as something done', (name) => {
    open()
    after(4 * MINUTE + 30_000)
    expect(screen.getByRole('alert')).toBeInTheDocument()
    act(() => { window.dispatchEvent(new Event(name)) })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('counts what is done in another tab', () => {
    open()
    after(4 * MINUTE + 30_000)
    noteActivity(Date.now())
    after(1000)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('covers the page, ends the session here and in other tabs, and keeps what was being written', async () => {
    const go = vi.spyOn(browser, 'go').mockReturnValue()
    const told = vi.spyOn(kept, 'set')
    writeDraft('u1', 'wizard', { topic: 'soil' })
    open()
    after(5 * MINUTE)
    expect(screen.getByRole('heading', { level: 1, name: 'You are signed out' })).toHaveFocus()
    await vi.waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('/login?notice=idle'))
    expect(outs).toBe(1)
    expect(told).toHaveBeenCalledWith('somo:signed-out', '/login?notice=idle')
    expect(readDraft('u1', 'wizard')).toEqual({ topic: 'soil' })
    expect(lastActive()).toBeNull()
  })

  it('lets nobody go on who wakes the computer up', () => {
    vi.spyOn(browser, 'go').mockReturnValue()
    open()
    vi.setSystemTime(NOW.getTime() + 60 * MINUTE) // it slept: no timer ran
    fireEvent.keyDown(window, { key: 'a' })
    expect(screen.getByRole('heading', { name: 'You are signed out' })).toBeInTheDocument()
  })

  it('is not confused by a clock that is set back', () => {
    open()
    vi.setSystemTime(NOW.getTime() - 24 * 60 * MINUTE)
    after(4 * MINUTE)
    expect(screen.queryByRole('heading')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    after(MINUTE + 1000)
    expect(screen.getByRole('heading', { name: 'You are signed out' })).toBeInTheDocument()
  })

  it('keeps the page covered while Somo does not answer, and can be tried again', async () => {
    const go = vi.spyOn(browser, 'go').mockReturnValue()
    server.use(http.post('/api/logout', () => HttpResponse.error(), { once: true }))
    open()
    after(5 * MINUTE)
    await vi.waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('whoever sits here may still get in'))
    expect(go).not.toHaveBeenCalled()
    expect(isOverdue(5)).toBe(true) // so a page that is loaded anew shows nothing either
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await vi.waitFor(() => expect(go).toHaveBeenCalledOnce())
  })
})

describe('a page that is opened after the time', () => {
  afterEach(forgetActivity)
  it.each([[5, 4, false], [5, 5, true], [0, 500, false]])('with %d minutes chosen and %d gone is overdue: %s', (chosen, gone, overdue) => {
    noteActivity(Date.now() - gone * MINUTE)
    expect(isOverdue(chosen)).toBe(overdue)
  })
  it('is not overdue where nobody knows', () => expect(isOverdue(5)).toBe(false))
})

