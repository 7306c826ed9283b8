import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import type { Design, Plan } from '@/features/designs/types'
import { aDesign, aPlan, aUser } from '@/testing/builders'
import { renderApp } from '@/testing/render'
import { server } from '@/testing/server'
import LessonPlanDialog from './LessonPlanDialog'

const onClose = vi.fn<() => void>()

async function open(plan: Plan | null, design: Partial<Design> = {}) {
  server.use(http.get('/api/designs/d1', () => HttpResponse.json(aDesign({ contentJson: plan, ...design }))))
  const view = renderApp(<LessonPlanDialog designId="d1" startInEdit={false} onClose={onClose} />, { user: aUser() })
  await screen.findByText(/^(Overview & Theme|No lesson plan content available)$/)
  return view
}

const section = (name: string) => within(screen.getByRole('region', { name }))

/** A plan that uses every optional part. */
const full = aPlan({
  overview: 'First line.\nSecond line.',
  activities: [
    { phase: 'Empathize', title: 'Walk', description: 'Follow the water.', materials: ['paper'], minutes: 40, grouping: 'groups of 5', steps: ['Draw', 'Tell'], check: 'They name a user.', support: 'Starters.', extension: 'Two users.', safety: 'Stay on the path.' },
    { phase: 'Test', title: 'Pour', description: 'Pour it through.' },
  ],
  instructionalResources: [
    { title: 'Book', source: 'School', type: 'textbook', url: 'https://example.org/a', description: 'Chapter 2' },
    { title: 'Trap', url: 'javascript:alert(1)' },
  ],
  context: { stage: 'JHS 3', classSize: 64, lessons: 5, minutesPerLesson: 40, electricity: false, printing: true, multigrade: ['Grade 4', 'Grade 5'], homeLanguages: ['Kikamba'], needs: ['one learner who is deaf'] },
  priorKnowledge: ['Water flows down'],
  misconceptions: [{ idea: 'Clear water is safe', correction: 'Germs cannot be seen' }],
  keyVocabulary: [{ term: 'Filter', meaning: 'Lets water through, holds dirt back' }],
  skillsFocus: [{ skill: 'Research', practisedBy: 'Interviews', evidence: 'Notes' }],
  rubric: { levels: ['Beginning', 'Meeting'], rows: [{ criterion: 'Need', cells: ['guessed', 'heard'] }] },
  inclusion: { largeClass: 'Teams with jobs', girlsAndBoys: 'All build' },
  safety: ['Do not drink it'],
  chalkboard: [{ lesson: 1, board: 'Where does our water come from?' }],
  learnerNotes: 'A filter holds dirt back.',
  homework: ['Ask at home'],
  reflection: ['Who surprised you?'],
})

describe('reading', () => {
  it('shows title, badges and the main sections', async () => {
    await open(aPlan(), { version: '1.1' })
    expect(screen.getByRole('dialog', { name: 'How can we keep our school’s water safe?' })).toBeInTheDocument()
    for (const badge of ['Chemistry', 'Grade 8', 'v1.1']) expect(screen.getByText(badge)).toBeInTheDocument()
    expect(section('Overview & Theme').getByText(/Filters/)).toBeInTheDocument()
    expect(section('Overview & Theme').getByText('Learners build a filter.')).toBeInTheDocument()
    expect(section('Driving Question').getByText('How can we keep our school’s water safe?')).toBeInTheDocument()
    expect(section('Learning Objectives').getByText('Explain filtering')).toBeInTheDocument()
    expect(section('Learning Experiences & Activities').getByRole('heading', { name: 'Walk the water' })).toBeInTheDocument()
    const outcome = section('Assessment - Tangible Outcomes')
    for (const text of ['Model', 'A working filter', 'Ongoing Assessment', 'Ask three learners', 'Final Assessment', 'Test the filter']) expect(outcome.getByText(text)).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Chalkboard' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Share' })).toBeEnabled()
  })

  it('shows every optional part that is there', async () => {
    await open(full)
    expect(screen.getByText(/First line/)).toHaveTextContent('First line. Second line.')
    expect(screen.getByText('JHS 3 · 64 learners · 5 lessons of 40 min · no electricity · printing · grades together: Grade 4, Grade 5 · languages at home: Kikamba · needs: one learner who is deaf')).toBeInTheDocument()
    const activities = section('Learning Experiences & Activities')
    for (const text of ['40 min · groups of 5', 'Draw', 'They name a user.', 'Starters.', 'Two users.', 'Stay on the path.']) expect(activities.getByText(text)).toBeInTheDocument()
    expect(section('Before You Start').getByText(/Germs cannot be seen/)).toBeInTheDocument()
    expect(section('Before You Start').getByRole('term')).toHaveTextContent('Filter')
    expect(section('Skills Focus').getByText(/Interviews/)).toBeInTheDocument()
    expect(screen.getByRole('cell', { name: 'heard' })).toBeInTheDocument()
    expect(screen.getByRole('rowheader', { name: 'Need' })).toBeInTheDocument()
    expect(section('Inclusion & Safety').getByText('Do not drink it')).toBeInTheDocument()
    expect(section('Chalkboard').getByText('Where does our water come from?')).toBeInTheDocument()
    expect(section('Learner Notes & Homework').getByText('Ask at home')).toBeInTheDocument()
    expect(section('Reflection').getByText('Who surprised you?')).toBeInTheDocument()
  })

  it('links to the web only, and safely', async () => {
    await open(full)
    const link = screen.getByRole('link')
    expect(link).toHaveAttribute('href', 'https://example.org/a')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(screen.getByText('Trap')).toBeInTheDocument()
  })

  it('shows the older shapes: phases, and an assessment in words', async () => {
    await open({ phases: [{ name: 'Define', description: 'Name the problem.', activities: ['Write it down'], materials: ['chalk'] }], assessment: 'Look and listen.' })
    for (const text of ['Name the problem.', 'Write it down', 'chalk']) expect(section('Learning Experiences & Activities').getByText(text)).toBeInTheDocument()
    expect(section('Assessment - Tangible Outcomes').getByText('Look and listen.')).toBeInTheDocument()
  })

  it('says what is not there', async () => {
    await open({ overview: 'Only this.' })
    for (const text of ['No learning objectives available', 'No learning activities available', 'No formative assessment methods', 'No summative assessment methods']) expect(screen.getByText(text)).toBeInTheDocument()
  })

  it('says so when there is no plan at all, and has nothing to download', async () => {
    const { teacher } = await open(null, { version: null })
    expect(screen.getByText('No lesson plan content available')).toBeInTheDocument()
    expect(screen.getByText('v1.0')).toBeInTheDocument()
    await teacher.click(screen.getByRole('button', { name: 'Download PDF' }))
    expect(await screen.findByText('No Content')).toBeInTheDocument()
    expect(screen.getByText("This lesson plan doesn't have any content to download yet.")).toBeInTheDocument()
  })

  it('names a regenerated version by its date', async () => {
    await open(aPlan(), { version: 'v1767225600000' })
    expect(screen.getByText(/^Regenerated /)).toBeInTheDocument()
  })

  it('jumps to a section or a phase, with the keyboard', async () => {
    const { teacher } = await open(full)
    const jump = within(screen.getByRole('navigation', { name: 'Sections of this plan' }))
    await teacher.click(jump.getByRole('button', { name: 'Assessment' }))
    expect(screen.getByRole('heading', { name: 'Assessment - Tangible Outcomes' })).toHaveFocus()
    await teacher.click(jump.getByRole('button', { name: 'Test' }))
    expect(screen.getByRole('heading', { name: 'Pour' }).closest('li')).toHaveFocus()
  })
})

it('tells when the plan cannot be loaded, and tries again', async () => {
  server.use(http.get('/api/designs/d1', () => HttpResponse.json({ message: 'There is no such design.', code: 'not_found' }, { status: 404 })))
  const { teacher } = renderApp(<LessonPlanDialog designId="d1" startInEdit={false} onClose={onClose} />, { user: aUser() })
  expect(await screen.findByText('There is no such design.')).toBeInTheDocument()
  server.use(http.get('/api/designs/d1', () => HttpResponse.json(aDesign({ contentJson: aPlan() }))))
  await teacher.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Learners build a filter.')).toBeInTheDocument()
})

describe('Download PDF', () => {
  it('saves the file under the server’s name', async () => {
    server.use(http.get('/api/designs/d1/export/pdf', () => new HttpResponse('%PDF', { headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': "attachment; filename=\"plan.pdf\"; filename*=UTF-8''%E1%BB%8Cr%E1%BB%8D_lesson_plan.pdf" } })))
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    const { teacher } = await open(aPlan())
    await teacher.click(screen.getByRole('button', { name: 'Download PDF' }))
    expect(await screen.findByText('Downloaded!')).toBeInTheDocument()
    expect(screen.getByText('Lesson plan has been downloaded as a PDF file.')).toBeInTheDocument()
    expect(saved).toEqual(['Ọrọ_lesson_plan.pdf'])
  })

  it('tells when it fails', async () => {
    server.use(http.get('/api/designs/d1/export/pdf', () => HttpResponse.json({ message: 'No.' }, { status: 500 })))
    const { teacher } = await open(aPlan())
    await teacher.click(screen.getByRole('button', { name: 'Download PDF' }))
    expect(await screen.findByText('Failed to generate PDF. Please try again.')).toBeInTheDocument()
  })
})
