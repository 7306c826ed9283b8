import { screen, waitFor } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aUser } from '@/testing/builders'
import { renderApp } from '@/testing/render'
import { server } from '@/testing/server'
import AchievementDialog from './AchievementDialog'
import type { Achievement } from './types'

const BADGE: Achievement = { id: 'five', name: 'Five Threads', description: 'Five lesson plans made.', badgeIcon: '/catalogue/badges/band.svg', points: 50, requirement: 5 }
const onClose = vi.fn<() => void>()
const sent = vi.fn<(body: unknown) => void>()
const take = (status = 201, body: object = {}) => server.use(http.post('/api/feedback', async ({ request }) => {
  sent(await request.json())
  return HttpResponse.json(body, { status })
}))
const open = () => renderApp(<AchievementDialog achievement={BADGE} onClose={onClose} />, { user: aUser() })
const submit = () => screen.getByRole('button', { name: 'Submit' })

beforeEach(() => {
  onClose.mockReset()
  sent.mockReset()
})

describe('the achievement dialog', () => {
  it('congratulates with badge, name, description and points', async () => {
    open()
    expect(await screen.findByRole('dialog', { name: 'Congratulations!' })).toBeInTheDocument()
    for (const text of ['Five Threads', 'Five lesson plans made.', '+50 points earned!', 'How is Somo helping your teaching?']) expect(screen.getByText(text)).toBeInTheDocument()
  })

  it('takes stars and a comment', async () => {
    take()
    const { teacher } = open()
    expect(submit()).toBeDisabled()
    await teacher.click(screen.getByRole('radio', { name: '4 stars' }))
    await teacher.type(screen.getByRole('textbox', { name: /Your comment/ }), '  More time for my class ')
    await teacher.click(submit())
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      type: 'achievement', rating: '4', feedback: 'More time for my class', context: 'achievement-unlock',
      metadata: { achievementId: 'five', achievementName: 'Five Threads', achievementPoints: 50 },
    })
    expect(await screen.findByText('Thanks for your feedback!')).toBeInTheDocument()
  })

  it('sends no empty comment, and shows that it is sending', async () => {
    server.use(http.post('/api/feedback', async ({ request }) => {
      sent(await request.json())
      await delay('infinite')
    }))
    const { teacher } = open()
    await teacher.click(screen.getByRole('radio', { name: '1 star' }))
    await teacher.type(screen.getByRole('textbox', { name: /Your comment/ }), '   ')
    await teacher.click(submit())
    expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled()
    await waitFor(() => expect(sent).toHaveBeenCalled())
    expect(sent.mock.calls[0]![0]).not.toHaveProperty('feedback')
    await teacher.keyboard('{Escape}')
    expect(onClose).not.toHaveBeenCalled()
  })

  it.each([
    [500, { message: 'The feedback could not be kept.', code: 'internal' }, 'The feedback could not be kept.'],
    [500, {}, 'Failed to submit feedback. Please try again.'],
  ])('says that it failed and keeps what was chosen: %d %j', async (status, body, words) => {
    take(status, body)
    const { teacher } = open()
    await teacher.click(screen.getByRole('radio', { name: '5 stars' }))
    await teacher.click(submit())
    expect(await screen.findByRole('alert')).toHaveTextContent(`Feedback Error${words}`)
    expect(screen.getByRole('radio', { name: '5 stars' })).toBeChecked()
    expect(onClose).not.toHaveBeenCalled()
  })

  it.each(['Skip', 'Close'])('can be left by %s', async (name) => {
    const { teacher } = open()
    await teacher.click(await screen.findByRole('button', { name }))
    expect(onClose).toHaveBeenCalledOnce()
    expect(sent).not.toHaveBeenCalled()
  })
})
