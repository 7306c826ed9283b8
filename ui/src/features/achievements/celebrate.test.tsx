import { act, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeQueryClient } from '@/lib/query-client'
import { useToasts } from '@/lib/toast'
import { aUser } from '@/testing/builders'
import { renderApp } from '@/testing/render'
import { server } from '@/testing/server'
import { achievementQueries } from './api/queries'
import { afterDesignCreated, celebrate } from './celebrate'
import type { Achievement } from './types'
import { useUnlocked } from './unlocked'

interface Group {
  particleCount: number
  colors: string[]
  disableForReducedMotion: boolean
}
const { fire, create } = vi.hoisted(() => ({ fire: vi.fn<(group: Group) => null>(), create: vi.fn<(canvas: unknown, options: object) => void>() }))
vi.mock('canvas-confetti', () => ({
  create: (canvas: unknown, options: object) => {
    create(canvas, options)
    return fire
  },
}))

const BADGE: Achievement = { id: 'first', name: 'First Lesson', description: '', badgeIcon: '/x.svg', points: 10, requirement: 1 }
const answer = (...newAchievements: Achievement[]) => {
  const asked = vi.fn<() => void>()
  server.use(http.post('/api/check-achievements', () => {
    asked()
    return HttpResponse.json({ newAchievements })
  }))
  return asked
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** How many bursts of five groups there were. */
const bursts = () => fire.mock.calls.length / 5

beforeEach(async () => {
  await import('./confetti') // loaded before the clock stands still
  fire.mockClear()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

it('throws 200 particles in five groups of four colours, without a worker and not for those who want no motion', async () => {
  celebrate([BADGE])
  await pass(1000)
  const groups = fire.mock.calls.map(([group]) => group)
  expect(groups.map(({ particleCount }) => particleCount)).toEqual([50, 40, 70, 20, 20])
  expect(new Set(groups.map(({ colors }) => colors.join()))).toEqual(new Set(['#a93120,#d8730c,#efdcb6,#433d38']))
  expect(groups.every(({ disableForReducedMotion }) => disableForReducedMotion)).toBe(true)
  expect(create).toHaveBeenCalledWith(undefined, expect.objectContaining({ useWorker: false, disableForReducedMotion: true }))
})

it('celebrates each new badge, the first after a second and each further one half a second later', async () => {
  celebrate([BADGE, { ...BADGE, id: 'second' }])
  expect(useUnlocked.getState().waiting.map(({ id }) => id)).toEqual(['first', 'second'])
  await pass(999)
  expect(bursts()).toBe(0)
  await pass(1)
  expect(bursts()).toBe(1)
  await pass(499)
  expect(bursts()).toBe(1)
  await pass(1)
  expect(bursts()).toBe(2)
})

describe('after a new design', () => {
  it('bursts after half a second and looks for badges after a second', async () => {
    const asked = answer()
    afterDesignCreated(makeQueryClient())
    await pass(499)
    expect(bursts()).toBe(0)
    await pass(1)
    expect(bursts()).toBe(1)
    expect(asked).not.toHaveBeenCalled()
    await pass(500)
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
    expect(useToasts.getState().current).toBeNull()
  })

  it('tells of new badges and asks anew which ones the teacher has', async () => {
    answer(BADGE)
    server.use(http.get('/api/user-achievements', () => HttpResponse.json([])))
    const { queryClient } = renderApp(<p>page</p>, { user: aUser() })
    await queryClient.query(achievementQueries.mine())
    afterDesignCreated(queryClient)
    await pass(1000)
    await vi.waitFor(() => expect(useUnlocked.getState().waiting).toEqual([BADGE]))
    await pass(0)
    expect(screen.getByRole('status')).toHaveTextContent("Achievement Unlocked!You've earned 1 new badge(s)!")
    expect(queryClient.getQueryState(achievementQueries.mine().queryKey)?.isInvalidated).toBe(true)
    await pass(1000)
    expect(bursts()).toBe(2)
  })

  it('stays quiet where the look fails', async () => {
    const failed = vi.fn<() => void>()
    server.use(http.post('/api/check-achievements', () => {
      failed()
      return HttpResponse.json({ message: 'no', code: 'internal' }, { status: 500 })
    }))
    afterDesignCreated(makeQueryClient())
    await pass(1000)
    await vi.waitFor(() => expect(failed).toHaveBeenCalled())
    await pass(2000)
    expect(useToasts.getState().current).toBeNull()
    expect(bursts()).toBe(1)
  })

  it('says so where the session is over', async () => {
    server.use(http.post('/api/check-achievements', () => HttpResponse.json({ message: 'Unauthorized', code: 'unauthorized' }, { status: 401 })))
    afterDesignCreated(makeQueryClient())
    await pass(1000)
    await vi.waitFor(() => expect(useToasts.getState().current?.title).toBe('Unauthorized'))
  })
})
