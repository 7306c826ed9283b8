import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi, type Mock } from 'vitest'
import { designQueries } from '@/features/designs/api/queries'
import { browser } from '@/lib/browser'
import type { Network } from '@/lib/network'
import { aDesign, aUser } from '@/testing/builders'
import { renderApp } from '@/testing/render'
import { server } from '@/testing/server'
import { rememberAsked, wasAsked } from './asked'
import ShareDialog from './ShareDialog'
import { withClipboard } from './testing'

const WIFI = 'http://192.168.1.7:8080'
const LOCAL = 'http://localhost:8080'

/** A server in a network; a test changes it. */
let here: Network & { addresses: string[] }
const answers = (answer: () => Response | Promise<Response>) => server.use(http.post('/api/designs/d1/share', answer))
const shares = () => answers(() => {
  const bases = here.links.length > 0 ? here.links : [LOCAL]
  const links = bases.map((base) => `${base}/shared/abc`)
  return HttpResponse.json({ shareCode: 'abc', shareableLink: links[0], links, shortCode: 'KMNP-2345', shortLinks: bases.map((base) => `${base}/s/KMNP-2345`) })
})

let onClose: Mock<() => void>
const open = () => {
  onClose = vi.fn<() => void>()
  const view = renderApp(<ShareDialog designId="d1" onClose={onClose} />, { user: aUser() })
  return { ...view, clipboard: withClipboard() }
}
const link = () => screen.findByRole('textbox', { name: 'Link' })

/** The toast on screen: what went well is a status, what failed an alert. */
const toast = (role: 'status' | 'alert') => within(screen.getByRole('region', { name: /Notifications/ })).findByRole(role)

beforeEach(() => {
  here = { lan: true, switchable: true, canManage: true, links: [WIFI, 'http://10.0.0.7:8080'], addresses: [WIFI] }
  shares()
  server.use(
    http.get('/api/designs', () => HttpResponse.json([aDesign({ shareCode: 'abc' })])),
    http.get('/api/network', () => HttpResponse.json(here)),
    http.put('/api/network', async ({ request }) => {
      const { lan } = (await request.json()) as { lan: boolean }
      here = { ...here, lan, links: lan ? here.addresses : [] }
      return HttpResponse.json(here)
    }),
  )
})

describe('the dialog', () => {
  it('shows every address, and copies each', async () => {
    const { teacher, clipboard } = open()
    expect(await link()).toHaveValue(`${WIFI}/shared/abc`)
    expect(screen.getByRole('textbox', { name: 'Link 2' })).toHaveValue('http://10.0.0.7:8080/shared/abc')
    expect(screen.getByRole('link', { name: 'Open the shared page' })).toHaveAttribute('href', `${WIFI}/shared/abc`)
    await teacher.click(screen.getByRole('button', { name: 'Copy Link 2' }))
    expect(clipboard).toHaveBeenCalledWith('http://10.0.0.7:8080/shared/abc')
    expect(await screen.findByRole('button', { name: 'Copied!' })).toBeInTheDocument()
    expect(await toast('status')).toHaveTextContent('Link Copied!The shareable link has been copied to your clipboard.')
  })

  it('stops sharing after asking', async () => {
    server.use(http.delete('/api/designs/d1/share', () => new HttpResponse(null, { status: 204 })))
    const confirm = vi.spyOn(browser, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
    const { teacher, queryClient } = open()
    const stop = await screen.findByRole('button', { name: 'Stop sharing' })
    await teacher.click(stop)
    expect(onClose).not.toHaveBeenCalled()
    await teacher.click(stop)
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(confirm).toHaveBeenCalledTimes(2)
    expect(await toast('status')).toHaveTextContent('Sharing stoppedThe links to this plan no longer open it.')
    expect(queryClient.getQueryData(designQueries.list().queryKey)?.[0]?.shareCode).toBeNull()
  })

  it('says when stopping failed', async () => {
    server.use(http.delete('/api/designs/d1/share', () => HttpResponse.json({ message: 'No.', code: 'internal' }, { status: 500 })))
    vi.spyOn(browser, 'confirm').mockReturnValue(true)
    const { teacher } = open()
    await teacher.click(await screen.findByRole('button', { name: 'Stop sharing' }))
    expect(await toast('alert')).toHaveTextContent('ErrorFailed to stop sharing. Please try again.')
    expect(onClose).not.toHaveBeenCalled()
  })

  it('can be tried again where the links could not be loaded', async () => {
    answers(() => HttpResponse.json({ message: 'The link could not be read.', code: 'internal' }, { status: 500 }))
    const { teacher } = open()
    expect(await screen.findByText('The link could not be read.')).toBeInTheDocument()
    shares()
    await teacher.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await link()).toHaveValue(`${WIFI}/shared/abc`)
  })
})

describe('while colleagues can come', () => {
  it('shows the link as a QR code and the code to type, and prints both on a card', async () => {
    const print = vi.spyOn(browser, 'print').mockReturnValue()
    const { teacher } = open()
    expect(await screen.findByRole('img', { name: `QR code of the link ${WIFI}/shared/abc` })).toBeInTheDocument()
    expect(screen.getByText('KMNP-2345', { selector: '[role=dialog] *' }).parentElement).toHaveTextContent('192.168.1.7:8080/s/KMNP-2345')
    await teacher.click(screen.getByRole('button', { name: 'Print this card' }))
    expect(print).toHaveBeenCalledOnce()
    const card = document.querySelector('.print-card')
    expect(card).not.toBeVisible()
    expect(card).toHaveTextContent('How can we keep our school’s water safe?')
    expect(card).toHaveTextContent('192.168.1.7:8080/s/KMNP-2345')
    expect(card?.querySelector('svg')).not.toBeNull()
    await teacher.click(screen.getByRole('button', { name: 'Copy Link' })) // whatever is printed next is no card
    expect(document.querySelector('.print-card')).toBeNull()
  })

  it('follows the computer to another network', async () => {
    open()
    expect(await link()).toHaveValue(`${WIFI}/shared/abc`)
    here.links = ['http://172.16.0.5:8080']
    act(() => { fireEvent.focus(window) })
    await waitFor(async () => expect(await link()).toHaveValue('http://172.16.0.5:8080/shared/abc'))
    expect(screen.queryByText('Link 2')).toBeNull()
  })

  it('hands the plan to a device that shares by itself, and has no button for it elsewhere', async () => {
    const view = open()
    await link()
    expect(screen.queryByRole('button', { name: 'Share...' })).toBeNull()
    view.unmount()
    const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve())
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    try {
      const { teacher } = open()
      await teacher.click(await screen.findByRole('button', { name: 'Share...' }))
      expect(share.mock.calls[0]?.[0]).toMatchObject({ title: 'How can we keep our school’s water safe?', url: `${WIFI}/shared/abc` })
    } finally {
      Reflect.deleteProperty(navigator, 'share')
    }
  })
})

it('copies the plan’s facts and link where the device cannot share after all', async () => {
  Object.defineProperty(navigator, 'share', { value: () => Promise.reject(new DOMException('no', 'NotAllowedError')), configurable: true })
  try {
    const { teacher, clipboard } = open()
    await teacher.click(await screen.findByRole('button', { name: 'Share...' }))
    await waitFor(() => expect(clipboard).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`${WIFI}/shared/abc`)))
    expect(await toast('status')).toHaveTextContent('Copied to clipboard!')
  } finally {
    Reflect.deleteProperty(navigator, 'share')
  }
})

describe('while only this computer can open the link', () => {
  beforeEach(() => { here = { ...here, lan: false, links: [] } })
  const question = () => screen.findByRole('heading', { name: 'Let colleagues on this network open Somo?' })

  it('asks the person at this computer, and then shows what colleagues can open', async () => {
    const { teacher, clipboard } = open()
    await question()
    expect(await link()).toHaveValue(`${LOCAL}/shared/abc`)
    expect(screen.queryByRole('img')).toBeNull()
    await teacher.click(screen.getByRole('button', { name: 'Let colleagues open it' }))
    expect(await screen.findByRole('img', { name: /^QR code/ })).toBeInTheDocument()
    expect(await link()).toHaveValue(`${WIFI}/shared/abc`)
    expect(await toast('status')).toHaveTextContent('Colleagues can open it nowSomo is open to this network. The new link has been copied.')
    expect(clipboard.mock.calls).toEqual([[`${WIFI}/shared/abc`]])
    expect(wasAsked()).toBe(true)
  })

  it('takes no for an answer, and offers it in one line from then on', async () => {
    const { teacher } = open()
    await question()
    await teacher.click(screen.getByRole('button', { name: 'Not now' }))
    expect(screen.queryByRole('heading', { name: /^Let colleagues/ })).toBeNull()
    expect(screen.getByText('Only this computer can open this link.')).toBeInTheDocument()
    expect(here.lan).toBe(false)
    await teacher.click(screen.getByRole('button', { name: 'Let colleagues open it' }))
    expect(await screen.findByRole('img', { name: /^QR code/ })).toBeInTheDocument()
  })

  it('says when it could not be opened', async () => {
    server.use(http.put('/api/network', () => HttpResponse.json({ message: 'There is no room.', code: 'internal' }, { status: 500 })))
    const { teacher } = open()
    await question()
    await teacher.click(screen.getByRole('button', { name: 'Let colleagues open it' }))
    expect(await screen.findByText('There is no room.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Let colleagues open it' })).toBeEnabled()
  })

  it.each([
    [{ canManage: false }, /Whoever sits there can let colleagues open it/],
    [{ switchable: false }, /Somo was started for one address/],
    [{ lan: true }, /this computer is in no network now/],
  ])('says who can change that: %j', async (more, text) => {
    rememberAsked()
    here = { ...here, ...more }
    open()
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Let colleagues open it' })).toBeNull()
  })

  it('shows the link all the same where the network is not known', async () => {
    server.use(http.get('/api/network', () => HttpResponse.json({ message: 'x', code: 'internal' }, { status: 500 })))
    open()
    expect(await link()).toHaveValue(`${LOCAL}/shared/abc`)
  })
})
