import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderApp } from '@/testing/render'
import { noAnswers, type Answers } from '../answers'
import { TIP_MS } from '../rotation'
import GuidePanel from './GuidePanel'

const goTo = vi.fn<() => void>()
const show = (answers: Partial<Answers> = {}) => renderApp(<GuidePanel step={1} answers={{ ...noAnswers, ...answers }} disabled={false} goTo={goTo} />)
const first = 'A project may touch several subjects. Choose the one you will assess.'
const second = 'Not in the list? Type it: Agriculture, Kiswahili, Home Science.'
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers()
  goTo.mockReset()
})
afterEach(() => vi.useRealTimers())

describe('tips', () => {
  it(`take turns every ${TIP_MS} ms`, () => {
    show()
    pass(TIP_MS - 1)
    expect(screen.getByText(first)).toBeInTheDocument()
    pass(1)
    expect(screen.getByText(second)).toBeInTheDocument()
    pass(2 * TIP_MS)
    expect(screen.getByText(first)).toBeInTheDocument()
  })

  it('wait while they are pointed at or have the focus', () => {
    show()
    const tip = screen.getByText(first)
    fireEvent.pointerEnter(tip.parentElement!)
    pass(10 * TIP_MS)
    expect(screen.getByText(first)).toBeInTheDocument()
    fireEvent.pointerLeave(tip.parentElement!)
    act(() => screen.getByRole('button', { name: 'Next tip' }).focus())
    pass(10 * TIP_MS)
    expect(screen.getByText(first)).toBeInTheDocument()
    act(() => screen.getByRole('button', { name: 'Next tip' }).blur())
    pass(TIP_MS)
    expect(screen.getByText(second)).toBeInTheDocument()
  })

  it('stand still for people who want no motion, but go on by hand', () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    show()
    pass(10 * TIP_MS)
    expect(screen.getByText(first)).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Next tip' }))
    expect(screen.getByText(second)).toBeInTheDocument()
  })
})

describe('the list of steps', () => {
  it('shows what is done and how much', () => {
    show({ subject: 'physics', skills: ['Research'] })
    expect(screen.getByText('40% complete')).toBeInTheDocument()
    const entries = within(screen.getByRole('list', { name: 'Steps of the design' })).getAllByRole('button')
    expect(entries.map((entry) => entry.textContent)).toEqual([
      'Subject selection: done', 'Topic definition: not done yet', 'Cohort selection: not done yet', 'Skills mapping: done', 'Context addition: not done yet',
    ])
    expect(entries[0]).toHaveAttribute('aria-current', 'step')
  })

  it('leads to any step', () => {
    show()
    fireEvent.click(screen.getByRole('button', { name: /^Context addition/ }))
    expect(goTo).toHaveBeenCalledWith(5)
  })
})
