import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { browser } from '@/lib/browser'
import type { Network } from '@/lib/network'
import { aUser } from '@/testing/builders'
import { renderApp } from '@/testing/render'
import { server } from '@/testing/server'
import ConnectPage from './ConnectPage'

const WIFI = 'http://192.168.1.7:8080'
const fails = (message: string) => HttpResponse.json({ message, code: 'internal' }, { status: 500 })

let here: Network
let code: string
beforeEach(() => {
  here = { lan: true, switchable: true, canManage: true, links: [WIFI, 'http://10.0.0.7:8080'] }
  code = 'ABCDEFGHJK'
  const invite = () => HttpResponse.json({ inviteCode: code, links: [] })
  server.use(
    http.get('/api/network', () => HttpResponse.json(here)),
    http.put('/api/network', async ({ request }) => {
      const { lan } = (await request.json()) as { lan: boolean }
      here = { ...here, lan, links: lan ? [WIFI] : [] }
      return HttpResponse.json(here)
    }),
    http.get('/api/invite', invite),
    http.post('/api/invite', () => {
      code = 'MNPQR23456'
      return invite()
    }),
    http.get('/api/users', () => HttpResponse.json([
      { id: 'u1', email: 'amina@example.org', firstName: 'Amina', lastName: '', createdAt: '2026-11-01T08:00:00Z' },
      { id: 'u2', email: 'kofi@example.org', firstName: 'Kofi', lastName: 'Mensah', createdAt: '2026-11-19T08:00:00Z' },
    ])),
  )
})

const open = () => renderApp(<ConnectPage />, { at: '/connect', user: aUser() }).teacher
const section = async (name: string) => within(await screen.findByRole('region', { name }))

describe('Somo’s address', () => {
  it('stands there large, as a QR code, and on a card for the board', async () => {
    const print = vi.spyOn(browser, 'print').mockReturnValue()
    const teacher = open()
    const address = await section('Somo’s address')
    expect(address.getByText('192.168.1.7:8080')).toBeInTheDocument()
    expect(address.getByText('10.0.0.7:8080')).toBeInTheDocument()
    expect(await address.findByRole('img', { name: `QR code of Somo’s address ${WIFI}` })).toBeInTheDocument()
    await teacher.click(address.getByRole('button', { name: 'Print this card' }))
    expect(print).toHaveBeenCalledOnce()
    expect(document.querySelector('.print-card')).toHaveTextContent('192.168.1.7:8080')
    await teacher.keyboard('{Tab}')
    expect(document.querySelector('.print-card')).toBeNull()
  })

  it('follows the computer to another network', async () => {
    open()
    await section('Somo’s address')
    here = { ...here, links: ['http://172.16.0.5:8080'] }
    act(() => { fireEvent.focus(window) })
    expect(await screen.findByText('172.16.0.5:8080', { selector: 'section p' })).toBeInTheDocument()
  })

  it.each([
    [{ lan: false }, 'Only this computer can open Somo now.'],
    [{ lan: false, canManage: false }, /Whoever sits there can let colleagues open it/],
    [{ switchable: false }, /it was started for one address/],
    [{}, /This computer is in no network now/],
  ])('says why there is none: %j', async (more, text) => {
    here = { ...here, ...more, links: [] }
    open()
    expect((await section('Somo’s address')).getByText(text)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Print this card' })).toBeNull()
  })
})

describe('the switch', () => {
  it('opens Somo, and closes it after asking', async () => {
    here = { ...here, lan: false, links: [] }
    const confirm = vi.spyOn(browser, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
    const teacher = open()
    const who = await section('Who can open Somo')
    expect(who.getByRole('status')).toHaveTextContent('Open on this computer only')
    await teacher.click(who.getByRole('button', { name: 'Let colleagues open it' }))
    expect(await who.findByText('Open to this network')).toBeInTheDocument()
    expect(screen.getByText('192.168.1.7:8080', { selector: 'section p' })).toBeInTheDocument()
    const close = who.getByRole('button', { name: 'Close it to the network' })
    await teacher.click(close)
    expect(here.lan).toBe(true)
    await teacher.click(close)
    expect(await who.findByText('Open on this computer only')).toBeInTheDocument()
    expect(confirm).toHaveBeenCalledTimes(2)
  })

  it('says when that failed', async () => {
    server.use(http.put('/api/network', () => fails('There is no room.')))
    vi.spyOn(browser, 'confirm').mockReturnValue(true)
    const teacher = open()
    await teacher.click(await screen.findByRole('button', { name: 'Close it to the network' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no room.')
  })

  it('is not there where Somo was started for one address', async () => {
    here = { ...here, switchable: false }
    open()
    await section('Who has an account')
    expect(screen.queryByRole('region', { name: 'Who can open Somo' })).toBeNull()
  })
})

describe('the invite code', () => {
  it('is large, and is changed after asking', async () => {
    vi.spyOn(browser, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
    const teacher = open()
    const invite = await section('Invite code')
    expect(await invite.findByText('ABCDE-FGHJK')).toBeInTheDocument()
    const change = invite.getByRole('button', { name: 'Change it' })
    await teacher.click(change)
    expect(invite.getByText('ABCDE-FGHJK')).toBeInTheDocument()
    await teacher.click(change)
    expect(await invite.findByText('MNPQR-23456')).toBeInTheDocument()
  })

  it('can be asked for again where it could not be loaded', async () => {
    server.use(http.get('/api/invite', () => fails('The code could not be read.'), { once: true }))
    const teacher = open()
    const invite = await section('Invite code')
    expect(await invite.findByText('The code could not be read.')).toBeInTheDocument()
    await teacher.click(invite.getByRole('button', { name: 'Try again' }))
    expect(await invite.findByText('ABCDE-FGHJK')).toBeInTheDocument()
  })
})

describe('the accounts', () => {
  it('get a recovery code, which is shown once', async () => {
    server.use(http.post('/api/users/u2/recovery-code', () => HttpResponse.json({ recoveryCode: 'QQQQWWWWEEEERRRRTTTTYYYYUU' })))
    const confirm = vi.spyOn(browser, 'confirm').mockReturnValue(true)
    const teacher = open()
    const accounts = await section('Who has an account')
    expect(await accounts.findByText('Amina (You)')).toBeInTheDocument()
    expect(accounts.getByText(/^kofi@example.org, since /)).toBeInTheDocument()
    await teacher.click(accounts.getByRole('button', { name: /^Give a recovery code/ })) // her own is made in the profile
    expect(confirm).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('kofi@example.org'))
    expect(await accounts.findByText('QQQQ WWWW EEEE RRRR TTTT YYYY UU')).toBeInTheDocument()
    await teacher.click(accounts.getByRole('button', { name: 'I have written it down' }))
    expect(accounts.queryByText(/QQQQ/)).toBeNull()
  })

  it('say when that failed', async () => {
    server.use(http.post('/api/users/u2/recovery-code', () => fails('The disk is full.')))
    vi.spyOn(browser, 'confirm').mockReturnValue(true)
    const teacher = open()
    await teacher.click(await screen.findByRole('button', { name: /^Give a recovery code/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The disk is full.')
  })
})

it('shows colleagues the address and the invite code alone', async () => {
  here = { ...here, canManage: false }
  open()
  const invite = await section('Invite code')
  expect(await invite.findByText('ABCDE-FGHJK')).toBeInTheDocument()
  expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label') ?? within(region).queryByRole('heading')?.textContent)).toEqual(['Somo’s address', 'Invite code', expect.stringMatching(/^Notifications/)])
  expect(screen.queryByRole('button', { name: 'Change it' })).toBeNull()
})

it('can be tried again where it could not be loaded', async () => {
  server.use(http.get('/api/network', () => fails('No.'), { once: true }))
  const teacher = open()
  await teacher.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(async () => expect((await section('Somo’s address')).getByText('192.168.1.7:8080')).toBeInTheDocument())
})
