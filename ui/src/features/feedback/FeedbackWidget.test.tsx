import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aUser } from '@/testing/builders'
import { renderApp } from '@/testing/render'
import { server } from '@/testing/server'
import { FeedbackWidget } from './FeedbackWidget'

const sent = vi.fn<(body: unknown) => void>()
const take = (status = 201, body: object = {}) => server.use(http.post('/api/feedback', async ({ request }) => {
  sent(await request.json())
  return HttpResponse.json(body, { status })
}))
const open = async () => {
  const page = renderApp(<FeedbackWidget raised={false} />, { user: aUser() })
  await page.teacher.click(screen.getByRole('button', { name: 'Give feedback' }))
  await screen.findByRole('dialog', { name: 'Quick Feedback' })
  return page
}
const words = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Tell us more' })
const emoji = (name: string) => screen.getByRole('button', { name })

beforeEach(() => sent.mockReset())

describe('Quick Feedback', () => {
  it('asks with four emoji, and for words', async () => {
    await open()
    for (const name of ['Love it!', 'Good', 'Okay', 'Not great']) expect(emoji(name)).toBeInTheDocument()
    expect(emoji('Love it!')).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Send Feedback' })).toBeNull()
  })

  it('is sent at once by an emoji', async () => {
    take()
    const { teacher } = await open()
    await teacher.click(emoji('Okay'))
    expect(await screen.findByText('Thank you!')).toBeInTheDocument()
    expect(sent).toHaveBeenCalledExactlyOnceWith({ type: 'emoji', rating: '😐', context: 'floating-widget' })
    expect(screen.getByText('Thanks for your feedback!')).toBeInTheDocument()
  })

  it('is sent in words once there are some', async () => {
    take()
    const { teacher } = await open()
    await teacher.type(words(), '   ')
    expect(screen.queryByRole('button', { name: 'Send Feedback' })).toBeNull()
    await teacher.type(words(), 'Print is small ')
    await teacher.click(screen.getByRole('button', { name: 'Send Feedback' }))
    await screen.findByText('Thank you!')
    expect(sent).toHaveBeenCalledExactlyOnceWith({ type: 'general', feedback: 'Print is small', context: 'floating-widget' })
  })

  it('keeps choice and words where it fails, and sends both the next time', async () => {
    take(500)
    const { teacher } = await open()
    await teacher.type(words(), 'Fine')
    await teacher.click(emoji('Good'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Feedback ErrorFailed to submit feedback. Please try again.')
    expect(emoji('Good')).toHaveAttribute('aria-pressed', 'true')
    take()
    await teacher.click(screen.getByRole('button', { name: 'Send Feedback' }))
    await screen.findByText('Thank you!')
    expect(sent).toHaveBeenLastCalledWith({ type: 'general', feedback: 'Fine', rating: '👍', context: 'floating-widget' })
  })

  it('cannot be sent twice', async () => {
    server.use(http.post('/api/feedback', async () => {
      await delay('infinite')
    }))
    const { teacher } = await open()
    await teacher.click(emoji('Good'))
    await waitFor(() => expect(emoji('Love it!')).toBeDisabled())
  })

  it('closes by Escape, gives the focus back and keeps the words', async () => {
    const { teacher } = await open()
    await teacher.type(words(), 'Half a thou')
    await teacher.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Give feedback' })).toHaveFocus()
    await teacher.keyboard('{Enter}')
    await screen.findByRole('dialog')
    expect(words()).toHaveValue('Half a thou')
  })
})

describe('the thank-you card', () => {
  afterEach(() => vi.useRealTimers())

  it('stays three seconds, then closes and forgets', async () => {
    take()
    const { teacher } = await open()
    await teacher.type(words(), 'Good work')
    vi.useFakeTimers()
    fireEvent.click(screen.getByRole('button', { name: 'Send Feedback' }))
    await vi.waitFor(() => expect(screen.getByText('Thank you!')).toBeInTheDocument())
    await act(() => vi.advanceTimersByTimeAsync(2900))
    expect(screen.getByText('Thank you!')).toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Give feedback' }))
    await vi.waitFor(() => expect(words()).toHaveValue(''))
    expect(emoji('Good')).toHaveAttribute('aria-pressed', 'false')
  })
})
