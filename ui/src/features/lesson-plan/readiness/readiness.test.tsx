import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import type { Plan } from '@/features/designs/types'
import { aDesign, aPlan, aUser, aVersion } from '@/testing/builders'
import { renderApp } from '@/testing/render'
import { server } from '@/testing/server'
import LessonPlanDialog from '../LessonPlanDialog'
import type { Finding, Review } from './query'

const question: Finding = { code: 'question-mark', section: 'core', message: 'The driving question should end in a question mark.' }
const ideate: Finding = { code: 'phase-missing', section: 'ideate', message: 'There is no activity for Ideate yet.' }
const walk: Finding = { code: 'teacher-talk', section: 'empathize', message: 'In “Walk the water” the teacher mostly talks.' }
const homework: Finding = { code: 'homework-needs', section: 'outcome', message: 'Not every home has what this homework needs (online).' }

const review = (...findings: Finding[]): Review => ({
  findings,
  checks: [
    { code: 'question', label: 'The driving question is open', passed: !findings.includes(question) },
    { code: 'phases', label: 'All five phases, in order', passed: !findings.includes(ideate) },
    { code: 'minutes', label: 'The minutes are said and add up', passed: true },
  ],
})

/** Answers with one review after the other; the last stays. */
function serve(...reviews: Review[]) {
  const asked = vi.fn<() => void>()
  server.use(http.get('/api/designs/d1/readiness', () => {
    asked()
    return HttpResponse.json(reviews.length > 1 ? reviews.shift() : reviews[0])
  }))
  return asked
}

async function open({ plan = aPlan(), edit = false }: { plan?: Plan | null; edit?: boolean } = {}) {
  server.use(http.get('/api/designs/d1', () => HttpResponse.json(aDesign({ contentJson: plan }))))
  const view = renderApp(<LessonPlanDialog designId="d1" startInEdit={edit} onClose={() => {}} />, { user: aUser() })
  await screen.findByText(/^(Overview & Theme|No lesson plan content available)$/)
  return view
}

const list = async () => within(await screen.findByRole('region', { name: 'Ready to teach?' }))
const isAbsent = () => expect(screen.queryByRole('region', { name: 'Ready to teach?' })).toBeNull()

describe('Ready to teach?', () => {
  it('says how many checks are passed, and what a head teacher would ask about', async () => {
    serve(review(question, ideate))
    const { teacher } = await open()
    const shown = await list()
    expect(shown.getByRole('status')).toHaveTextContent('1 of 3 checks')
    expect(shown.getAllByRole('button').map((button) => button.textContent)).toEqual([`→${question.message} Go there`, `→${ideate.message} Go there`])
    await teacher.click(shown.getByText('What was looked at'))
    expect(shown.getByText('The minutes are said and add up')).toHaveTextContent('The minutes are said and add up: fine')
    expect(shown.getByText('The driving question is open')).toHaveTextContent('The driving question is open: not yet')
  })

  it('leads from each finding to the section it speaks of', async () => {
    serve(review(question, ideate, walk))
    const { teacher } = await open()
    const shown = await list()
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    for (const [finding, heading] of [[question, 'Driving Question'], [ideate, 'Learning Experiences & Activities']] as const) {
      await teacher.click(shown.getByRole('button', { name: new RegExp(finding.message) }))
      expect(screen.getByRole('heading', { name: heading })).toHaveFocus()
    }
    await teacher.click(shown.getByRole('button', { name: /Walk the water/ }))
    expect(screen.getAllByRole('listitem').find((item) => item.id === 'activity-0')).toHaveFocus()
    expect(scrolled).toHaveBeenCalledTimes(3)
  })

  it('leads to the next best section where the plan has no such one', async () => {
    serve(review(homework))
    const { teacher } = await open()
    await teacher.click((await list()).getByRole('button', { name: /homework/ }))
    expect(screen.getByRole('heading', { name: 'Assessment - Tangible Outcomes' })).toHaveFocus()
  })

  it('shows a few findings first', async () => {
    serve(review(question, ideate, walk, homework, { ...homework, message: 'One more.' }))
    const { teacher } = await open()
    const shown = await list()
    expect(shown.queryByText(homework.message)).toBeNull()
    await teacher.click(shown.getByRole('button', { name: 'Show 2 more' }))
    expect(shown.getByText(homework.message)).toBeInTheDocument()
    await teacher.click(shown.getByRole('button', { name: 'Show fewer' }))
    expect(shown.queryByText('One more.')).toBeNull()
  })

  it('says so where everything is there', async () => {
    serve(review())
    await open()
    const shown = await list()
    expect(shown.getByRole('status')).toHaveTextContent('3 of 3 checks')
    expect(shown.getByText('Everything is there that a head teacher asks for.')).toBeInTheDocument()
  })

  it('looks again once an edit is saved, and is away while the plan is edited', async () => {
    const asked = serve(review(question), review())
    server.use(
      http.get('/api/designs/d1/versions', () => HttpResponse.json([aVersion()])),
      http.post('/api/designs/d1/versions', async ({ request }) => HttpResponse.json(aVersion({ id: 'v2', createdAt: '2026-11-20T08:00:00Z', ...(await request.json() as object) }), { status: 201 })),
      http.get('/api/designs', () => HttpResponse.json([])),
    )
    const { teacher } = await open()
    expect((await list()).getByRole('status')).toHaveTextContent('2 of 3 checks')
    await teacher.click(await screen.findByRole('button', { name: 'Edit' }))
    await waitFor(isAbsent)
    const field = await screen.findByRole('textbox', { name: 'Driving question' })
    await teacher.type(field, '!')
    await teacher.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByRole('region', { name: 'Ready to teach?' })).toHaveTextContent('3 of 3 checks'))
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('is away where there is no plan, for earlier versions and where the check fails', async () => {
    serve(review(question))
    server.use(http.get('/api/designs/d1/versions', () => HttpResponse.json([aVersion({ id: 'v2', version: '1.1' }), aVersion()])))
    const first = await open()
    await list()
    await first.teacher.click(screen.getByRole('button', { name: /see all versions/ }))
    await waitFor(isAbsent)
    first.unmount()
    const bare = await open({ plan: null })
    isAbsent()
    bare.unmount()
    const failed = vi.fn<() => void>()
    server.use(http.get('/api/designs/d1/readiness', () => {
      failed()
      return HttpResponse.json({ message: 'Something went wrong.', code: 'internal' }, { status: 500 })
    }))
    await open()
    await waitFor(() => expect(failed).toHaveBeenCalled())
    isAbsent()
    expect(screen.getByText('Overview & Theme')).toBeInTheDocument()
  })
})
