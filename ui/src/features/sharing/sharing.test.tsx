import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi, type Mock } from 'vitest'
import { designQueries } from '@/features/designs/api/queries'
import { DesignCard } from '@/features/designs/DesignCard'
import type { Design } from '@/features/designs/types'
import { browser } from '@/lib/browser'
import { useDialogs } from '@/lib/dialogs'
import type { Network } from '@/lib/network'
import { aDesign, aUser } from '@/testing/builders'
import { renderApp } from '@/testing/render'
import { held, server } from '@/testing/server'
import { rememberAsked } from './asked'
import { ShareButton } from './ShareButton'
import { withClipboard } from './testing'

const LINK = 'http://192.168.1.7:8080/shared/abc'
const MESSAGE = 'How can we keep our school’s water safe?\nSubject: Chemistry\nGrade level: Grade 8\nTopic: Filters\n' + LINK

const answers = (answer: () => Response | Promise<Response>) => server.use(http.post('/api/designs/d1/share', answer))
const shares = () => answers(() => HttpResponse.json({ shareCode: 'abc', shareableLink: LINK, links: [LINK, 'http://10.0.0.7:8080/shared/abc'] }))

/** A page over plain http: the only way to copy is the old command, which sees what is selected. */
function withoutClipboard(works: boolean) {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard)
  const copied: string[] = []
  document.execCommand = () => {
    copied.push((document.activeElement as HTMLTextAreaElement).value)
    return works
  }
  return copied
}

/** The toast on screen: what went well is a status, what failed an alert. */
const toast = (role: 'status' | 'alert') => within(screen.getByRole('region', { name: /Notifications/ })).findByRole(role)

describe('the button of the lesson plan dialog', () => {
  const press = async (design: Partial<Design> = {}) => {
    const view = renderApp(<ShareButton design={aDesign(design)} place="dialog" />, { user: aUser() })
    const teacher = view.teacher
    const clipboard = withClipboard() // after the one that user-event puts there
    await teacher.click(screen.getByRole('button', { name: 'Share' }))
    return { ...view, clipboard }
  }

  it('copies the plan’s title, subject, grade, topic and link, and says so for two seconds', async () => {
    const link = held(() => HttpResponse.json({ shareCode: 'abc', shareableLink: LINK, links: [LINK] }))
    answers(link.answer)
    const { clipboard } = await press()
    expect(screen.getByRole('button', { name: 'Sharing...' })).toHaveAttribute('aria-disabled', 'true')
    link.release()
    expect(await screen.findByRole('button', { name: 'Copied!' })).toBeEnabled()
    expect(clipboard.mock.calls).toEqual([[MESSAGE]])
    expect(await toast('status')).toHaveTextContent('Copied to clipboard!Share link has been copied to clipboard.')
    expect(await screen.findByRole('button', { name: 'Share' })).toBeEnabled()
  })

  it('has everything on the page know that the design is shared', async () => {
    shares()
    const { queryClient, teacher } = renderApp(<ShareButton design={aDesign()} place="dialog" />, { user: aUser() })
    queryClient.setQueryData(designQueries.list().queryKey, [aDesign(), aDesign({ id: 'd2' })])
    queryClient.setQueryData(designQueries.one('d1').queryKey, aDesign())
    await teacher.click(screen.getByRole('button', { name: 'Share' }))
    await screen.findByRole('button', { name: 'Copied!' })
    expect(queryClient.getQueryData(designQueries.list().queryKey)?.map(({ shareCode }) => shareCode)).toEqual(['abc', null])
    expect(queryClient.getQueryData(designQueries.one('d1').queryKey)?.shareCode).toBe('abc')
  })

  it('copies over plain http too, and leaves the keyboard where it was', async () => {
    shares()
    const { teacher } = renderApp(<ShareButton design={aDesign()} place="dialog" />, { user: aUser() })
    const copied = withoutClipboard(true)
    await teacher.click(screen.getByRole('button', { name: 'Share' }))
    expect(await screen.findByRole('button', { name: 'Copied!' })).toBeInTheDocument()
    expect(copied).toEqual([MESSAGE])
    expect(document.querySelector('textarea')).toBeNull()
    expect(screen.getByRole('button', { name: 'Copied!' })).toHaveFocus()
  })

  it('shows the link where nothing can be copied', async () => {
    shares()
    const { teacher } = renderApp(<ShareButton design={aDesign()} place="dialog" />, { user: aUser() })
    withoutClipboard(false)
    await teacher.click(screen.getByRole('button', { name: 'Share' }))
    expect(await toast('status')).toHaveTextContent(`Share Link${LINK}`)
    expect(screen.getByRole('button', { name: 'Share' })).toBeEnabled()
  })

  it('says when it failed', async () => {
    answers(() => HttpResponse.json({ message: 'The disk is full.', code: 'disk_full' }, { status: 507 }))
    await press()
    expect(await toast('alert')).toHaveTextContent('ErrorFailed to share lesson plan.')
  })

  it('says when there is no link in the answer', async () => {
    answers(() => HttpResponse.json({ shareCode: 'abc' }))
    await press()
    expect(await toast('alert')).toHaveTextContent('ErrorFailed to generate a valid shareable link.')
  })

  it('goes to sign-in where the session has ended', async () => {
    const go = vi.spyOn(browser, 'go').mockReturnValue()
    answers(() => HttpResponse.json({ message: 'Unauthorized', code: 'unauthorized' }, { status: 401 }))
    await press()
    expect(await toast('alert')).toHaveTextContent('UnauthorizedYou are logged out. Logging in again...')
    await waitFor(() => expect(go).toHaveBeenCalledWith('/api/login'))
  })
})

describe('the first share, at the computer that Somo runs on', () => {
  const LOCAL = 'http://localhost:8080/shared/abc'
  const press = async (network: Partial<Network>) => {
    answers(() => HttpResponse.json({ shareCode: 'abc', shareableLink: LOCAL, links: [LOCAL] }))
    server.use(http.get('/api/network', () => HttpResponse.json({ lan: false, switchable: true, canManage: true, links: [], ...network })))
    const { teacher } = renderApp(<ShareButton design={aDesign()} place="dialog" />, { user: aUser() })
    const clipboard = withClipboard()
    await teacher.click(screen.getByRole('button', { name: 'Share' }))
    expect(await screen.findByRole('button', { name: 'Copied!' })).toBeInTheDocument()
    expect(clipboard).toHaveBeenCalledOnce()
    return useDialogs.getState().shareId
  }

  it('asks whether colleagues may open Somo', async () => expect(await press({})).toBe('d1'))
  it.each([{ lan: true }, { switchable: false }, { canManage: false }])('does not where that is settled or not for her to say: %j', async (network) => expect(await press(network)).toBeNull())
  it('does not where she has answered', async () => {
    rememberAsked()
    expect(await press({})).toBeNull()
  })
})

describe('a device that shares by itself', () => {
  let share: Mock<(data: ShareData) => Promise<void>>
  beforeEach(() => {
    share = vi.fn<(data: ShareData) => Promise<void>>()
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    return () => Reflect.deleteProperty(navigator, 'share')
  })
  const press = async () => {
    shares()
    const { teacher } = renderApp(<ShareButton design={aDesign()} place="corner" />, { user: aUser() })
    const clipboard = withClipboard()
    await teacher.click(screen.getByRole('button', { name: 'Share' }))
    await waitFor(() => expect(share).toHaveBeenCalledOnce())
    return clipboard
  }

  it('is handed the plan', async () => {
    share.mockResolvedValue()
    const clipboard = await press()
    expect(share.mock.calls[0]?.[0]).toEqual({ title: 'How can we keep our school’s water safe?', text: MESSAGE.slice(0, -LINK.length).trim(), url: LINK })
    expect(await screen.findByRole('button', { name: 'Share' })).toBeEnabled()
    expect(clipboard).not.toHaveBeenCalled()
  })

  it('may be told no, and nothing happens', async () => {
    share.mockRejectedValue(new DOMException('', 'AbortError'))
    const clipboard = await press()
    expect(await screen.findByRole('button', { name: 'Share' })).toBeEnabled()
    expect(clipboard).not.toHaveBeenCalled()
  })

  it('is done without where it fails', async () => {
    share.mockRejectedValue(new DOMException('', 'NotAllowedError'))
    const clipboard = await press()
    await screen.findByRole('button', { name: 'Copied!' })
    expect(clipboard).toHaveBeenCalledWith(MESSAGE)
  })
})

describe('the menu of a card', () => {
  const onCard = (design: Partial<Design> = {}) => {
    const view = renderApp(<ul><DesignCard design={aDesign(design)} deleting={false} onDelete={() => {}} /></ul>, { user: aUser() })
    return { ...view, clipboard: withClipboard() }
  }
  const choose = async ({ teacher }: ReturnType<typeof onCard>, item: string) => {
    await teacher.click(await screen.findByRole('button', { name: /^Actions for/ }))
    await teacher.click(screen.getByRole('menuitem', { name: item }))
  }

  it('copies the link', async () => {
    shares()
    const view = onCard()
    await choose(view, 'Share')
    expect(await screen.findByText('Copied!')).toBeInTheDocument()
    expect(view.clipboard.mock.calls).toEqual([[LINK]])
    expect(await toast('status')).toHaveTextContent('Link Copied!The shareable link has been copied to your clipboard.')
  })

  it('says when that failed', async () => {
    answers(() => HttpResponse.error())
    await choose(onCard(), 'Share')
    expect(await toast('alert')).toHaveTextContent('ErrorFailed to generate shareable link. Please try again.')
  })

  it('leads to the links of a design that is shared, and of no other', async () => {
    const view = onCard({ shareCode: 'abc' })
    await choose(view, 'Sharing options')
    expect(useDialogs.getState().shareId).toBe('d1')
    view.unmount()
    const { teacher } = onCard()
    await teacher.click(await screen.findByRole('button', { name: /^Actions for/ }))
    expect(screen.queryByRole('menuitem', { name: 'Sharing options' })).toBeNull()
  })
})
