import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { Route, Routes } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import MyClassSection from '@/features/my-class/MyClassSection'
import { useDialogs } from '@/lib/dialogs'
import { readDraft } from '@/lib/drafts'
import { useUser, type User } from '@/lib/session'
import { kept } from '@/lib/storage'
import { aDesign, aPlan, aUser } from '@/testing/builders'
import { renderApp } from '@/testing/render'
import { server } from '@/testing/server'
import Wizard from './Wizard'

const answers = { subject: 'physics', topic: 'Heat', gradeLevel: 'Grade 5', skills: ['Research'], additionalInfo: '' }
const myClass = { country: 'KE', stage: 'Primary 5', classSize: 58, lessons: 5, minutesPerLesson: 40, electricity: false, needs: ['one learner who is deaf'] }

let generated: { context?: unknown }[]
let stored: { context?: unknown }[]
beforeEach(() => {
  kept.set('somo:wizard-welcome', 'yes')
  generated = []
  stored = []
  server.use(
    http.post('/api/generate-plan', async ({ request }) => {
      generated.push((await request.json()) as object)
      return HttpResponse.json(aPlan(), { headers: { 'X-Llm-Model': 'built-in', 'X-Generation-Id': 'g1' } })
    }),
    http.post('/api/designs', async ({ request }) => {
      stored.push((await request.json()) as object)
      return HttpResponse.json(aDesign({ id: 'new' }), { status: 201 })
    }),
  )
})

/** The wizard over the page, as in Somo. */
function Page() {
  const user = useUser()
  const { wizardOpen, close } = useDialogs()
  return (
    <>
      <Routes>
        <Route path="/" element={<p>Home</p>} />
        <Route path="/profile" element={user && <MyClassSection user={user} />} />
      </Routes>
      {wizardOpen && <Wizard onClose={close} />}
    </>
  )
}

function open(user: Partial<User> = { myClass }, draft: object = answers) {
  localStorage.setItem('somo:draft:u1:wizard', JSON.stringify({ step: 5, answers: draft }))
  useDialogs.getState().openWizard()
  return renderApp(<Page />, { user: aUser(user) })
}
const chips = async () => within(await screen.findByRole('list', { name: 'Your class' })).getAllByRole('button')
const chip = (name: string) => screen.findByRole('button', { name })
const create = async ({ teacher }: ReturnType<typeof open>) => {
  await teacher.click(screen.getByRole('button', { name: 'Create Design' }))
  await screen.findByText('Your learning design has been created successfully.')
}

describe('the class in the last step', () => {
  it('is offered as chips and goes along', async () => {
    const view = open()
    expect((await chips()).map((one) => [one.textContent, one.getAttribute('aria-pressed')])).toEqual([
      ['Kenya', 'true'], ['Primary 5', 'true'], ['58 learners', 'true'], ['5 lessons of 40 minutes', 'true'], ['no electricity', 'true'], ['special needs: one learner who is deaf', 'true'],
    ])
    await create(view)
    expect(generated).toMatchObject([{ context: myClass }])
    expect(stored).toMatchObject([{ context: myClass, generationId: 'g1' }])
  })

  it('lets one leave out what does not fit, by one click, and take it back', async () => {
    const view = open()
    await view.teacher.click(await chip('5 lessons of 40 minutes'))
    await view.teacher.click(await chip('Kenya'))
    await view.teacher.click(await chip('no electricity'))
    expect(await chip('Kenya')).toHaveAttribute('aria-pressed', 'false')
    await view.teacher.click(await chip('no electricity'))
    expect(await chip('no electricity')).toHaveAttribute('aria-pressed', 'true')
    expect(readDraft('u1', 'wizard')).toMatchObject({ answers: { without: ['lessons', 'minutesPerLesson', 'country'] } })
    await create(view)
    expect(generated[0]!.context).toEqual({ stage: 'Primary 5', classSize: 58, electricity: false, needs: myClass.needs })
  })

  it('remembers in the draft what was left out', async () => {
    const view = open({ myClass }, { ...answers, without: ['country', 7] })
    expect(await chip('Kenya')).toHaveAttribute('aria-pressed', 'false')
    await create(view)
    expect(generated[0]!.context).not.toHaveProperty('country')
  })

  it('leaves the stage out where another grade is planned', async () => {
    const view = open({ myClass: { stage: 'JSS 2', classSize: 58 } })
    expect((await chips()).map((one) => one.textContent)).toEqual(['58 learners'])
    await create(view)
    expect(generated[0]!.context).toEqual({ classSize: 58 })
  })

  it('sends none where all of it is left out', async () => {
    const view = open({ myClass: { classSize: 58 } })
    await view.teacher.click(await chip('58 learners'))
    await create(view)
    expect(generated[0]).not.toHaveProperty('context')
    expect(stored[0]).not.toHaveProperty('context')
  })

  it('is offered in one line where none is known', async () => {
    const view = open({ myClass: null })
    expect(await screen.findByText(/Tell Somo about your class once/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Describe my class' })).toHaveAttribute('href', '/profile#my-class')
    await create(view)
    expect(generated[0]).not.toHaveProperty('context')
  })
})

describe('Change my class', () => {
  it('leads to the profile and back to the same answers', async () => {
    server.use(http.patch('/api/auth/user', async ({ request }) => HttpResponse.json({ ...aUser(), ...((await request.json()) as object) })))
    const { teacher } = open()
    await teacher.type(screen.getByRole('textbox', { name: /Additional information/ }), 'A river is near.')
    await teacher.click(await screen.findByRole('link', { name: 'Change my class' }))
    expect(await screen.findByRole('region', { name: 'My class' })).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByText('Step 5 of 5')).toBeNull())
    const size = screen.getByLabelText('Learners in the class (optional)')
    await teacher.clear(size)
    await teacher.type(size, '61')
    await teacher.click(screen.getByRole('button', { name: 'Save my class' }))
    await screen.findByText('Saved!')
    await teacher.click(screen.getByRole('button', { name: 'Go on with my design' }))
    expect(await screen.findByRole('textbox', { name: /Additional information/ })).toHaveValue('A river is near.')
    expect(await chip('61 learners')).toHaveAttribute('aria-pressed', 'true')
  })
})

it('says what the server refuses of the class', async () => {
  server.use(http.post('/api/generate-plan', () => HttpResponse.json({ message: 'Please check.', code: 'invalid', fields: { context: 'The class size must be between 1 and 500.' } }, { status: 422 })))
  const { teacher } = open()
  await teacher.click(screen.getByRole('button', { name: 'Create Design' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Additional information/ })).toHaveAccessibleDescription(/The class size must be/))
})
