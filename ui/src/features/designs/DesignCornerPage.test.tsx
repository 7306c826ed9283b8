import { screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { browser } from '@/lib/browser'
import { useDialogs } from '@/lib/dialogs'
import { aDesign, aUser } from '@/testing/builders'
import { renderApp } from '@/testing/render'
import { server } from '@/testing/server'
import { DesignCornerPage } from './DesignCornerPage'
import type { Design } from './types'

const listed = (...designs: Design[]) => server.use(http.get('/api/designs', () => HttpResponse.json(designs)))
const open = () => renderApp(<DesignCornerPage />, { at: '/design-corner', user: aUser() })

describe('the list', () => {
  it('shows what each design is', async () => {
    listed(aDesign({ createdAt: '', updatedAt: '', status: 'active', version: '1.1' }))
    open()
    const card = await screen.findByRole('listitem')
    for (const text of ['Chemistry', 'Grade 8', 'Filters', 'active', 'v1.1', /Created No date/]) expect(within(card).getByText(text)).toBeInTheDocument()
    expect(within(card).getByRole('heading', { name: 'How can we keep our school’s water safe?' })).toBeInTheDocument()
  })

  it('invites to make the first one', async () => {
    listed()
    const { teacher } = open()
    expect(await screen.findByText('No designs yet')).toBeInTheDocument()
    expect(screen.getByText('Create your first lesson plan to get started.')).toBeInTheDocument()
    await teacher.click(screen.getByRole('button', { name: 'Create Your First Design' }))
    expect(useDialogs.getState().wizardOpen).toBe(true)
  })

  it('shows a part of a long list, and more on demand', async () => {
    listed(...Array.from({ length: 30 }, (_, i) => aDesign({ id: `d${i}`, title: `Design ${i}` })))
    const { teacher } = open()
    expect(await screen.findAllByRole('listitem')).toHaveLength(24)
    await teacher.click(screen.getByRole('button', { name: 'Show 6 more designs' }))
    expect(screen.getAllByRole('listitem')).toHaveLength(30)
  })

  it('shows nothing at first, then grey shapes, while it waits', async () => {
    server.use(http.get('/api/designs', async () => {
      await delay('infinite')
    }))
    open()
    const place = screen.getByRole('status', { name: 'Loading designs...' })
    expect(place).toBeEmptyDOMElement()
    await waitFor(() => expect(place).not.toBeEmptyDOMElement())
  })

  it('says kindly that it could not be loaded, and tries again', async () => {
    server.use(http.get('/api/designs', () => HttpResponse.json({ message: 'The designs could not be read.', code: 'internal' }, { status: 500 })))
    const { teacher } = open()
    expect(await screen.findByRole('alert')).toHaveTextContent('The designs could not be read.')
    listed(aDesign())
    await teacher.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('listitem')).toBeInTheDocument()
  })
})

describe('a card', () => {
  it('opens its plan, to read or to change', async () => {
    listed(aDesign())
    const { teacher } = open()
    await teacher.click(await screen.findByRole('button', { name: 'How can we keep our school’s water safe?' }))
    expect(useDialogs.getState()).toMatchObject({ openPlanId: 'd1', editPlan: false })
    await teacher.click(screen.getByRole('button', { name: /^Actions for/ }))
    await teacher.click(screen.getByRole('menuitem', { name: 'Edit design' }))
    expect(useDialogs.getState()).toMatchObject({ openPlanId: 'd1', editPlan: true })
  })
})

describe('deleting', () => {
  beforeEach(() => listed(aDesign()))
  const chooseDelete = async () => {
    const { teacher } = open()
    await teacher.click(await screen.findByRole('button', { name: /^Actions for/ }))
    await teacher.click(screen.getByRole('menuitem', { name: 'Delete' }))
  }

  it('asks first, and leaves everything where the answer is no', async () => {
    const confirm = vi.spyOn(browser, 'confirm').mockReturnValue(false)
    await chooseDelete()
    expect(confirm).toHaveBeenCalledExactlyOnceWith('Are you sure you want to delete this design? This action cannot be undone.')
    expect(screen.getByRole('listitem')).toBeInTheDocument()
  })

  it('takes the design away and says so, the last one too', async () => {
    vi.spyOn(browser, 'confirm').mockReturnValue(true)
    server.use(http.delete('/api/designs/d1', () => {
      listed()
      return new HttpResponse(null, { status: 204 })
    }))
    await chooseDelete()
    expect(await screen.findByText('No designs yet')).toBeInTheDocument()
    expect(await screen.findByText('Design Deleted')).toBeInTheDocument()
    expect(screen.getByText('The lesson design has been permanently deleted.')).toBeInTheDocument()
  })

  it('shows that it is under way', async () => {
    vi.spyOn(browser, 'confirm').mockReturnValue(true)
    server.use(http.delete('/api/designs/d1', async () => {
      await delay('infinite')
    }))
    await chooseDelete()
    expect(screen.getByText('Deleting...')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /^Actions for/ })).toBeDisabled()
  })

  it('says that it failed, and keeps the design', async () => {
    vi.spyOn(browser, 'confirm').mockReturnValue(true)
    server.use(http.delete('/api/designs/d1', () => new HttpResponse('oops', { status: 500 })))
    await chooseDelete()
    expect(await screen.findByRole('alert')).toHaveTextContent('ErrorFailed to delete the design. Please try again.')
    expect(screen.getByRole('listitem')).toBeInTheDocument()
  })

  it('leads to sign-in where the session is over', async () => {
    vi.spyOn(browser, 'confirm').mockReturnValue(true)
    vi.spyOn(browser, 'go').mockReturnValue()
    server.use(http.delete('/api/designs/d1', () => HttpResponse.json({ message: 'Unauthorized', code: 'unauthorized' }, { status: 401 })))
    await chooseDelete()
    expect(await screen.findByRole('alert')).toHaveTextContent('UnauthorizedYou are logged out. Logging in again...')
  })
})
