import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aModel } from '@/testing/builders'
import { server } from '@/testing/server'
import type { ModelWork } from './api/llm'
import { modelServer, openSettings, refuses, takes } from './testing'

const GEMMA: ModelWork = { kind: 'pull', model: 'gemma3:4b', status: 'pulling', completed: 825_000_000, total: 3_300_000_000, running: true, error: null }
const FAILED: ModelWork = { ...GEMMA, running: false, status: 'failed', code: 'offline', error: 'The model server cannot reach the internet.' }
const STICK = { path: '/media/stick/tiny-aya.gguf', name: 'tiny-aya.gguf', sizeBytes: 2_100_000_000 }

const part = async (name: string) => within(await screen.findByRole('region', { name }))
const bar = () => screen.findByRole('progressbar')

afterEach(() => {
  vi.useRealTimers()
})
/** Lets a test say when the page looks again how far the work is. */
const holdTime = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
const lookAgain = () => act(() => vi.advanceTimersByTime(1000))

describe('a download', () => {
  it('is offered for models that are not there yet', async () => {
    modelServer()
    openSettings()
    const get = await part('Download a model')
    expect(get.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['gemma3:4b3.3 GB · Gemma termsThe widest choice of languages.Download (gemma3:4b)'])
  })

  it('says which one suits best where none is there', async () => {
    modelServer({ models: [], model: null, engine: 'built-in', advice: 'no_model' })
    openSettings()
    const rows = (await part('Download a model')).getAllByRole('listitem')
    expect(rows.map((row) => within(row).queryByText('Suits this computer best') !== null)).toEqual([true, false])
  })

  it('shows the best, and keeps the others behind a click', async () => {
    modelServer({ suggestions: ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({ name, sizeBytes: 2e9, license: 'MIT', note: '' })) })
    const { teacher } = openSettings()
    const get = await part('Download a model')
    const inSight = () => get.getAllByRole('button', { name: /^Download/ }).filter((one) => one.closest('details')?.open ?? true).length
    expect(inSight()).toBe(4)
    await teacher.click(get.getByText('2 more models'))
    expect(inSight()).toBe(6)
  })

  it('waits for Ollama', async () => {
    modelServer({ reachable: false, models: [], advice: 'not_running' })
    openSettings()
    const get = await part('Download a model')
    expect(get.getByText('For this, Ollama has to be running first.')).toBeInTheDocument()
    expect(get.queryByRole('button')).toBeNull()
    expect((await part('Install from a file')).queryByRole('button')).toBeNull()
  })

  it('says that all are there', async () => {
    modelServer({ models: [aModel(), aModel({ name: 'gemma3:4b' })] })
    openSettings()
    expect(await screen.findByText('Every model that suits this computer is there already.')).toBeInTheDocument()
  })

  it('is begun, is seen to go on, and ends with the model', async () => {
    holdTime()
    const here = modelServer()
    takes(here.told, 'post', '/api/llm/pull', () => { here.llm = { ...here.llm, work: { ...GEMMA, status: 'pulling manifest', completed: 0, total: 0 } } })
    const { teacher } = openSettings()
    await teacher.click((await part('Download a model')).getByRole('button', { name: 'Download (gemma3:4b)' }))
    expect(await bar()).toHaveAccessibleName('Downloading gemma3:4b')
    expect(here.told).toHaveBeenCalledExactlyOnceWith('post /api/llm/pull', { model: 'gemma3:4b' })
    expect(await bar()).not.toHaveAttribute('aria-valuenow')
    expect(await bar()).toHaveAttribute('aria-valuetext', 'Asking for the model...')
    expect(screen.getByText('Downloading gemma3:4b', { selector: '[role=status]' })).toBeInTheDocument()

    here.llm = { ...here.llm, work: GEMMA }
    lookAgain()
    await waitFor(async () => expect(await bar()).toHaveAttribute('aria-valuenow', '25'))
    expect(await bar()).toHaveAttribute('aria-valuetext', '25 %, 825 MB of 3.3 GB')
    expect(screen.getByText('Downloading... 25 %, 825 MB of 3.3 GB')).not.toHaveAttribute('role')

    here.llm = { ...here.llm, models: [aModel(), aModel({ name: 'gemma3:4b', recommended: false })], work: { ...GEMMA, running: false, status: 'done' } }
    lookAgain()
    expect(await screen.findByText('gemma3:4b is there now.', { selector: '[role=status]' })).toBeInTheDocument()
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.getByRole('button', { name: 'Write plans with this (gemma3:4b)' })).toBeEnabled()

    const { looks } = here
    lookAgain()
    takes(here.told, 'delete', '/api/llm/work', () => { here.llm = { ...here.llm, work: null } })
    await teacher.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByText('gemma3:4b is there now.')).toBeNull())
    expect(here.looks).toBe(looks + 1) // for the button, and none by itself
  })

  it('is there again after the page was loaded anew, and can be stopped', async () => {
    const here = modelServer({ work: GEMMA })
    takes(here.told, 'delete', '/api/llm/work', () => { here.llm = { ...here.llm, work: null } })
    const { teacher } = openSettings()
    expect(await bar()).toHaveAttribute('aria-valuenow', '25')
    expect(screen.getByText('You can leave this page or close it; it goes on.')).toBeInTheDocument()
    expect(screen.getAllByText('One at a time: the next can follow when gemma3:4b is there.')).toHaveLength(2)
    expect(screen.getByRole('button', { name: 'Download (gemma3:4b)' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Try it' })).toBeDisabled()
    await teacher.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    expect(here.told).toHaveBeenCalledExactlyOnceWith('delete /api/llm/work', undefined)
    expect(screen.getByRole('button', { name: 'Download (gemma3:4b)' })).toBeEnabled()
  })

  it('fails in plain words without internet, and can be tried again', async () => {
    const here = modelServer({ work: FAILED })
    takes(here.told, 'post', '/api/llm/pull', () => { here.llm = { ...here.llm, work: GEMMA } })
    const { teacher } = openSettings()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'gemma3:4b could not be downloaded. The model server cannot reach the internet. What came already is kept: the download goes on where it stopped.')
    await teacher.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await bar()).toBeInTheDocument()
    expect(here.told).toHaveBeenCalledExactlyOnceWith('post /api/llm/pull', { model: 'gemma3:4b' })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says why it was not begun', async () => {
    modelServer()
    refuses('post', '/api/llm/pull', 409, { code: 'conflict', message: 'Another model is being installed. Please wait until it is there.' })
    const { teacher } = openSettings()
    await teacher.click((await part('Download a model')).getByRole('button'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Another model is being installed.')
  })
})

describe('a file', () => {
  const file = () => part('Install from a file')

  it('that was found is installed', async () => {
    const here = modelServer({}, [STICK])
    takes(here.told, 'post', '/api/llm/import', () => {
      here.llm = { ...here.llm, work: { kind: 'import', model: 'tiny-aya', status: 'reading', completed: 1, total: 2, running: true, error: null } }
    })
    const { teacher } = openSettings()
    const found = await (await file()).findByRole('listitem')
    expect(found).toHaveTextContent('tiny-aya.gguf2.1 GB · /media/stick/tiny-aya.gguf')
    await teacher.click(within(found).getByRole('button', { name: 'Install (tiny-aya.gguf)' }))
    expect(await bar()).toHaveAccessibleName('Installing tiny-aya')
    expect(here.told).toHaveBeenCalledExactlyOnceWith('post /api/llm/import', { path: STICK.path })
    expect(within(found).getByRole('button')).toBeDisabled()
  })

  it('that is no model says so, without an offer to fetch it', async () => {
    modelServer({ work: { kind: 'import', model: 'tiny-aya', status: 'failed', completed: 0, total: 0, running: false, code: 'other', error: 'tiny-aya.gguf is no model.' } })
    openSettings()
    expect(await screen.findByRole('alert')).toHaveTextContent('tiny-aya could not be installed. tiny-aya.gguf is no model.')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('is looked for again', async () => {
    const here = modelServer()
    const { teacher } = openSettings()
    expect(await (await file()).findByText(/^No model’s file was found/)).toBeInTheDocument()
    here.files = [STICK]
    await teacher.click((await file()).getByRole('button', { name: 'Look again' }))
    expect(await screen.findByText('tiny-aya.gguf')).toBeInTheDocument()
  })

  it('says where none could be looked for', async () => {
    modelServer()
    server.use(http.get('/api/llm/files', () => HttpResponse.json({ code: 'internal', message: 'The stick cannot be read.' }, { status: 500 })))
    openSettings()
    expect(await screen.findByRole('alert')).toHaveTextContent('The files could not be looked for. The stick cannot be read.')
  })

  it('that is somewhere else is named by its path', async () => {
    const here = modelServer()
    const { teacher } = openSettings()
    const form = await file()
    await teacher.click(form.getByText('The file is somewhere else'))
    await teacher.click(form.getByRole('button', { name: 'Install' }))
    const path = form.getByLabelText('Where the file is')
    expect(path).toHaveAccessibleDescription(/^Enter where the file is\./)
    refuses('post', '/api/llm/import', 422, { code: 'invalid', message: 'Please check.', fields: { path: 'This is not a model file.' } })
    await teacher.type(path, ' /media/stick/aya.gguf ')
    await teacher.click(form.getByRole('button', { name: 'Install' }))
    await waitFor(() => expect(path).toHaveAccessibleDescription(/^This is not a model file\./))
    takes(here.told, 'post', '/api/llm/import')
    await teacher.type(form.getByLabelText('Name for the model (optional)'), 'aya')
    await teacher.click(form.getByRole('button', { name: 'Install' }))
    await waitFor(() => expect(here.told).toHaveBeenCalledExactlyOnceWith('post /api/llm/import', { path: '/media/stick/aya.gguf', name: 'aya' }))
    await waitFor(() => expect(path).toHaveValue(''))
  })
})
