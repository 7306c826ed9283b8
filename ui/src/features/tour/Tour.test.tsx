import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useDialogs } from '@/lib/dialogs'
import { kept } from '@/lib/storage'
import { renderApp } from '@/testing/render'
import { isTourCompleted } from './completed'
import { Tour, TOUR_MS } from './Tour'

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const title = () => screen.queryByRole('dialog')?.querySelector('h2')?.textContent
const begin = async () => {
  const view = renderApp(<Tour userId="u1" />)
  await pass(TOUR_MS)
  await vi.waitFor(() => expect(screen.getByRole('dialog')).toBeInTheDocument())
  return view
}

beforeEach(async () => {
  await import('./TourDialog') // loaded before the clock stands still
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

describe('the tour', () => {
  it('begins one second after the dashboard is there', async () => {
    renderApp(<Tour userId="u1" />)
    await pass(999)
    expect(screen.queryByRole('dialog')).toBeNull()
    await pass(1)
    await vi.waitFor(() => expect(title()).toBe('Welcome to Somo!'))
  })

  it('goes forward and back through four steps, and is done at the end', async () => {
    await begin()
    expect(screen.getByText('Step 1 of 4')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull()
    press('Next')
    expect(title()).toBe('Create a design')
    press('Next')
    expect(title()).toBe('Visit the Design Corner')
    expect(screen.getByRole('progressbar', { name: 'Step 3 of 4' })).toHaveAttribute('aria-valuenow', '75')
    press('Previous')
    expect(title()).toBe('Create a design')
    press('Next')
    press('Next')
    expect(screen.getByText('Step 4 of 4')).toBeInTheDocument()
    press('Get Started')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(kept.get('somo:tour-completed:u1')).toBe('true')
  })

  it.each(['Skip Tour', 'Close'])('is left by %s without being done, and does not come again until the page is loaded anew', async (name) => {
    const { unmount } = await begin()
    press(name)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(isTourCompleted('u1')).toBe(false)
    unmount()
    renderApp(<Tour userId="u1" />)
    await pass(5 * TOUR_MS)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('does not come to those who have had it, but to their colleagues', async () => {
    kept.set('somo:tour-completed:u1', 'true')
    const { unmount } = renderApp(<Tour userId="u1" />)
    await pass(5 * TOUR_MS)
    expect(screen.queryByRole('dialog')).toBeNull()
    unmount()
    renderApp(<Tour userId="u2" />)
    await pass(TOUR_MS)
    await vi.waitFor(() => expect(screen.getByRole('dialog')).toBeInTheDocument())
  })

  it('waits under a dialog that was opened while the tour came', async () => {
    await begin()
    act(() => useDialogs.getState().openWizard())
    expect(screen.queryByRole('dialog')).toBeNull()
    act(() => useDialogs.getState().close())
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })

  it('opens over no other dialog', async () => {
    renderApp(<Tour userId="u1" />)
    act(() => useDialogs.getState().openWizard())
    await pass(5 * TOUR_MS)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
