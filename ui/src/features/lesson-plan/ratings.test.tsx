import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import type { RatingList } from '@/features/designs/types'
import { aDesign, aPlan, aUser } from '@/testing/builders'
import { renderApp } from '@/testing/render'
import { server } from '@/testing/server'
import LessonPlanDialog from './LessonPlanDialog'

const list: RatingList = {
  averageRating: 4.5, totalRatings: 2,
  ratings: [
    { id: 'r2', rating: 5, feedback: 'My class loved it.', raterEmail: 'kofi@example.org', hidden: false, createdAt: '2026-11-20T08:00:00Z' },
    { id: 'r1', rating: 4, feedback: '', raterEmail: '', hidden: false, createdAt: '2026-11-19T08:00:00Z' },
  ],
}

beforeEach(() => {
  server.use(
    http.get('/api/designs/d1', () => HttpResponse.json(aDesign({ averageRating: 4.5, totalRatings: 2, contentJson: aPlan() }))),
    http.get('/api/designs/d1/ratings', () => HttpResponse.json(list)),
  )
})

const open = () => renderApp(<LessonPlanDialog designId="d1" startInEdit={false} onClose={() => {}} />, { user: aUser() })
const ratings = async () => within(await screen.findByRole('region', { name: 'Ratings' }))

it('shows the owner what readers thought', async () => {
  const { teacher } = open()
  const section = await ratings()
  expect(await section.findByText('4.5 of 5 stars, 2 ratings')).toBeInTheDocument()
  const [newest, first] = section.getAllByRole('listitem')
  for (const text of ['5 of 5 stars', 'My class loved it.', /kofi@example\.org/]) expect(within(newest!).getByText(text)).toBeInTheDocument()
  expect(within(first!).getByText('4 of 5 stars')).toBeInTheDocument()
  expect(within(first!).getByText('No words were written.')).toBeInTheDocument()
  expect(screen.getByText('Rated 4.5 of 5 by 2 readers')).toBeInTheDocument()
  await teacher.click(within(screen.getByRole('navigation', { name: 'Sections of this plan' })).getByRole('button', { name: 'Ratings' }))
  expect(screen.getByRole('heading', { name: 'Ratings' })).toHaveFocus()
})

it('hides words that the owner does not want to read, and shows them again', async () => {
  const sent: unknown[] = []
  server.use(http.patch('/api/designs/d1/ratings/r2', async ({ request }) => {
    sent.push(await request.json())
    return new HttpResponse(null, { status: 204 })
  }))
  const { teacher } = open()
  const section = await ratings()
  await teacher.click(await section.findByRole('button', { name: 'Hide these words' }))
  expect(await section.findByText(/You have hidden what was written/)).toBeInTheDocument()
  expect(section.queryByText('My class loved it.')).toBeNull()
  await teacher.click(section.getByRole('button', { name: 'Show these words' }))
  expect(await section.findByText('My class loved it.')).toBeInTheDocument()
  expect(sent).toEqual([{ hidden: true }, { hidden: false }])
})

it('says what could not be done', async () => {
  server.use(http.patch('/api/designs/d1/ratings/r2', () => HttpResponse.json({ message: 'No.' }, { status: 500 })))
  const { teacher } = open()
  await teacher.click(await (await ratings()).findByRole('button', { name: 'Hide these words' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('ErrorThis could not be changed. Please try again.')
})

it('tells that they could not be loaded', async () => {
  server.use(http.get('/api/designs/d1/ratings', () => HttpResponse.json({ message: 'The ratings could not be read.' }, { status: 500 })))
  open()
  expect(await screen.findByText('The ratings could not be read.')).toBeInTheDocument()
})

it('is not there where nobody rated', async () => {
  server.use(http.get('/api/designs/d1', () => HttpResponse.json(aDesign({ contentJson: aPlan() }))))
  open()
  await screen.findByRole('region', { name: 'Overview & Theme' })
  expect(screen.queryByText('Ratings')).toBeNull()
})

it('tells what came along in a file from what was thought here', async () => {
  server.use(
    http.get('/api/designs/d1', () => HttpResponse.json(aDesign({ carriedRatings: 1, contentJson: aPlan() }))),
    http.get('/api/designs/d1/ratings', () => HttpResponse.json({
      averageRating: 0, totalRatings: 0, ratings: [], carried: [{ rating: 2, feedback: 'Too long', createdAt: '2026-11-19T08:00:00Z' }],
    })),
  )
  open()
  const section = await ratings()
  expect(await section.findByRole('heading', { name: 'From elsewhere' })).toBeInTheDocument()
  expect(section.getByText(/They are not in the average/)).toBeInTheDocument()
  for (const text of ['2 of 5 stars', 'Too long']) expect(section.getByText(text)).toBeInTheDocument()
  expect(section.queryByText(/of 5 stars, /)).toBeNull()
})
