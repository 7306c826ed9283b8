import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useDialogs } from '@/lib/dialogs'
import { kept } from '@/lib/storage'
import { renderApp } from '@/testing/render'
import { aUser } from '@/testing/builders'
import { server } from '@/testing/server'
import { useWizard } from './store'
import Wizard from './Wizard'

const onClose = vi.fn<() => void>()
const show = () => renderApp(<Wizard onClose={onClose} />, { user: aUser() })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const next = () => button('Next Step')
const step = (n: number) => screen.findByText(`Step ${n} of 5`)
const dialog = () => screen.getByRole('dialog')

beforeEach(() => {
  kept.set('somo:wizard-welcome', 'yes')
  onClose.mockReset()
})

describe('the five steps', () => {
  it('asks for each answer, says why it cannot go on, and goes back and forth', async () => {
    const { teacher } = show()
    await step(1)
    expect(next()).toBeDisabled()
    expect(next()).toHaveAccessibleDescription('Choose a subject or type your own to go on.')
    await teacher.click(screen.getByRole('radio', { name: 'Physics' }))
    await teacher.click(next())

    expect(await step(2)).toBeInTheDocument()
    const topic = screen.getByRole('textbox', { name: 'Topic' })
    expect(topic).toHaveAttribute('rows', '4')
    expect(topic).toHaveFocus()
    expect(next()).toHaveAccessibleDescription('Write a topic to go on.')
    await teacher.type(topic, '  ')
    expect(next()).toBeDisabled()
    await teacher.type(topic, 'Heat')
    await teacher.click(next())

    expect(await step(3)).toBeInTheDocument()
    expect(screen.getAllByRole('radio')).toHaveLength(13)
    expect(next()).toHaveAccessibleDescription('Choose a grade or type its name to go on.')
    await teacher.click(screen.getByRole('radio', { name: 'Kindergarten' }))
    await teacher.click(next())

    expect(await step(4)).toBeInTheDocument()
    expect(screen.getAllByRole('checkbox')).toHaveLength(18)
    expect(next()).toHaveAccessibleDescription('Choose at least one skill to go on.')
    await teacher.click(screen.getByRole('checkbox', { name: 'Research' }))
    await teacher.click(next())

    expect(await step(5)).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: /Additional information/ })).toHaveAttribute('rows', '5')
    expect(button('Create Design')).toBeEnabled()
    await teacher.click(button('Previous'))
    expect(await step(4)).toBeInTheDocument()
    expect(screen.getByRole('checkbox', { name: 'Research' })).toBeChecked()
  })

  it('lets a preset and a typed subject clear each other', async () => {
    const { teacher } = show()
    await step(1)
    await teacher.click(screen.getByRole('radio', { name: 'Physics' }))
    await teacher.type(screen.getByRole('textbox', { name: 'Or type your own' }), 'Agriculture')
    expect(screen.getByRole('radio', { name: 'Physics' })).not.toBeChecked()
    expect(next()).toBeEnabled()
    await teacher.click(screen.getByRole('radio', { name: 'Other' }))
    expect(screen.getByRole('textbox', { name: 'Name of your subject' })).toHaveValue('')
    expect(next()).toBeDisabled()
    expect(next()).toHaveAccessibleDescription('Type the name of your subject to go on.')
  })

  it('takes a grade by another name', async () => {
    const { teacher } = show()
    await step(1)
    await teacher.click(await screen.findByRole('button', { name: /^Cohort selection/ }))
    await teacher.click(await screen.findByRole('radio', { name: 'Grade 5' }))
    await teacher.type(screen.getByRole('textbox', { name: 'Or type another name' }), 'Form 3')
    expect(screen.getByRole('radio', { name: 'Grade 5' })).not.toBeChecked()
    expect(next()).toBeEnabled()
  })

  it('shows selected skills as chips that go away when pressed', async () => {
    const { teacher } = show()
    await step(1)
    await teacher.click(await screen.findByRole('button', { name: /^Skills mapping/ }))
    await teacher.click(await screen.findByRole('checkbox', { name: 'Research' }))
    await teacher.click(button('Remove Research'))
    expect(screen.getByRole('checkbox', { name: 'Research' })).not.toBeChecked()
    expect(screen.queryByRole('button', { name: 'Remove Research' })).toBeNull()
  })

  it('goes on by Enter, but not from a text of several lines', async () => {
    const { teacher } = show()
    await step(1)
    await teacher.click(screen.getByRole('radio', { name: 'Physics' }))
    await teacher.keyboard('{Enter}')
    const topic = await screen.findByRole('textbox', { name: 'Topic' })
    await teacher.type(topic, 'Heat{Enter}and light')
    expect(topic).toHaveValue('Heat\nand light')
  })

  it('tells what is too long, beside the field', async () => {
    const { teacher } = show()
    await step(1)
    await teacher.click(await screen.findByRole('button', { name: /^Topic definition/ }))
    const topic = await screen.findByRole('textbox', { name: 'Topic' })
    await teacher.click(topic)
    await teacher.paste('x'.repeat(2001))
    expect(topic).toHaveAccessibleDescription(/2,001 characters long; at most 2,000 fit/)
    expect(next()).toBeDisabled()
  })
})

describe('closing', () => {
  it('asks nothing when nothing was typed', async () => {
    const { teacher } = show()
    await step(1)
    await teacher.click(button('Cancel'))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('asks by Escape when something was typed, and keeps the answers', async () => {
    const { teacher, unmount } = show()
    await step(1)
    await teacher.click(screen.getByRole('radio', { name: 'Physics' }))
    await teacher.keyboard('{Escape}')
    expect(await screen.findByRole('alertdialog', { name: 'Close the wizard?' })).toBeInTheDocument()
    await teacher.click(button('Go on designing'))
    expect(onClose).not.toHaveBeenCalled()
    await teacher.click(within(dialog()).getByRole('button', { name: 'Close' }))
    await teacher.click(await screen.findByRole('button', { name: 'Close and keep my answers' }))
    expect(onClose).toHaveBeenCalledOnce()
    unmount()
    useWizard.setState(useWizard.getInitialState(), true) // as after a reload
    show()
    await step(1)
    expect(screen.getByRole('radio', { name: 'Physics' })).toBeChecked()
  })

  it('throws the answers away where that is wished', async () => {
    const { teacher } = show()
    await step(1)
    await teacher.click(screen.getByRole('radio', { name: 'Physics' }))
    await teacher.click(button('Cancel'))
    await teacher.click(await screen.findByRole('button', { name: 'Close and throw them away' }))
    expect(onClose).toHaveBeenCalledOnce()
    expect(localStorage.getItem('somo:draft:u1:wizard')).toBeNull()
  })
})

describe('creating with something missing', () => {
  const open = () => useDialogs.getState().openWizard()
  it.each([
    ['the topic', { subject: 'physics', gradeLevel: 'Grade 5', skills: ['Research'] }, 'Missing Information', 'Please fill in all required fields.', 2],
    ['the grade', { subject: 'physics', topic: 'Heat', skills: ['Research'] }, 'Missing Information', 'Please fill in all required fields.', 3],
    ['the skills', { subject: 'physics', topic: 'Heat', gradeLevel: 'Grade 5' }, 'Missing Information', 'Please fill in all required fields.', 4],
    ['the subject', { topic: 'Heat', gradeLevel: 'Grade 5', skills: ['Research'] }, 'Missing Subject', 'Please select or specify a subject.', 1],
  ])('tells that %s is missing and goes there', async (_, answers, title, text, back) => {
    open()
    localStorage.setItem('somo:draft:u1:wizard', JSON.stringify({ step: 5, answers }))
    const { teacher } = show()
    await step(5)
    await teacher.click(button('Create Design'))
    expect(await screen.findByText(title)).toBeInTheDocument()
    expect(screen.getByText(text)).toBeInTheDocument()
    expect(await step(back)).toBeInTheDocument()
  })

  it('sends nothing', async () => {
    const asked = vi.fn<() => void>()
    server.use(http.post('/api/generate-plan', () => {
      asked()
      return HttpResponse.json({})
    }))
    localStorage.setItem('somo:draft:u1:wizard', JSON.stringify({ step: 5, answers: { topic: 'Heat' } }))
    const { teacher } = show()
    await step(5)
    await teacher.click(button('Create Design'))
    await screen.findByText('Missing Information')
    expect(asked).not.toHaveBeenCalled()
  })
})
