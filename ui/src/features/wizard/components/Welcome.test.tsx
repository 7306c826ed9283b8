import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aUser } from '@/testing/builders'
import { renderApp } from '@/testing/render'
import { useWizard } from '../store'
import Wizard from '../Wizard'

const show = () => renderApp(<Wizard onClose={() => {}} />, { user: aUser() })
const welcome = () => screen.findByRole('dialog', { name: 'Welcome to the design wizard' })
const isGone = () => waitFor(() => expect(screen.queryByText(/Welcome to the design wizard|Guided tour/)).toBeNull())

it('welcomes once, and can be skipped', async () => {
  const { teacher, unmount } = show()
  await welcome()
  await teacher.click(screen.getByRole('button', { name: 'Skip Tour' }))
  await isGone()
  unmount()
  show()
  await screen.findByText('Step 1 of 5')
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  expect(screen.queryByRole('dialog', { name: 'Welcome to the design wizard' })).toBeNull()
})

it('walks through the entries of the guide and ends where it began', async () => {
  const { teacher } = show()
  await welcome()
  await teacher.click(screen.getByRole('button', { name: 'Start Guided Tour' }))
  for (const [i, name] of ['Subject selection', 'Topic definition', 'Cohort selection', 'Skills mapping'].entries()) {
    expect(await screen.findByRole('dialog', { name })).toBeInTheDocument()
    expect(screen.getByText(`Guided tour: ${i + 1} of 5`)).toBeInTheDocument()
    expect(useWizard.getState().step).toBe(i + 1)
    await teacher.click(screen.getByRole('button', { name: 'Next' }))
  }
  expect(await screen.findByRole('dialog', { name: 'Context addition' })).toBeInTheDocument()
  await teacher.click(screen.getByRole('button', { name: 'Back' }))
  await screen.findByRole('dialog', { name: 'Skills mapping' })
  await teacher.click(screen.getByRole('button', { name: 'Next' }))
  await teacher.click(screen.getByRole('button', { name: 'Start designing' }))
  await isGone()
  expect(useWizard.getState().step).toBe(1)
})

it('leaves a draft where it was', async () => {
  localStorage.setItem('somo:draft:u1:wizard', JSON.stringify({ step: 3, answers: { topic: 'Heat' } }))
  const { teacher } = show()
  await welcome()
  await teacher.keyboard('{Escape}')
  await isGone()
  expect(useWizard.getState().step).toBe(3)
})
