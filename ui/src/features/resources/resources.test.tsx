import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { browser } from '@/lib/browser'
import { aUser } from '@/testing/builders'
import { renderApp } from '@/testing/render'
import { server } from '@/testing/server'
import ResourcesPage from './ResourcesPage'
import type { Resource } from './types'

const GUIDE: Resource = {
  id: 'crowded', title: 'A crowded classroom', description: 'Routines for one teacher.', type: 'pdf', category: 'Design thinking', tags: ['large classes', 'group work'],
  url: '/api/resources/crowded', duration: '15 minutes to read', views: 0, author: 'Somo',
}
const VIDEO: Resource = { ...GUIDE, id: 'create', title: 'Create a plan', description: 'A recording.', type: 'video', category: 'Using Somo', tags: ['wizard'], url: '/media/create-a-plan.webm', duration: 'Short video', views: 12 }

beforeEach(() => server.use(http.get('/api/resources', () => HttpResponse.json([GUIDE, VIDEO]))))
const open = () => renderApp(<ResourcesPage />, { at: '/resources', user: aUser() })
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((title) => title.textContent)
const card = async (title: string) => within((await screen.findByRole('heading', { level: 3, name: title })).closest('li')!)

describe('the Resource Center', () => {
  it('shows each resource with what one wants to know first', async () => {
    open()
    const guide = await card('A crowded classroom')
    for (const text of ['PDF', 'Design thinking', 'Routines for one teacher.', 'large classes', 'group work', '15 minutes to read · By Somo']) expect(guide.getByText(text)).toBeInTheDocument()
    const video = await card('Create a plan')
    expect(video.getByText('Video')).toBeInTheDocument()
    expect(video.getByText('Short video · 12 views · By Somo')).toBeInTheDocument()
    expect(document.title).toBe('Resource Center · Somo')
  })

  it('opens a resource in a new tab', async () => {
    open()
    const link = (await card('A crowded classroom')).getByRole('link', { name: 'Access Resource A crowded classroom (opens in a new tab)' })
    expect(link).toHaveAttribute('href', '/api/resources/crowded')
    expect(link).toHaveAttribute('target', '_blank')
  })

  it.each([['CROWDED', ['A crowded classroom']], ['recording', ['Create a plan']], ['wiz', ['Create a plan']]])('finds %s in title, description or tags', async (words, found) => {
    const { teacher } = open()
    await teacher.type(await screen.findByRole('searchbox', { name: 'Search resources by title, description or tags' }), words)
    expect(titles()).toEqual(found)
  })

  it('is narrowed to a type, and says where there is none', async () => {
    const { teacher } = open()
    const type = await screen.findByRole('combobox', { name: 'Type' })
    expect(within(type).getAllByRole('option').map((option) => option.textContent)).toEqual(['All Types', 'Videos', 'Articles', 'Tools', 'Datasets', 'PDFs'])
    await teacher.selectOptions(type, 'PDFs')
    expect(titles()).toEqual(['A crowded classroom'])
    await teacher.selectOptions(type, 'Datasets')
    expect(screen.getByText('No resources found')).toBeInTheDocument()
    await teacher.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(titles()).toHaveLength(2)
  })

  it('says kindly that they could not be loaded, and tries again', async () => {
    server.use(http.get('/api/resources', () => HttpResponse.error(), { once: true }))
    const { teacher } = open()
    expect(await screen.findByRole('alert')).toHaveTextContent('The resources could not be loaded')
    await teacher.click(screen.getByRole('button', { name: 'Try again' }))
    await card('Create a plan')
  })
})

describe('Suggest Resource', () => {
  const sent = vi.fn<(body: unknown) => void>()
  beforeEach(() => sent.mockReset())
  const take = (status: number, body: object = {}) => server.use(http.post('/api/feedback', async ({ request }) => {
    sent(await request.json())
    return HttpResponse.json(body, { status })
  }))
  const field = (name: string | RegExp) => screen.getByRole('textbox', { name })
  const openForm = async () => {
    const page = open()
    await page.teacher.click(screen.getByRole('button', { name: 'Suggest Resource' }))
    await screen.findByRole('dialog', { name: 'Suggest Resource' })
    return page
  }
  const fillIn = async ({ teacher }: ReturnType<typeof open>) => {
    await teacher.type(field('Title'), ' Soil kit ')
    await teacher.type(field('Link or description'), 'A box of jars')
    await teacher.type(field(/^Why is it good/), 'Costs nothing')
    await teacher.click(screen.getByRole('button', { name: 'Send Suggestion' }))
  }

  it('is sent as feedback, and thanks', async () => {
    take(201)
    await fillIn(await openForm())
    expect(await screen.findByText('Thanks for your feedback!')).toBeInTheDocument()
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      type: 'general', context: 'resource-suggestion', feedback: 'Title: Soil kit\nLink or description: A box of jars\nWhy: Costs nothing',
      metadata: { title: 'Soil kit', link: 'A box of jars', why: 'Costs nothing' },
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('says beside the fields what is missing, and asks nobody', async () => {
    const { teacher } = await openForm()
    await teacher.click(screen.getByRole('button', { name: 'Send Suggestion' }))
    expect(field('Title')).toHaveAccessibleDescription('Enter a title.')
    expect(field('Title')).toHaveFocus()
    expect(field('Link or description')).toHaveAccessibleDescription(/^Enter a link or a description./)
  })

  it('keeps what was typed where it fails, and through the end of the session', async () => {
    vi.spyOn(browser, 'go').mockReturnValue()
    take(401, { message: 'Unauthorized', code: 'unauthorized' })
    const page = await openForm()
    await fillIn(page)
    expect(await screen.findByRole('alert')).toHaveTextContent('UnauthorizedYou are logged out. Logging in again...')
    page.unmount()
    await openForm()
    expect([field('Title'), field('Link or description'), field(/^Why/)].map((one) => (one as HTMLInputElement).value)).toEqual([' Soil kit ', 'A box of jars', 'Costs nothing'])
  })
})
