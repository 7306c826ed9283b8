import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { aDesign, aUser } from '@/testing/builders'
import { renderApp } from '@/testing/render'
import { server } from '@/testing/server'
import SaveDialog from './SaveDialog'

let sent: unknown[]
let saved: string[]
beforeEach(() => {
  sent = []
  saved = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  server.use(
    http.get('/api/designs', () => HttpResponse.json([aDesign({ id: 'd2', title: 'Soil' }), aDesign({ title: 'Rain', version: null })])),
    http.post('/api/bundle', async ({ request }) => {
      sent.push(await request.json())
      return new HttpResponse('{}', { headers: { 'Content-Disposition': 'attachment; filename=plans.somo', 'X-Somo-Left-Out': sent.length > 1 ? '3' : '0' } })
    }),
  )
})

const open = (ids: string[] | 'all', onClose = () => {}) => renderApp(<SaveDialog ids={ids} onClose={onClose} />, { user: aUser() })

it('saves the plan that it was opened for', async () => {
  const onClose = vi.fn<() => void>()
  const { teacher } = open(['d1'], onClose)
  expect(await screen.findByRole('checkbox', { name: 'Rain' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Soil' })).not.toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'All (2 plans)' })).toBePartiallyChecked()
  expect(screen.getByRole('checkbox', { name: 'Soil' })).toHaveAccessibleDescription('Chemistry · Grade 8 · v1.0')
  await teacher.click(screen.getByRole('button', { name: 'Save 1 plan' }))
  expect(await screen.findByText('1 plan is in the file plans.somo.')).toBeInTheDocument()
  expect(sent).toEqual([{ designs: ['d1'], forMyself: false }])
  expect(saved).toEqual(['plans.somo'])
  expect(onClose).toHaveBeenCalledOnce()
})

it('saves all, or those that are chosen, also for the teacher alone', async () => {
  const { teacher } = open('all')
  await teacher.click(await screen.findByRole('checkbox', { name: 'This file is for me alone' }))
  await teacher.click(screen.getByRole('button', { name: 'Save 2 plans' }))
  await waitFor(() => expect(sent).toEqual([{ designs: ['d2', 'd1'], forMyself: true }]))
  await teacher.click(screen.getByRole('checkbox', { name: 'All (2 plans)' }))
  expect(screen.getByRole('button', { name: 'Save 0 plans' })).toBeDisabled()
  await teacher.click(screen.getByRole('checkbox', { name: 'Soil' }))
  await teacher.click(screen.getByRole('button', { name: 'Save 1 plan' }))
  expect(await screen.findByText('1 plan is in the file plans.somo. 3 older versions had no room; the newest plans are all in the file.')).toBeInTheDocument()
  expect(sent[1]).toEqual({ designs: ['d2'], forMyself: true })
})

it('says what can be done where they do not fit', async () => {
  server.use(http.post('/api/bundle', () => HttpResponse.json({ message: 'Please check.', code: 'invalid', fields: { designs: 'Please choose fewer.' } }, { status: 422 })))
  const { teacher } = open('all')
  await teacher.click(await screen.findByRole('button', { name: 'Save 2 plans' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('The file could not be madePlease choose fewer.')
})

it('has nothing to save where there are no plans', async () => {
  server.use(http.get('/api/designs', () => HttpResponse.json([])))
  open('all')
  expect(await screen.findByText('You have no plans yet that could go into a file.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Save 0 plans' })).toBeDisabled()
})
