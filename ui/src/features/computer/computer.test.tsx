import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { browser } from '@/lib/browser'
import { localTime } from '@/lib/dates'
import { aUser } from '@/testing/builders'
import { renderApp } from '@/testing/render'
import { server } from '@/testing/server'
import type { Copy, Kept } from './api'
import ComputerPage from './ComputerPage'
import { isNearlyFull, sizeText } from './sizes'

const YESTERDAY: Copy = { name: 'backup-000001-2026-11-20.db', madeAt: '2026-11-20T08:00:00Z', bytes: 2_400_000 }
const OLDER: Copy = { name: 'backup-000002-2026-11-01-before.db', madeAt: '2026-11-01T08:00:00Z', bytes: 900_000, beforeChange: true }
const WHEN = localTime(YESTERDAY.madeAt)
const fails = (message: string, status = 500, code = 'internal') => HttpResponse.json({ message, code }, { status })

let kept: Kept
beforeEach(() => {
  kept = { folder: '/home/amina/.local/state/somo', freeBytes: 120_000_000_000, databaseBytes: 3_200_000, backups: [YESTERDAY, OLDER], began: '2026-11-21T06:00:00Z' }
  server.use(http.get('/api/backups', () => HttpResponse.json(kept)))
})

const open = (at = '/computer') => renderApp(<ComputerPage />, { at, user: aUser() }).teacher
const section = async (name: string) => within(await screen.findByRole('region', { name }))

it('says where the work is kept', async () => {
  open()
  const where = await section('Where your work is kept')
  expect(where.getByText(/^Your work is kept in/)).toHaveTextContent('Your work is kept in /home/amina/.local/state/somo')
  expect(where.getByText('3.2 MB of work, and 120 GB are free on the disk')).toBeInTheDocument()
  expect(where.queryByRole('alert')).toBeNull()
})

it('says when the disk is nearly full', async () => {
  kept.freeBytes = 100_000_000
  open()
  expect((await section('Where your work is kept')).getByRole('alert')).toHaveTextContent('Make room on it')
})

it.each([[{ freeBytes: 150 * 1024 ** 2, databaseBytes: 1 }, true], [{ freeBytes: 500 * 1024 ** 2, databaseBytes: 200 * 1024 ** 2 }, true], [{ freeBytes: 700 * 1024 ** 2, databaseBytes: 200 * 1024 ** 2 }, false]])('%j is nearly full: %s', (room, full) =>
  expect(isNearlyFull(room)).toBe(full))

it.each([[512, '0.5 kB'], [2_400_000, '2.4 MB'], [3_000_000_000, '3 GB']])('%d bytes are %s', (bytes, text) => expect(sizeText(bytes)).toBe(text))

it('tells colleagues kindly that it is not for them', async () => {
  server.use(http.get('/api/backups', () => fails('Only here.', 403, 'local_only')))
  open()
  expect(await screen.findByText(/^This page is for the person at the computer that Somo runs on/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('can be tried again where it could not be loaded', async () => {
  server.use(http.get('/api/backups', () => fails('No.'), { once: true }))
  const teacher = open()
  await teacher.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await section('Copies')).toBeDefined()
})

describe('the copies', () => {
  it('are listed with when and how large, to be downloaded', async () => {
    open()
    const copies = await section('Copies')
    expect(copies.getAllByRole('listitem').map((row) => row.querySelector('div')?.textContent)).toEqual([
      `${WHEN}2.4 MB`, `${localTime(OLDER.madeAt)}900 kB, kept before an upgrade or a restore`,
    ])
    expect(copies.getByRole('link', { name: `Download (${WHEN})` })).toHaveAttribute('href', '/api/backups/backup-000001-2026-11-20.db')
  })

  it('get one more now', async () => {
    kept.backups = []
    server.use(http.post('/api/backups', () => {
      kept.backups = [YESTERDAY]
      return HttpResponse.json(YESTERDAY, { status: 201 })
    }))
    const teacher = open()
    const copies = await section('Copies')
    expect(copies.getByText('There is no copy yet. Somo makes the first one by itself.')).toBeInTheDocument()
    await teacher.click(copies.getByRole('button', { name: 'Back up now' }))
    expect(await copies.findByText(WHEN)).toBeInTheDocument()
    expect(await screen.findByText('A whole copy of everything is kept, and was read through.')).toBeInTheDocument()
  })

  it('say when there was no room for one', async () => {
    server.use(http.post('/api/backups', () => fails('The disk is full.', 507, 'disk_full')))
    const teacher = open()
    await teacher.click(await screen.findByRole('button', { name: 'Back up now' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The disk is full.')
  })
})

describe('using a copy', () => {
  const ask = async () => {
    const teacher = open()
    await teacher.click(await screen.findByRole('button', { name: `Use this copy (${WHEN})` }))
    return { teacher, dialog: within(await screen.findByRole('alertdialog', { name: 'Use this copy?' })) }
  }

  it('says what happens, waits until Somo is back, and loads the page anew', async () => {
    let asked = 0
    const began = kept.began
    server.use(
      http.post('/api/backups/:name/restore', ({ params }) => {
        expect(params.name).toBe(YESTERDAY.name)
        kept = { ...kept, began: '' }
        return new HttpResponse(null, { status: 202 })
      }),
      http.get('/api/backups', () => {
        if (kept.began !== '') return HttpResponse.json(kept)
        switch (asked++) {
          case 0: return HttpResponse.json({ ...kept, began }) // not stopped yet
          case 1: return HttpResponse.error()
          default: return HttpResponse.json({ ...kept, began: '2026-11-21T06:10:00Z' })
        }
      }),
    )
    const go = vi.spyOn(browser, 'go').mockReturnValue()
    const { teacher, dialog } = await ask()
    expect(dialog.getByText(`Somo begins again with the copy of ${WHEN}.`)).toBeInTheDocument()
    expect(dialog.getByText(/^What is replaced is not lost/)).toBeInTheDocument()
    await teacher.click(dialog.getByRole('button', { name: 'Use this copy' }))
    expect(await screen.findByRole('heading', { name: 'One moment' })).toHaveFocus()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('/computer?restored=yes'))
    expect(asked).toBe(3)
  })

  it('leads to sign-in where the copy does not know who asked', async () => {
    const go = vi.spyOn(browser, 'go').mockReturnValue()
    server.use(http.post('/api/backups/:name/restore', () => {
      server.use(http.get('/api/backups', () => fails('Unauthorized', 401, 'unauthorized')))
      return new HttpResponse(null, { status: 202 })
    }))
    const { teacher, dialog } = await ask()
    await teacher.click(dialog.getByRole('button', { name: 'Use this copy' }))
    await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('/login?notice=restored'))
  })

  it('changes nothing where the copy is damaged, or she thinks better of it', async () => {
    server.use(http.post('/api/backups/:name/restore', () => fails('This copy is damaged.', 409, 'conflict')))
    const { teacher, dialog } = await ask()
    await teacher.click(dialog.getByRole('button', { name: 'Use this copy' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('This copy is damaged.')
    await teacher.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.queryByRole('heading', { name: 'One moment' })).toBeNull()
  })

  it('from a stick says what is wrong with the file', async () => {
    const sent = vi.fn<(type: string | null) => void>()
    server.use(http.post('/api/backups/restore-file', ({ request }) => {
      sent(request.headers.get('Content-Type'))
      return HttpResponse.json({ message: 'Please check.', code: 'invalid', fields: { file: 'This file is damaged.' } }, { status: 422 })
    }))
    const teacher = open()
    await section('Copies')
    await teacher.upload(screen.getByLabelText('Use a copy from a stick', { selector: 'input' }), new File(['x'], 'somo-2026-11-21.db'))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Use this copy?' }))
    expect(dialog.getByText('Somo begins again with the copy in the file somo-2026-11-21.db.')).toBeInTheDocument()
    await teacher.click(dialog.getByRole('button', { name: 'Use this copy' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('This file is damaged.')
    expect(sent).toHaveBeenCalledExactlyOnceWith('application/vnd.sqlite3')
  })

  it('is told afterwards', async () => {
    open('/computer?restored=yes')
    expect(await screen.findByText('Somo now has what was in the copy.', { exact: false })).toBeInTheDocument()
  })

  it('is told where it failed', async () => {
    kept.restoreFailure = 'the disk is full'
    open('/computer?restored=yes')
    expect(await screen.findByRole('alert')).toHaveTextContent('nothing was changed. The reason: the disk is full')
    expect(screen.queryByText(/^Somo now has/)).toBeNull()
  })
})

describe('stopping', () => {
  it('asks, and leaves a last page that says how to start again', async () => {
    let stops = 0
    server.use(http.post('/api/stop', () => {
      stops++
      return new HttpResponse(null, { status: 202 })
    }))
    const confirm = vi.spyOn(browser, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
    const teacher = open()
    const stop = await screen.findByRole('button', { name: 'Stop Somo' })
    await teacher.click(stop)
    expect(stops).toBe(0)
    await teacher.click(stop)
    expect(await screen.findByRole('heading', { name: 'Somo has stopped' })).toHaveFocus()
    expect(screen.getByText(/^To start it again, double-click Somo/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'It runs again: open it' })).toHaveAttribute('href', '/')
    expect([stops, confirm.mock.calls.length]).toEqual([1, 2])
  })

  it('says when that failed', async () => {
    server.use(http.post('/api/stop', () => fails('It goes on.')))
    vi.spyOn(browser, 'confirm').mockReturnValue(true)
    const teacher = open()
    await teacher.click(await screen.findByRole('button', { name: 'Stop Somo' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('It goes on.')
    expect(screen.queryByRole('heading', { name: 'Somo has stopped' })).toBeNull()
  })
})
