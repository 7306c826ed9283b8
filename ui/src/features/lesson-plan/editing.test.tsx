import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Plan, Version } from '@/features/designs/types'
import { aDesign, aPlan, aUser, aVersion } from '@/testing/builders'
import { renderApp } from '@/testing/render'
import { server } from '@/testing/server'
import LessonPlanDialog from './LessonPlanDialog'

const plan = aPlan({ learningObjectives: ['One', 'Two', 'Three'], futureKey: { kept: true }, provenance: { core: 'built-in', test: 'built-in' } })

let versions: Version[]
let posted: { version: string; contentJson: Plan; llmModel: string }[]
/** What to answer to each save instead of storing it. */
let instead: (() => Response | null)[]

beforeEach(() => {
  versions = [aVersion({ contentJson: plan })]
  posted = []
  instead = []
  server.use(
    http.get('/api/designs/d1', () => HttpResponse.json(aDesign({ version: versions[0]!.version, contentJson: versions[0]!.contentJson }))),
    http.get('/api/designs/d1/versions', () => HttpResponse.json(versions)),
    http.post('/api/designs/d1/versions', async ({ request }) => {
      const sent = (await request.json()) as (typeof posted)[number]
      posted.push(sent)
      const other = instead.shift()?.()
      if (other) return other
      const stored = aVersion({ id: `v${posted.length + 1}`, ...sent })
      versions = [stored, ...versions]
      return HttpResponse.json(stored, { status: 201 })
    }),
  )
})

const taken = () => HttpResponse.json({ message: 'There is a version 1.1 already.', code: 'version_exists' }, { status: 409 })
const open = (startInEdit = true) => renderApp(<LessonPlanDialog designId="d1" startInEdit={startInEdit} onClose={() => {}} />, { user: aUser() })
const overview = () => screen.findByRole('textbox', { name: 'Overview' })
const button = (name: string) => screen.getByRole('button', { name })
const objectives = () => screen.getAllByRole('textbox', { name: /^Objective/ }).map((box) => (box as HTMLTextAreaElement).value)

async function editOverview(text: string) {
  const view = open()
  const box = await overview()
  await view.teacher.clear(box)
  await view.teacher.type(box, text)
  return view
}

describe('editing', () => {
  it('begins by Edit, and Cancel discards', async () => {
    const { teacher } = open(false)
    await teacher.click(await screen.findByRole('button', { name: 'Edit' }))
    const box = await overview()
    await waitFor(() => expect(box).toHaveFocus())
    await teacher.type(box, '!')
    await teacher.click(button('Cancel'))
    expect(button('Edit')).toHaveFocus()
    expect(screen.getByText('Learners build a filter.')).toBeInTheDocument()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(localStorage.getItem('somo:draft:u1:plan.d1')).toBeNull()
    expect(posted).toEqual([])
  })

  it('adds, removes and moves objectives, and the keyboard stays with them', async () => {
    const { teacher } = open()
    await overview()
    expect(button('Move objective 1 up')).toBeDisabled()
    expect(button('Move objective 3 down')).toBeDisabled()
    await teacher.click(button('Move objective 3 up'))
    expect(objectives()).toEqual(['One', 'Three', 'Two'])
    await waitFor(() => expect(button('Move objective 2 up')).toHaveFocus())
    await teacher.keyboard('{Enter}')
    expect(objectives()).toEqual(['Three', 'One', 'Two'])
    await waitFor(() => expect(button('Move objective 1 down')).toHaveFocus())
    await teacher.click(button('Remove objective 2'))
    expect(objectives()).toEqual(['Three', 'Two'])
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Objective 2' })).toHaveFocus())
    await teacher.click(button('Add an objective'))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Objective 3' })).toHaveFocus())
    await teacher.keyboard('Four')
    await teacher.click(button('Add an objective'))
    await teacher.click(button('Save'))
    await screen.findByText('Saved!')
    expect(posted[0]?.contentJson.learningObjectives).toEqual(['Three', 'Two', 'Four'])
  })

  it('saves the next version with only the edited keys changed', async () => {
    const { teacher } = await editOverview('A new overview.')
    const question = screen.getByRole('textbox', { name: 'Driving question' })
    await teacher.type(question, ' Really?')
    await teacher.click(button('Save'))
    expect(await screen.findByText('Your changes have been saved successfully.')).toBeInTheDocument()
    expect(posted).toEqual([{
      version: '1.1', llmModel: 'user-edited',
      contentJson: { ...plan, overview: 'A new overview.', drivingQuestion: `${plan.drivingQuestion} Really?`, provenance: { core: 'edited', test: 'built-in' } },
    }])
    expect(screen.getByText('A new overview.')).toBeInTheDocument()
    expect(screen.getByText('v1.1')).toBeInTheDocument()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('names the version after the highest number, not after regenerated ones', async () => {
    versions = [aVersion({ version: 'v1767225600000', contentJson: plan }), aVersion({ version: '1.9' }), aVersion({ version: '1.0' })]
    const { teacher } = await editOverview('New.')
    await teacher.click(button('Save'))
    await screen.findByText('Saved!')
    expect(posted[0]?.version).toBe('2.0')
  })

  it('keeps everything when saving fails', async () => {
    instead = [() => HttpResponse.json({ message: 'The disk is full.', code: 'disk_full' }, { status: 507 })]
    const { teacher } = await editOverview('New.')
    await teacher.click(button('Save'))
    expect(await screen.findByText('Failed to save changes. Please try again.')).toBeInTheDocument()
    expect(await overview()).toHaveValue('New.')
    await teacher.click(button('Save'))
    await screen.findByText('Saved!')
    expect(posted.map(({ version }) => version)).toEqual(['1.1', '1.1'])
  })

  it('does not store twice what was stored although its answer was lost', async () => {
    instead = [() => {
      versions = [aVersion({ version: '1.1', contentJson: posted[0]!.contentJson }), ...versions]
      return HttpResponse.error()
    }]
    const { teacher } = await editOverview('New.')
    await teacher.click(button('Save'))
    await screen.findByText('Failed to save changes. Please try again.')
    await teacher.click(button('Save'))
    await screen.findByText('Saved!')
    expect(posted).toHaveLength(1)
    expect(screen.getByText('v1.1')).toBeInTheDocument()
  })
})

describe('when another device was faster', () => {
  it('takes the next label where the plan is still the same', async () => {
    instead = [() => {
      versions = [aVersion({ version: '1.1', contentJson: plan }), ...versions]
      return taken()
    }]
    const { teacher } = await editOverview('New.')
    await teacher.click(button('Save'))
    await screen.findByText('Saved!')
    expect(posted.map(({ version }) => version)).toEqual(['1.1', '1.2'])
  })

  it('says so where the plan has changed, keeps the edits and puts them on top when saved again', async () => {
    const theirs = { ...plan, overview: 'Theirs.', drivingQuestion: 'Theirs?' }
    instead = [() => {
      versions = [aVersion({ version: '1.1', contentJson: theirs }), ...versions]
      return taken()
    }]
    const { teacher } = await editOverview('Mine.')
    await teacher.click(button('Save'))
    expect(await screen.findByText(/was saved somewhere else.*v1\.1 is the newest/)).toBeInTheDocument()
    expect(await overview()).toHaveValue('Mine.')
    expect(screen.getByRole('textbox', { name: 'Driving question' })).toHaveValue('Theirs?')
    await teacher.click(button('Save'))
    await screen.findByText('Saved!')
    expect(posted[1]).toMatchObject({ version: '1.2', contentJson: { overview: 'Mine.', drivingQuestion: 'Theirs?' } })
  })
})

describe('after a crash', () => {
  it('offers the edits that were not saved', async () => {
    const { unmount } = await editOverview('Half a sent')
    unmount()
    const { teacher } = open(false)
    const offer = within(await screen.findByText('There are changes of yours here that were not saved.').then((text) => text.parentElement!))
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
    await teacher.click(offer.getByRole('button', { name: 'Go on with them' }))
    expect(await overview()).toHaveValue('Half a sent')
  })

  it('throws them away where that is wished', async () => {
    const { unmount } = await editOverview('Half')
    unmount()
    const { teacher } = open(false)
    await teacher.click(await screen.findByRole('button', { name: 'Throw them away' }))
    expect(localStorage.getItem('somo:draft:u1:plan.d1')).toBeNull()
    await teacher.click(button('Edit'))
    expect(await overview()).toHaveValue('Learners build a filter.')
  })

  it('warns where the plan has a newer version by then', async () => {
    const { unmount } = await editOverview('Half')
    unmount()
    versions = [aVersion({ version: '1.1', contentJson: { ...plan, overview: 'Theirs.' } }), ...versions]
    const { teacher } = open(false)
    await teacher.click(await screen.findByRole('button', { name: 'Go on with them' }))
    expect(await screen.findByText(/was saved somewhere else/)).toBeInTheDocument()
    expect(await overview()).toHaveValue('Half')
  })

  it('keeps nothing where nothing was changed', async () => {
    const { teacher } = open()
    const box = await overview()
    await teacher.type(box, '!')
    await teacher.keyboard('{Backspace}')
    expect(localStorage.getItem('somo:draft:u1:plan.d1')).toBeNull()
  })
})
