import { screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { browser } from '@/lib/browser'
import { useCarrying } from '@/lib/carrying'
import { useDialogs } from '@/lib/dialogs'
import { aDesign, aUser } from '@/testing/builders'
import { renderApp } from '@/testing/render'
import { server } from '@/testing/server'
import DesignCornerPage from './DesignCornerPage'
import type { Design } from '@/features/designs/types'

const listed = (...designs: Design[]) => server.use(http.get('/api/designs', () => HttpResponse.json(designs)))
const TITLE = 'How can we keep our school’s water safe?'
const open = () => renderApp(<DesignCornerPage />, { at: '/design-corner', user: aUser() })

/** Picks something in one of a card's menus. */
async function choose(teacher: ReturnType<typeof open>['teacher'], menu: RegExp, role: 'menuitem' | 'menuitemradio', name: string) {
  await teacher.click(await screen.findByRole('button', { name: menu }))
  await teacher.click(screen.getByRole(role, { name }))
}

describe('the list', () => {
  it('shows what each design is', async () => {
    listed(aDesign({ createdAt: '', status: 'active', version: '1.1', averageRating: 4.25, totalRatings: 3 }))
    open()
    const [card] = await screen.findAllByRole('listitem')
    for (const text of ['Chemistry', 'Grade 8', 'Filters', 'Research', 'active', 'v1.1', 'Rated 4.3 of 5 by 3 readers', /Created No date/]) expect(within(card!).getByText(text)).toBeInTheDocument()
    expect(within(card!).getByRole('heading', { name: 'How can we keep our school’s water safe?' })).toBeInTheDocument()
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
    listed(...Array.from({ length: 30 }, (_, i) => aDesign({ id: `d${i}`, title: `Design ${i}`, skills: [] })))
    const { teacher } = open()
    const titles = () => screen.queryAllByText(/^Design \d+$/) // by their texts: roles of so many cards take a slow machine long
    await waitFor(() => expect(titles()).toHaveLength(24))
    await teacher.click(screen.getByText('Show 6 more designs'))
    await waitFor(() => expect(titles()).toHaveLength(30))
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
    expect(await screen.findByRole('heading', { level: 3 })).toBeInTheDocument()
  })

  it.each([
    ['["Research","Agility","Analysis","Innovation","Leadership"]', ['Research', 'Agility', 'Analysis', '+2 more']],
    [['Research', 'Agility', 'Analysis'], ['Research', 'Agility', 'Analysis']],
    ['[]', null],
  ])('names up to three skills of %j', async (skills, named) => {
    listed(aDesign({ skills }))
    open()
    await screen.findByRole('heading', { level: 3 })
    const list = screen.queryByRole('list', { name: 'Skills' })
    expect(list && within(list).getAllByRole('listitem').map((item) => item.textContent)).toEqual(named)
  })
})

describe('a card', () => {
  it('opens its plan, to read or to change', async () => {
    listed(aDesign())
    const { teacher } = open()
    await teacher.click(await screen.findByRole('button', { name: TITLE }))
    expect(useDialogs.getState()).toMatchObject({ openPlanId: 'd1', editPlan: false })
    useDialogs.getState().close()
    await teacher.click(screen.getByRole('button', { name: `View “${TITLE}”` }))
    expect(useDialogs.getState()).toMatchObject({ openPlanId: 'd1', editPlan: false })
    await teacher.click(screen.getByRole('button', { name: `Edit “${TITLE}”` }))
    expect(useDialogs.getState()).toMatchObject({ openPlanId: 'd1', editPlan: true })
  })

  it('leads to its prompt', async () => {
    listed(aDesign())
    const { teacher } = open()
    await choose(teacher, /^More actions/, 'menuitem', 'Edit prompt & regenerate')
    expect(useDialogs.getState().regenerateId).toBe('d1')
  })
})

describe('downloading', () => {
  const answered = (format: string, response: () => Response) => server.use(http.get(`/api/designs/d1/export/${format}`, response))
  const download = async (item: string) => {
    const { teacher } = open()
    await choose(teacher, /^Share or download/, 'menuitem', item)
  }
  let saved: string[]
  beforeEach(() => {
    listed(aDesign())
    saved = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download)
    })
  })

  it('saves the PDF', async () => {
    answered('pdf', () => new HttpResponse('%PDF'))
    await download('Download PDF')
    expect(await screen.findByText('Downloaded!')).toBeInTheDocument()
    expect(screen.getByText('Lesson plan has been downloaded as a PDF file.')).toBeInTheDocument()
    expect(saved).toEqual(['How_can_we_keep_our_school_s_water_safe__lesson_plan.pdf'])
  })

  it('saves a page that any phone can open', async () => {
    answered('html', () => new HttpResponse('<!DOCTYPE html>'))
    await download('For a phone (.html)')
    expect(await screen.findByText('Lesson plan has been saved as a page that any phone can open, without a network.')).toBeInTheDocument()
    expect(saved).toEqual(['How_can_we_keep_our_school_s_water_safe__lesson_plan.html'])
  })

  it('leads to the file for another computer, of one plan or of all', async () => {
    const { teacher } = open()
    await choose(teacher, /^Share or download/, 'menuitem', 'For a computer (.somo)')
    expect(useCarrying.getState().carryIds).toEqual(['d1'])
    await teacher.click(screen.getByRole('button', { name: 'Save to a file' }))
    expect(useCarrying.getState().carryIds).toBe('all')
  })

  it('says that it failed', async () => {
    answered('pdf', () => HttpResponse.json({ message: 'No.' }, { status: 500 }))
    await download('Download PDF')
    expect(await screen.findByRole('alert')).toHaveTextContent('ErrorFailed to download lesson plan. Please try again.')
  })

  it('has nothing to save where there is no plan yet', async () => {
    listed(aDesign({ version: null }))
    await download('Download PDF')
    expect(await screen.findByText('No Content')).toBeInTheDocument()
    expect(screen.getByText("This lesson plan doesn't have any content to download yet.")).toBeInTheDocument()
  })
})

describe('the status', () => {
  const changing = (response: (status: unknown) => Response) =>
    server.use(http.patch('/api/designs/d1', async ({ request }) => response(((await request.json()) as { status: unknown }).status)))

  it('is changed in the menu, and archived designs leave the list until they are asked for', async () => {
    listed(aDesign())
    changing((status) => HttpResponse.json(aDesign({ status: String(status) })))
    const { teacher } = open()
    await choose(teacher, /^More actions/, 'menuitemradio', 'active')
    expect(await screen.findByText('Status changed')).toBeInTheDocument()
    expect(screen.getByText('active')).toBeInTheDocument()
    await choose(teacher, /^More actions/, 'menuitemradio', 'archived')
    expect(await screen.findByText('All your designs are archived')).toBeInTheDocument()
    expect(screen.getByText(/is archived now\. You find it/)).toBeInTheDocument()
    await teacher.click(screen.getByRole('button', { name: 'Show archived designs' }))
    expect(screen.getByRole('heading', { name: TITLE })).toBeInTheDocument()
    expect(screen.getByRole('checkbox', { name: 'Show archived (1)' })).toBeChecked()
    expect(screen.getByText('archived')).toBeInTheDocument()
  })

  it('shows in the menu which one holds, and asks for no other than that', async () => {
    listed(aDesign({ status: 'active' }))
    const { teacher } = open()
    await teacher.click(await screen.findByRole('button', { name: /^More actions/ }))
    expect(screen.getByRole('menuitemradio', { name: 'active' })).toBeChecked()
    expect(screen.getByRole('menuitemradio', { name: 'draft' })).not.toBeChecked()
    await teacher.click(screen.getByRole('menuitemradio', { name: 'active' })) // a request would fail the test
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('says that it could not be changed', async () => {
    listed(aDesign())
    changing(() => HttpResponse.json({ message: 'No.' }, { status: 500 }))
    const { teacher } = open()
    await choose(teacher, /^More actions/, 'menuitemradio', 'archived')
    expect(await screen.findByRole('alert')).toHaveTextContent('ErrorFailed to change the status. Please try again.')
    expect(screen.getByText('draft')).toBeInTheDocument()
  })

  it('hides archived designs beside others', async () => {
    listed(aDesign(), aDesign({ id: 'd2', title: 'Old', status: 'archived' }))
    const { teacher } = open()
    await screen.findByRole('heading', { name: TITLE })
    expect(screen.queryByRole('heading', { name: 'Old' })).toBeNull()
    await teacher.click(screen.getByRole('checkbox', { name: 'Show archived (1)' }))
    expect(screen.getByRole('heading', { name: 'Old' })).toBeInTheDocument()
  })
})

describe('importing', () => {
  it('has shown what is in the file that is picked', async () => {
    listed()
    const { teacher } = open()
    const file = new File(['{"format":"somo-bundle"}'], 'plans.somo')
    await teacher.upload(await screen.findByLabelText('Import', { selector: 'input' }), file)
    expect(useCarrying.getState().importFile).toBe(file)
  })
})

describe('deleting', () => {
  beforeEach(() => listed(aDesign()))
  const chooseDelete = async () => {
    const { teacher } = open()
    await teacher.click(await screen.findByRole('button', { name: /^Delete/ }))
  }

  it('asks first, and leaves everything where the answer is no', async () => {
    const confirm = vi.spyOn(browser, 'confirm').mockReturnValue(false)
    await chooseDelete()
    expect(confirm).toHaveBeenCalledExactlyOnceWith('Are you sure you want to delete this design? This action cannot be undone.')
    expect(screen.getByRole('heading', { name: TITLE })).toBeInTheDocument()
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
    for (const button of within(screen.getByText('Deleting...').closest('li')!).getAllByRole('button')) expect(button).toBeDisabled()
  })

  it('says that it failed, and keeps the design', async () => {
    vi.spyOn(browser, 'confirm').mockReturnValue(true)
    server.use(http.delete('/api/designs/d1', () => new HttpResponse('oops', { status: 500 })))
    await chooseDelete()
    expect(await screen.findByRole('alert')).toHaveTextContent('ErrorFailed to delete the design. Please try again.')
    expect(screen.getByRole('heading', { name: TITLE })).toBeInTheDocument()
  })

  it('leads to sign-in where the session is over', async () => {
    vi.spyOn(browser, 'confirm').mockReturnValue(true)
    vi.spyOn(browser, 'go').mockReturnValue()
    server.use(http.delete('/api/designs/d1', () => HttpResponse.json({ message: 'Unauthorized', code: 'unauthorized' }, { status: 401 })))
    await chooseDelete()
    expect(await screen.findByRole('alert')).toHaveTextContent('UnauthorizedYou are logged out. Logging in again...')
  })
})
