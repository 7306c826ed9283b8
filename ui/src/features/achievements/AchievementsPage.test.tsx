import { screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { browser } from '@/lib/browser'
import { localDate } from '@/lib/dates'
import { aDesign, aUser } from '@/testing/builders'
import { renderApp } from '@/testing/render'
import { server } from '@/testing/server'
import AchievementsPage from './AchievementsPage'
import type { Achievement, UserAchievement } from './types'
import { useUnlocked } from './unlocked'

vi.mock('canvas-confetti', () => ({ create: () => () => null }))

const FIRST: Achievement = { id: 'first', name: 'First Lesson', description: 'You made your first lesson plan.', badgeIcon: '/catalogue/badges/thread.svg', points: 10, requirement: 1 }
const FIVE: Achievement = { id: 'five', name: 'Five Threads', description: 'Five lesson plans made.', badgeIcon: '/catalogue/badges/band.svg', points: 50, requirement: 5 }
const EARNED: UserAchievement = { achievementId: 'first', earnedAt: '2026-11-02T08:00:00Z' }

let mine: UserAchievement[]
beforeEach(() => {
  mine = [EARNED]
  server.use(
    http.get('/api/achievements', () => HttpResponse.json([FIRST, FIVE])),
    http.get('/api/user-achievements', () => HttpResponse.json(mine)),
    http.get('/api/dashboard/stats', () => HttpResponse.json({ totalDesigns: 3, thisMonth: 3, thisWeek: 1, averageRating: 0 })),
  )
})
const open = () => renderApp(<AchievementsPage />, { at: '/achievements', user: aUser() })
const sum = (label: string) => screen.getByText(label).nextElementSibling?.textContent
const check = async () => {
  const page = open()
  await page.teacher.click(screen.getByRole('button', { name: 'Check Progress' }))
  return page
}

describe('the page', () => {
  it('sums up points, lessons and badges', async () => {
    open()
    await screen.findByText('50% complete')
    expect([sum('Total Points'), sum('Lessons Created'), sum('Badges Earned')]).toEqual(['10', '3', '1/2'])
    expect(document.title).toBe('Achievements · Somo')
  })

  it('shows each badge with what it is for and how near it is', async () => {
    open()
    const [first, five] = await screen.findAllByRole('listitem')
    for (const text of ['First Lesson', '10 points', 'You made your first lesson plan.', 'Earned!', 'Progress: 1/1 lessons', '100%', `Earned on ${localDate(EARNED.earnedAt)}`])
      expect(within(first!).getByText(text)).toBeInTheDocument()
    expect(first!.querySelector('img')).toHaveAttribute('src', '/catalogue/badges/thread.svg')
    for (const text of ['Five Threads', '50 points', 'Progress: 3/5 lessons', '60%']) expect(within(five!).getByText(text)).toBeInTheDocument()
    expect(within(five!).getByRole('progressbar', { name: 'Five Threads: Progress: 3/5 lessons' })).toHaveAttribute('aria-valuenow', '60')
    expect(within(five!).queryByText('Earned!')).toBeNull()
  })

  it('counts the designs itself where the server has no number', async () => {
    server.use(
      http.get('/api/dashboard/stats', () => new HttpResponse('', { status: 404 })),
      http.get('/api/designs', () => HttpResponse.json([aDesign(), aDesign({ id: 'd2' })])),
    )
    open()
    expect(await screen.findByText('Progress: 2/5 lessons')).toBeInTheDocument()
  })

  it('says kindly that it could not be loaded, and tries again', async () => {
    server.use(http.get('/api/achievements', () => HttpResponse.json({ message: 'The badges could not be read.', code: 'internal' }, { status: 500 })))
    const { teacher } = open()
    expect(await screen.findByRole('alert')).toHaveTextContent('The badges could not be read.')
    server.use(http.get('/api/achievements', () => HttpResponse.json([FIRST])))
    await teacher.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('First Lesson')).toBeInTheDocument()
  })

  it('shows nothing at first, then grey shapes, while it waits', async () => {
    server.use(http.get('/api/achievements', async () => {
      await delay('infinite')
    }))
    open()
    const place = screen.getByRole('status', { name: 'Loading achievements...' })
    expect(place).toBeEmptyDOMElement()
    await waitFor(() => expect(place).not.toBeEmptyDOMElement())
  })
})

describe('Check Progress', () => {
  it('tells of new badges, shows them and congratulates', async () => {
    server.use(http.post('/api/check-achievements', () => {
      mine = [EARNED, { achievementId: 'five', earnedAt: '2026-11-21T08:00:00Z' }]
      return HttpResponse.json({ newAchievements: [FIVE] })
    }))
    await check()
    expect(await screen.findByText('New Achievement!')).toBeInTheDocument()
    expect(screen.getByText("You've unlocked 1 new badge(s)!")).toBeInTheDocument()
    expect(await screen.findByText('100% complete')).toBeInTheDocument()
    expect(useUnlocked.getState().waiting).toEqual([FIVE])
  })

  it('says so where there is nothing new', async () => {
    server.use(http.post('/api/check-achievements', () => HttpResponse.json({ newAchievements: [] })))
    await check()
    expect(await screen.findByText('No new badges yet')).toBeInTheDocument()
    expect(useUnlocked.getState().waiting).toEqual([])
  })

  it('says that it failed', async () => {
    server.use(http.post('/api/check-achievements', () => HttpResponse.error()))
    await check()
    expect(await screen.findByRole('alert')).toHaveTextContent('ErrorFailed to check your progress. Please try again.')
  })

  it('leads to sign-in where the session is over', async () => {
    const go = vi.spyOn(browser, 'go').mockReturnValue()
    server.use(http.post('/api/check-achievements', () => HttpResponse.json({ message: 'Unauthorized', code: 'unauthorized' }, { status: 401 })))
    await check()
    expect(await screen.findByRole('alert')).toHaveTextContent('UnauthorizedYou are logged out. Logging in again...')
    await waitFor(() => expect(go).toHaveBeenCalledWith('/api/login'))
  })
})
