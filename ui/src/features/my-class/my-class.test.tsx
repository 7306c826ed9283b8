import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { browser } from '@/lib/browser'
import { readDraft } from '@/lib/drafts'
import { currentUser, useUser, type User } from '@/lib/session'
import { aUser } from '@/testing/builders'
import { renderApp } from '@/testing/render'
import { server } from '@/testing/server'
import MyClassSection from './MyClassSection'

const sent = vi.fn<(body: unknown) => void>()
beforeEach(() => sent.mockReset())

function answers(status: number, body: object) {
  server.use(http.patch('/api/auth/user', async ({ request }) => {
    const said = (await request.json()) as object
    sent(said)
    return HttpResponse.json(status === 200 ? { ...currentUser(), ...said } : body, { status })
  }))
}

function Shown() {
  const user = useUser()
  return user && <MyClassSection user={user} />
}
const open = (user: Partial<User> = {}, at = '/profile') => renderApp(<Shown />, { at, user: aUser(user) })
const label = (name: string) => screen.getByLabelText(name)
const save = () => screen.getByRole('button', { name: 'Save my class' })

describe('my class', () => {
  it('is asked once, with nothing that must be said', async () => {
    answers(200, {})
    const { teacher } = open({ country: 'KE' })
    const section = within(screen.getByRole('region', { name: 'My class' }))
    expect(label('Country of the school (optional)')).toHaveDisplayValue('Kenya')
    await teacher.type(label('Learners in the class (optional)'), '58')
    await teacher.type(label('Lessons for one project (optional)'), '5')
    await teacher.type(label('Minutes of a lesson (optional)'), '40')
    await teacher.selectOptions(label('Electricity'), 'No')
    await teacher.selectOptions(label('Internet'), 'Yes')
    await teacher.type(label('Grades in one room (optional)'), 'Grade 4, Grade 5')
    await teacher.type(label('Languages at home (optional)'), 'Kikamba')
    await teacher.type(label('Learners with special needs (optional)'), 'one learner who is deaf')
    expect(section.getByText(/No names, please/)).toBeInTheDocument()
    await teacher.click(save())
    expect(await screen.findByText('Your class goes along with the plans you make from now on.')).toBeInTheDocument()
    const myClass = {
      country: 'KE', classSize: 58, lessons: 5, minutesPerLesson: 40, electricity: false, internet: true,
      multigrade: ['Grade 4', 'Grade 5'], homeLanguages: ['Kikamba'], needs: ['one learner who is deaf'],
    }
    expect(sent).toHaveBeenCalledExactlyOnceWith({ myClass })
    expect(currentUser()?.myClass).toEqual(myClass)
    expect(readDraft('u1', 'my-class')).toBeNull()
  })

  it('can be changed and taken away again', async () => {
    answers(200, {})
    const { teacher } = open({ myClass: { country: 'HT', stage: 'Primary 5', classSize: 58, later: 'kept' } })
    expect(label('Country of the school (optional)')).toHaveDisplayValue('HT')
    expect(label('School stage (optional)')).toHaveValue('Primary 5')
    await teacher.clear(label('Learners in the class (optional)'))
    await teacher.click(save())
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ myClass: { country: 'HT', stage: 'Primary 5', later: 'kept' } }))
  })

  it('is taken away where nothing is said any more', async () => {
    answers(200, {})
    const { teacher } = open({ myClass: { classSize: 58 } })
    await teacher.clear(label('Learners in the class (optional)'))
    await teacher.click(save())
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ myClass: null }))
  })

  it('says beside the field what is wrong, and sends nothing', async () => {
    const { teacher } = open()
    await teacher.type(label('Learners in the class (optional)'), '999')
    await teacher.click(save())
    expect(label('Learners in the class (optional)')).toHaveAccessibleDescription('Type a whole number from 1 to 300.')
    expect(label('Learners in the class (optional)')).toHaveFocus()
    expect(sent).not.toHaveBeenCalled()
  })

  it('tells what the server refuses, and keeps what was typed', async () => {
    answers(422, { message: 'Please check the fields.', code: 'invalid', fields: { myClass: 'The class size must be between 1 and 300.' } })
    const { teacher, unmount } = open()
    await teacher.type(label('School stage (optional)'), 'JSS 2')
    await teacher.click(save())
    expect(await screen.findByRole('alert')).toHaveTextContent('The class size must be between 1 and 300.')
    unmount()
    open()
    expect(label('School stage (optional)')).toHaveValue('JSS 2')
  })

  it('keeps what was typed through the end of the session', async () => {
    const gone = vi.spyOn(browser, 'go').mockReturnValue()
    answers(401, { message: 'Unauthorized', code: 'unauthorized' })
    const { teacher } = open()
    await teacher.type(label('School stage (optional)'), 'JSS 2')
    await teacher.click(save())
    await waitFor(() => expect(sent).toHaveBeenCalled())
    expect(readDraft('u1', 'my-class')).toMatchObject({ stage: 'JSS 2' })
    expect(gone).not.toHaveBeenCalledWith('/profile')
  })
})

describe('the way to it', () => {
  it('leads to the section', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    open({}, '/profile#my-class')
    await waitFor(() => expect(document.getElementById('my-class')).toHaveFocus())
    expect(scrolled).toHaveBeenCalledOnce()
    expect(screen.queryByRole('button', { name: 'Go on with my design' })).toBeNull()
  })
})

