import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { useDialogs } from '@/lib/dialogs'
import { aDesign, aUser } from '@/testing/builders'
import { renderApp } from '@/testing/render'
import { server } from '@/testing/server'
import type { BundlePart } from './api'
import ImportDialog from './ImportDialog'

const aPart = (more: Partial<BundlePart> = {}): BundlePart => ({
  title: 'Rain', subject: 'chemistry', topic: 'Filters', cohort: 'Grade 8', author: 'Amina', adaptedFrom: null, version: '1.1', versions: 2, ratings: 0, state: 'new', ...more,
})
const aFile = () => new File(['{"format":"somo-bundle"}'], 'plans.somo', { type: '' })
const inFile = (...designs: BundlePart[]) =>
  server.use(http.post('/api/bundle/preview', () => HttpResponse.json({ exportedAt: '2026-11-21T09:30:00Z', designs })))

async function pick(file: File) {
  const onClose = vi.fn<() => void>()
  const { teacher } = renderApp(<ImportDialog file={file} onClose={onClose} />, { user: aUser() })
  return { teacher, onClose, dialog: within(await screen.findByRole('dialog', { name: 'Import plans' })) }
}

it('shows what is new, here, changed and damaged before anything is kept', async () => {
  const twin = { id: 'd1', title: 'My rain' }
  inFile(
    aPart({ ratings: 3, adaptedFrom: { title: 'Clouds', author: 'Zola' } }), aPart({ title: 'Soil', author: '', state: 'here', twin: { id: 'd2', title: 'Soil' } }), aPart({ title: 'Wind', state: 'here', twin }),
    aPart({ title: 'Sun', state: 'changed', newer: 'file', twin }), aPart({ title: 'Moon', state: 'changed', newer: 'here', twin }), aPart({ title: 'Star', state: 'changed', newer: 'both', twin }),
    aPart({ title: '', state: 'damaged', author: '' }),
  )
  const { dialog } = await pick(aFile())
  const parts = await dialog.findAllByRole('listitem')
  const told = [
    ['Rain', 'New', 'Chemistry · Grade 8 · by Amina · 2 versions · 3 ratings', 'adapted from “Clouds” by Zola'],
    ['Soil', 'Already here', 'Chemistry · Grade 8 · 2 versions', 'You have this very plan. Choose it only if you want a second copy.'],
    ['Wind', 'Already here', 'You have this very plan as “My rain”. Choose it only if you want a second copy.'],
    ['Sun', 'Changed since', 'The file has a newer state of it than you. If you choose it, you keep both.'],
    ['Moon', 'Changed since', 'Yours is newer than the one in the file. If you choose it, you keep both.'],
    ['Star', 'Changed since', 'It was changed here and in the file. If you choose it, you keep both.'],
    ['A plan without a readable title', 'Damaged', 'It was changed or cut on its way. Get the file once more from whoever gave it to you.'],
  ]
  expect(parts).toHaveLength(told.length)
  for (const [i, texts] of told.entries()) {
    for (const text of texts) expect(within(parts[i]!).getByText(text)).toBeInTheDocument()
    const box = within(parts[i]!).getByRole('checkbox')
    if (i === 0) expect(box).toBeChecked()
    else expect(box).not.toBeChecked()
  }
  expect(within(parts[6]!).getByRole('checkbox')).toBeDisabled()
  expect(dialog.getByText(/^7 plans are in this file, saved on .*2026\. Nothing that you have is changed by an import\.$/)).toBeInTheDocument()
})

it('takes in what is chosen, and only that', async () => {
  inFile(aPart(), aPart({ title: 'Soil', state: 'here' }), aPart({ title: 'Sun' }))
  const sent: string[] = []
  server.use(http.post('/api/bundle/import', async ({ request }) => {
    sent.push(new URL(request.url).search, request.headers.get('Content-Type') ?? '', await request.text())
    return HttpResponse.json({ designs: [aDesign({ id: 'd8' }), aDesign({ id: 'd9' })] }, { status: 201 })
  }))
  const { teacher, onClose, dialog } = await pick(aFile())
  await teacher.click(await dialog.findByRole('checkbox', { name: /^Soil/ }))
  await teacher.click(dialog.getByRole('checkbox', { name: /^Rain/ }))
  await teacher.click(dialog.getByRole('button', { name: 'Import 2 plans' }))
  expect(await screen.findByText('2 plans are among your designs now.')).toBeInTheDocument()
  expect(sent).toEqual(['?take=2,1', 'application/json', '{"format":"somo-bundle"}'])
  expect(onClose).toHaveBeenCalled()
  expect(useDialogs.getState().openPlanId).toBeNull()
})

it('opens the one plan that was taken in', async () => {
  inFile(aPart())
  server.use(http.post('/api/bundle/import', () => HttpResponse.json({ designs: [aDesign({ id: 'd9', title: 'Rain' })] }, { status: 201 })))
  const { teacher, dialog } = await pick(aFile())
  await teacher.click(await dialog.findByRole('button', { name: 'Import 1 plan' }))
  expect(await screen.findByText('“Rain” is among your designs now.')).toBeInTheDocument()
  expect(useDialogs.getState().openPlanId).toBe('d9')
})

it('says that nothing was imported, and lets the teacher try again', async () => {
  inFile(aPart())
  server.use(http.post('/api/bundle/import', () => HttpResponse.json({ message: 'The disk is full.', code: 'disk_full' }, { status: 507 })))
  const { teacher, dialog } = await pick(aFile())
  await teacher.click(await dialog.findByRole('button', { name: 'Import 1 plan' }))
  expect(await screen.findByText('Nothing was imported')).toBeInTheDocument()
  expect(screen.getByText('The disk is full.')).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Import 1 plan' })).toBeEnabled()
})

it.each([
  [422, { message: 'Please check the marked fields.', code: 'invalid', fields: { file: 'This file was made by a newer Somo.' } }, 'This file was made by a newer Somo.'],
  [400, { message: 'This file is damaged.', code: 'bad_request' }, 'This file is damaged.'],
  [413, { message: 'Too large.', code: 'too_large' }, /larger than 10 MB/],
])('says kindly why a file cannot be read (%d)', async (status, body, reason) => {
  server.use(http.post('/api/bundle/preview', () => HttpResponse.json(body, { status })))
  const { dialog } = await pick(aFile())
  const alert = within(await dialog.findByRole('alert'))
  expect(alert.getByText('This file could not be read')).toBeInTheDocument()
  expect(alert.getByText(reason)).toBeInTheDocument()
  expect(dialog.queryByRole('button', { name: /^Import/ })).toBeNull()
})

it('does not even send what is too large', async () => {
  const file = aFile()
  vi.spyOn(file, 'size', 'get').mockReturnValue(10 * 1024 * 1024 + 1)
  const { dialog } = await pick(file)
  expect(await dialog.findByRole('alert')).toHaveTextContent('larger than 10 MB')
})
