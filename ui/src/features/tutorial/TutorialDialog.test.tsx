import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderApp } from '@/testing/render'
import TutorialDialog from './TutorialDialog'

const onClose = vi.fn<() => void>()
const open = () => renderApp(<TutorialDialog onClose={onClose} />)
const video = () => screen.queryByLabelText('Screen recording: create a lesson plan')

it('plays the recording with captions, and has its steps in words', async () => {
  open()
  expect(await screen.findByRole('dialog', { name: /^Tutorial/ })).toBeInTheDocument()
  expect(video()).toHaveAttribute('src', '/media/create-a-plan.webm')
  expect(video()).toHaveAttribute('preload', 'none')
  expect(video()?.querySelector('track')).toHaveAttribute('src', '/media/create-a-plan.vtt')
  expect(screen.getAllByRole('listitem')).toHaveLength(7)
})

it.each([['video', () => video()!], ['captions', () => video()!.querySelector('track')!]])('says kindly that the recording is not there: %s', async (_, part) => {
  const { teacher } = open()
  fireEvent.error(part())
  expect(screen.getByText('The video cannot be played here. The same steps are written below.')).toBeInTheDocument()
  expect(video()).toBeNull()
  expect(screen.getAllByRole('listitem')).toHaveLength(7)
  await teacher.click(screen.getByRole('button', { name: 'Try the video again' }))
  expect(video()).toBeInTheDocument()
})

it('says so too where the captions failed before the dialog was there', async () => {
  vi.spyOn(HTMLTrackElement.prototype, 'readyState', 'get').mockReturnValue(3)
  Object.defineProperty(HTMLTrackElement, 'ERROR', { value: 3, configurable: true })
  open()
  expect(await screen.findByText('The video cannot be played here. The same steps are written below.')).toBeInTheDocument()
})

it('closes by Escape', async () => {
  const { teacher } = open()
  await screen.findByRole('dialog')
  await teacher.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalled()
})
