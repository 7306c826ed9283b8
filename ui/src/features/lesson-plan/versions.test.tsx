import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Plan, Version } from '@/features/designs/types'
import { useDialogs } from '@/lib/dialogs'
import { aDesign, aPlan, aUser, aVersion } from '@/testing/builders'
import { renderApp } from '@/testing/render'
import { server } from '@/testing/server'
import LessonPlanDialog from './LessonPlanDialog'

let versions: Version[]
let posted: { version: string; contentJson: Plan; llmModel?: string }[]

beforeEach(() => {
  posted = []
  versions = [
    aVersion({ id: 'v3', version: 'v1767225600000', llmModel: 'qwen3:4b', contentJson: aPlan({ overview: 'Learners test a filter.' }) }),
    aVersion({ id: 'v2', version: '1.1', llmModel: 'user-edited', contentJson: aPlan({ overview: 'Edited.' }) }),
    aVersion({ id: 'v1', version: '1.0', llmModel: 'built-in' }),
  ]
  server.use(
    http.get('/api/designs/d1', () => HttpResponse.json(aDesign({ version: versions[0]?.version ?? null, contentJson: versions[0]?.contentJson ?? null }))),
    http.get('/api/designs/d1/versions', () => HttpResponse.json(versions)),
    http.post('/api/designs/d1/versions', async ({ request }) => {
      const sent = (await request.json()) as (typeof posted)[number]
      posted.push(sent)
      versions = [aVersion({ id: `n${posted.length}`, llmModel: null, ...sent }), ...versions]
      return HttpResponse.json(versions[0], { status: 201 })
    }),
  )
})

const button = (name: string | RegExp) => screen.getByRole('button', { name })

async function openVersions() {
  const view = renderApp(<LessonPlanDialog designId="d1" startInEdit={false} onClose={() => {}} />, { user: aUser() })
  await view.teacher.click(await screen.findByRole('button', { name: /see all versions$/ }))
  await screen.findByRole('heading', { name: 'Versions of this plan' })
  return view
}

async function openEarlier(way: 'Read' | 'Compare') {
  const view = await openVersions()
  await view.teacher.click(button(new RegExp(`^${way} v1\\.0`)))
  return view
}

describe('the list of versions', () => {
  it('names each, newest first, with who wrote it and when', async () => {
    await openVersions()
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
    expect(rows).toHaveLength(3)
    expect(rows[0]).toMatch(/^Regenerated .*newest.*Written by qwen3:4b · /)
    expect(rows[1]).toMatch(/^v1\.1.*Edited by you · /)
    expect(rows[2]).toMatch(/^v1\.0.*Built-in planner · .*2026/)
    expect(screen.getAllByRole('button', { name: /^Compare/ })).toHaveLength(2)
    expect(screen.getByRole('heading', { name: 'Versions of this plan' })).toHaveFocus()
  })

  it('is reached by the menu too, and leads back to the plan', async () => {
    const { teacher } = renderApp(<LessonPlanDialog designId="d1" startInEdit={false} onClose={() => {}} />, { user: aUser() })
    await teacher.click(await screen.findByRole('button', { name: 'More about this plan' }))
    await teacher.click(screen.getByRole('menuitem', { name: 'Versions' }))
    await teacher.click(await screen.findByRole('button', { name: 'Back to the plan' }))
    expect(await screen.findByRole('region', { name: 'Overview & Theme' })).toBeInTheDocument()
    await waitFor(() => expect(button(/see all versions$/)).toHaveFocus())
  })

  it('says that it could not be loaded, and tries again', async () => {
    server.use(http.get('/api/designs/d1/versions', () => HttpResponse.json({ message: 'The versions could not be read.' }, { status: 500 }), { once: true }))
    const { teacher } = renderApp(<LessonPlanDialog designId="d1" startInEdit={false} onClose={() => {}} />, { user: aUser() })
    await teacher.click(await screen.findByRole('button', { name: /see all versions$/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The versions could not be read.')
    await teacher.click(button('Try again'))
    expect(await screen.findByRole('heading', { name: 'Versions of this plan' })).toBeInTheDocument()
  })

  it('is empty where nothing was stored', async () => {
    versions = []
    await openVersions()
    expect(screen.getByText('This design has no version yet.')).toBeInTheDocument()
  })
})

describe('an earlier version', () => {
  it('is read as a plan, clearly marked', async () => {
    await openEarlier('Read')
    expect(await screen.findByRole('heading', { name: 'v1.0, an earlier version' })).toHaveFocus()
    expect(screen.getByText(/It is not the newest version/)).toBeInTheDocument()
    expect(screen.getByText('Earlier version')).toBeInTheDocument()
    expect(within(screen.getByRole('region', { name: 'Overview & Theme' })).getByText('Learners build a filter.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
  })

  it('is compared with the newest: what changed is marked in words too', async () => {
    await openEarlier('Compare')
    expect(await screen.findByRole('heading', { name: /^v1\.0 beside the newest, Regenerated/ })).toHaveFocus()
    expect(screen.getByText('1 part is different.')).toBeInTheDocument()
    const overview = within(screen.getByRole('region', { name: 'Overview & Theme' }))
    expect(overview.getByRole('deletion')).toHaveTextContent('no longer there: build end of change.')
    expect(overview.getByRole('insertion')).toHaveTextContent('new: test end of change.')
    expect(screen.queryByRole('region', { name: 'Driving Question' })).toBeNull()
    expect(screen.getByText(/^The same in both: Driving Question, Learning Objectives/)).toBeInTheDocument()
  })

  it('may say the same as the newest', async () => {
    versions = [aVersion({ id: 'v2', version: '1.1' }), aVersion({ id: 'v1' })]
    await openEarlier('Compare')
    expect(await screen.findByText('Both versions say the same.')).toBeInTheDocument()
  })

  it('is restored as the next version', async () => {
    const { teacher } = await openEarlier('Compare')
    await teacher.click(await screen.findByRole('button', { name: 'Read' }))
    await screen.findByText(/It is not the newest version/)
    await teacher.click(button('Restore this version'))
    expect(await screen.findByText('Saved!')).toBeInTheDocument()
    expect(screen.getByText('Your changes have been saved successfully.')).toBeInTheDocument()
    expect(posted).toEqual([{ version: '1.2', contentJson: aPlan(), llmModel: 'built-in' }])
    expect(button('v1.2, see all versions')).toHaveFocus()
    expect(await screen.findByText('Learners build a filter.')).toBeInTheDocument()
  })

  it('is restored under the label after that, where another device took it', async () => {
    server.use(http.post('/api/designs/d1/versions', () => {
      versions = [aVersion({ id: 'v4', version: '1.2', contentJson: aPlan({ overview: 'Theirs.' }) }), ...versions]
      return HttpResponse.json({ message: 'There is a version 1.2 already.', code: 'version_exists' }, { status: 409 })
    }, { once: true }))
    const { teacher } = await openEarlier('Read')
    await teacher.click(await screen.findByRole('button', { name: 'Restore this version' }))
    expect(await screen.findByText('Saved!')).toBeInTheDocument()
    expect(posted.map(({ version }) => version)).toEqual(['1.3'])
  })

  it('stays where it is when restoring fails', async () => {
    server.use(http.post('/api/designs/d1/versions', () => HttpResponse.json({ message: 'The disk is full.' }, { status: 507 })))
    const { teacher } = await openEarlier('Read')
    await teacher.click(await screen.findByRole('button', { name: 'Restore this version' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('ErrorFailed to save changes. Please try again.')
    expect(screen.getByText(/It is not the newest version/)).toBeInTheDocument()
    await teacher.click(button('All versions'))
    expect(screen.getByRole('heading', { name: 'Versions of this plan' })).toBeInTheDocument()
  })
})

it('leads from the plan to its prompt', async () => {
  const { teacher } = renderApp(<LessonPlanDialog designId="d1" startInEdit={false} onClose={() => {}} />, { user: aUser() })
  await teacher.click(await screen.findByRole('button', { name: 'More about this plan' }))
  await teacher.click(screen.getByRole('menuitem', { name: 'Edit prompt & regenerate' }))
  expect(useDialogs.getState().regenerateId).toBe('d1')
})
