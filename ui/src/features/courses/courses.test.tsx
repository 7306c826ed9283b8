import { screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { Route, Routes } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { kept } from '@/lib/storage'
import { aUser } from '@/testing/builders'
import { renderApp } from '@/testing/render'
import { server } from '@/testing/server'
import CoursePage from './CoursePage'
import CoursesPage from './CoursesPage'
import LessonPage from './LessonPage'
import type { Course, CourseOutline } from './types'

const WORKSHOP: Course = {
  id: 'dt', title: 'Design Thinking', description: 'Ten weekly sessions.', type: 'workshop', image: '/catalogue/courses/woven.svg', duration: '10 weeks', format: 'Live',
  category: 'Workshops', highlights: ['Go through all phases', 'Plan a project', 'Routines for 60', 'Chalkboard', 'A circle of colleagues'], learnMoreUrl: '/courses/dt', facilitator: 'A teacher', isLive: true,
}
const MASTERCLASS: Course = {
  ...WORKSHOP, id: 'ai', title: 'AI Masterclass', description: 'Two days for heads.', highlights: ['Privacy', 'Policy'], learnMoreUrl: '/courses/ai',
  schedule: '29 and 30 August 2025', startsOn: '2025-08-29', endsOn: '2025-08-30',
}
const STEPS: Course = { ...WORKSHOP, id: 'steps', title: 'Small Steps', description: 'Short lessons.', type: 'self-paced', category: 'Self-Paced Courses', learnMoreUrl: '/courses/steps', isLive: false, highlights: ['One idea'] }
const LESSONS: CourseOutline = {
  ...STEPS,
  about: [{ heading: 'How to use this course', paragraphs: ['Read one a week.'] }],
  units: [1, 2, 3].map((n) => ({
    id: `lesson-${n}`, title: `Lesson ${n}`, time: '10 minutes',
    sections: [{ heading: 'The idea', paragraphs: [`Idea ${n}`] }, { heading: 'Do this tomorrow', paragraphs: null, list: [`Task ${n}`] }],
  })),
}
const OUTLINE: CourseOutline = {
  ...MASTERCLASS,
  about: [{ heading: 'What this is', paragraphs: ['For heads of schools.'] }],
  units: [{ id: 'day-1', title: 'Day 1', time: '90 minutes', sections: [{ heading: 'Aim', paragraphs: ['Know what AI cannot do.'], list: ['Paper', 'Chalk'] }] }],
}

beforeEach(() => server.use(
  http.get('/api/courses', () => HttpResponse.json([WORKSHOP, MASTERCLASS, STEPS])),
  http.get('/api/courses/steps', () => HttpResponse.json(LESSONS)),
  http.get('/api/courses/ai', () => HttpResponse.json(OUTLINE)),
  http.get('/api/courses/none', () => HttpResponse.json({ message: 'There is no such course.', code: 'not_found' }, { status: 404 })),
))
const open = (at: string) => renderApp(
  <Routes>
    <Route path="/courses" element={<CoursesPage />} />
    <Route path="/courses/:id" element={<CoursePage />} />
    <Route path="/courses/:id/:unit" element={<LessonPage />} />
  </Routes>,
  { at, user: aUser() },
)
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((title) => title.textContent)

describe('Courses & Workshops', () => {
  it('shows each course with what one wants to know first', async () => {
    open('/courses')
    expect(await screen.findByRole('heading', { level: 1, name: 'Courses & Workshops' })).toBeInTheDocument()
    await screen.findByText('Design Thinking')
    expect(titles()).toEqual(['Design Thinking', 'AI Masterclass', 'Small Steps'])
    const [workshop, masterclass, steps] = screen.getAllByRole('heading', { level: 3 }).map((title) => within(title.closest('li')!))
    for (const text of ['Workshop', 'Live', '10 weeks', 'A teacher', 'Go through all phases', 'Plan a project', 'Routines for 60', '+2 more']) expect(workshop!.getAllByText(text)[0]).toBeInTheDocument()
    for (const text of ['Chalkboard', 'Date has passed', 'Schedule']) expect(workshop!.queryByText(text)).toBeNull()
    expect(masterclass!.getByText('29 and 30 August 2025')).toBeInTheDocument()
    expect(masterclass!.getByText('Date has passed')).toBeInTheDocument()
    expect(masterclass!.queryByText(/more$/)).toBeNull()
    expect(steps!.getByText('Self-Paced')).toBeInTheDocument()
  })

  it('opens the course in a new tab', async () => {
    open('/courses')
    const link = await screen.findByRole('link', { name: 'Learn More about AI Masterclass (opens in a new tab)' })
    expect(link).toHaveAttribute('href', '/courses/ai')
    expect(link).toHaveAttribute('target', '_blank')
  })

  it.each([['MASTER', ['AI Masterclass']], ['ten weekly', ['Design Thinking']], ['chalkboard', ['Design Thinking']]])('finds %s in title, description or highlights', async (words, found) => {
    const { teacher } = open('/courses')
    await teacher.type(await screen.findByRole('searchbox', { name: 'Search courses by title, description or highlights' }), words)
    expect(titles()).toEqual(found)
  })

  it('is narrowed to a category', async () => {
    const { teacher } = open('/courses')
    await teacher.click(await screen.findByRole('button', { name: 'Self-Paced Courses' }))
    expect(screen.getByRole('button', { name: 'Self-Paced Courses' })).toHaveAttribute('aria-pressed', 'true')
    expect(titles()).toEqual(['Small Steps'])
    await teacher.click(screen.getByRole('button', { name: 'Workshops' }))
    expect(titles()).toEqual(['Design Thinking', 'AI Masterclass'])
    await teacher.click(screen.getByRole('button', { name: 'All Courses' }))
    expect(titles()).toHaveLength(3)
  })

  it('says where nothing fits, and clears the filters', async () => {
    const { teacher } = open('/courses')
    await teacher.type(await screen.findByRole('searchbox'), 'sailing')
    expect(screen.getByText('No courses found')).toBeInTheDocument()
    await teacher.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(titles()).toHaveLength(3)
  })

  it('says kindly that they could not be loaded, and tries again', async () => {
    server.use(http.get('/api/courses', () => HttpResponse.error(), { once: true }))
    const { teacher } = open('/courses')
    expect(await screen.findByRole('alert')).toHaveTextContent('The courses could not be loaded')
    await teacher.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Design Thinking')).toBeInTheDocument()
  })
})

describe('a course', () => {
  it('has its whole outline, and says that its date has passed', async () => {
    open('/courses/ai')
    expect(await screen.findByRole('heading', { level: 1, name: 'AI Masterclass' })).toBeInTheDocument()
    expect(screen.getByText(/^The date of this course has passed \(29 and 30 August 2025\)/)).toBeInTheDocument()
    for (const text of ['For heads of schools.', 'Day 1', '90 minutes', 'Know what AI cannot do.', 'Paper']) expect(screen.getByText(text)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'All courses' })).toHaveAttribute('href', '/courses')
    await waitFor(() => expect(document.title).toBe('AI Masterclass · Somo'))
  })

  it.each(['/courses/none', '/courses/none/lesson-1', '/courses/steps/lesson-9', '/courses/ai/day-1'])('that is not there is not found: %s', async (at) => {
    open(at)
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeInTheDocument()
  })

  it('says kindly that it could not be loaded', async () => {
    server.use(http.get('/api/courses/ai', () => HttpResponse.error()))
    open('/courses/ai')
    expect(await screen.findByRole('alert')).toHaveTextContent('The course could not be loaded')
  })

  it('shows nothing at first, then grey shapes, while it waits', async () => {
    server.use(http.get('/api/courses/ai', async () => {
      await delay('infinite')
    }))
    open('/courses/ai')
    const place = screen.getByRole('status', { name: 'Loading the course...' })
    expect(place).toBeEmptyDOMElement()
    await waitFor(() => expect(place).not.toBeEmptyDOMElement())
  })
})

describe('a self-paced course', () => {
  it('is read lesson by lesson, with a task each, and remembers how far one is', async () => {
    const { teacher } = open('/courses/steps')
    await teacher.click(await screen.findByRole('link', { name: 'Start the course' }))
    expect(screen.getByRole('heading', { level: 1, name: 'Lesson 1' })).toBeInTheDocument()
    expect(screen.getByText('Lesson 1 of 3 · 10 minutes')).toBeInTheDocument()
    expect(screen.getByText('Task 1')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Previous lesson' })).toBeNull()
    await teacher.click(screen.getByRole('checkbox', { name: 'I have done this task' }))
    await teacher.click(screen.getByRole('link', { name: 'Next lesson' }))
    expect(screen.getByRole('heading', { level: 1, name: 'Lesson 2' })).toBeInTheDocument()
    expect(screen.getByRole('checkbox')).not.toBeChecked()
    await teacher.click(screen.getByRole('link', { name: 'Small Steps' }))
    expect(screen.getAllByText('1 of 3 lessons done')[0]).toBeInTheDocument()
    expect(screen.getByRole('progressbar', { name: '1 of 3 lessons done' })).toHaveAttribute('aria-valuenow', '33')
    expect(screen.getByRole('link', { name: /Lesson 1.*done/ })).toBeInTheDocument()
    await teacher.click(screen.getByRole('link', { name: 'Continue the course' }))
    expect(screen.getByRole('heading', { level: 1, name: 'Lesson 2' })).toBeInTheDocument()
    expect(JSON.parse(kept.get('somo:course:u1:steps')!)).toEqual({ done: ['lesson-1'], last: 'lesson-2' })
  })

  it('leads from its last lesson back to the overview', async () => {
    kept.set('somo:course:u1:steps', JSON.stringify({ done: ['lesson-1', 'lesson-2'], last: 'lesson-3' }))
    const { teacher } = open('/courses/steps/lesson-3')
    await teacher.click(await screen.findByRole('checkbox', { name: 'I have done this task' }))
    await teacher.click(screen.getByRole('link', { name: 'To the course overview' }))
    expect(screen.getAllByText('3 of 3 lessons done')[0]).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Read it again' })).toHaveAttribute('href', '/courses/steps/lesson-1')
  })

  it.each(['{"done": 3}', 'not JSON', '[]'])('begins anew where what was kept cannot be read: %s', async (stored) => {
    kept.set('somo:course:u1:steps', stored)
    open('/courses/steps')
    expect(await screen.findByRole('link', { name: 'Start the course' })).toBeInTheDocument()
  })
})
