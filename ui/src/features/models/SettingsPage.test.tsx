import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { aModel } from '@/testing/builders'
import { server } from '@/testing/server'
import type { Advice, Llm } from './api/llm'
import { modelServer, openSettings, refuses, takes } from './testing'

const part = async (name: string) => within(await screen.findByRole('region', { name }))
const now = () => part('What writes plans now')
const step = async () => within((await now()).getByRole('group', { name: 'What to do next' }))
const buttonsOf = (within_: { queryAllByRole: typeof screen.queryAllByRole }) => within_.queryAllByRole('button').map((button) => button.textContent)

const AWAY: Partial<Llm> = { reachable: false, version: null, models: [], license: null }

describe('what writes plans now', () => {
  it('is a model, with its server, version and licence', async () => {
    modelServer({ queue: { running: 1, waiting: 2 } })
    openSettings()
    const writer = await now()
    expect(writer.getByText('llama3.2:3b, a language model')).toBeInTheDocument()
    expect(writer.getByText('Ollama 0.17.4 at http://127.0.0.1:11434: found')).toBeInTheDocument()
    expect(writer.getByText('Llama 3.2 Community')).toBeInTheDocument()
    expect(writer.getByText('1 being written, 2 waiting')).toBeInTheDocument()
    expect(document.title).toBe('Settings · Somo')
  })

  it('is the built-in planner where the model is away, and says so', async () => {
    modelServer({ ...AWAY, advice: 'not_running' })
    openSettings()
    const writer = await now()
    expect(writer.getByText('Somo’s built-in planner')).toBeInTheDocument()
    expect(writer.getByText(/^Until llama3.2:3b is there again, the built-in planner writes every plan/)).toBeInTheDocument()
    expect(writer.getByText('Ollama at http://127.0.0.1:11434: not found')).toBeInTheDocument()
    expect(writer.queryByText('Licence')).toBeNull()
  })

  it.each([['b4567', 'Another server, b4567 at http://127.0.0.1:1234: found'], [null, 'Another server at http://127.0.0.1:1234: found']])('names a server that is no Ollama (version %s)', async (version, text) => {
    modelServer({ engine: 'openai', kind: 'openai', host: 'http://127.0.0.1:1234', version, license: null, suggestions: [] })
    openSettings()
    const writer = await now()
    expect(writer.getByText(text)).toBeInTheDocument()
    expect(writer.getByText('not stated')).toBeInTheDocument()
    expect(screen.getByText(/^This server brings its own models/)).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Install from a file' })).toBeNull()
  })
})

describe('the next step', () => {
  const STEPS: [Advice, Partial<Llm>, RegExp, (string | null)[]][] = [
    ['none', { engine: 'built-in', choice: 'built-in' }, /^Nothing to do: plans are written by the built-in planner/, []],
    ['ready', {}, /^Nothing to do: the model is ready\./, []],
    ['not_installed', { ...AWAY, engine: 'built-in', model: null, installed: false }, /the free program Ollama has to be on Somo’s computer.*Until then everything works/, ['Look again']],
    ['not_running', AWAY, /^Ollama is on Somo’s computer but is not running\. Start it/, ['Start it', 'Look again']],
    ['no_model', { engine: 'built-in', model: null, models: [] }, /^Ollama is running but has no model yet\. Download one below, or install one from a file/, []],
    ['model_missing', { choice: 'model', model: 'gemma3:4b' }, /^gemma3:4b was chosen, but it is no longer there/, ['Download gemma3:4b again']],
    ['unreachable', { ...AWAY, host: 'http://192.168.1.20:11434' }, /^No model server answers at http:\/\/192\.168\.1\.20:11434\. Check/, ['Look again']],
  ]

  it.each(STEPS)('for %s', async (advice, more, text, buttons) => {
    modelServer({ ...more, advice })
    openSettings()
    const next = await step()
    expect(next.getByRole('status')).toHaveTextContent(text)
    expect(buttonsOf(next)).toEqual(buttons)
  })

  it.each(STEPS)('is words alone for a colleague: %s', async (advice, more, text) => {
    modelServer({ ...more, advice, canManage: false })
    openSettings()
    const next = await step()
    expect(next.getByRole('status')).toHaveTextContent(text)
    expect(buttonsOf(next)).toEqual([])
    expect(next.queryByRole('link')).toBeNull()
  })

  it('leads to where Ollama comes from', async () => {
    modelServer({ ...AWAY, advice: 'not_installed', installed: false })
    openSettings()
    expect((await step()).getByRole('link', { name: 'Get Ollama (opens ollama.com)' })).toHaveAttribute('href', 'https://ollama.com/download')
  })

  it('starts Ollama', async () => {
    const here = modelServer({ ...AWAY, advice: 'not_running' })
    takes(here.told, 'post', '/api/llm/start', () => { here.llm = { ...here.llm, reachable: true, advice: 'ready', models: [aModel()] } })
    const { teacher } = openSettings()
    await teacher.click((await step()).getByRole('button', { name: 'Start it' }))
    expect(await screen.findByText('Nothing to do: the model is ready.')).toBeInTheDocument()
    expect(here.told).toHaveBeenCalledExactlyOnceWith('post /api/llm/start', undefined)
  })

  it('says why Ollama did not start', async () => {
    modelServer({ ...AWAY, advice: 'not_running' })
    refuses('post', '/api/llm/start', 503, { code: 'unavailable', message: 'Ollama was started but does not answer. Please try again in a minute.' })
    const { teacher } = openSettings()
    await teacher.click((await step()).getByRole('button', { name: 'Start it' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Ollama was started but does not answer.')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Start it' })).toBeEnabled())
  })

  it('looks again', async () => {
    const here = modelServer({ ...AWAY, advice: 'unreachable' })
    const { teacher } = openSettings()
    const button = (await step()).getByRole('button', { name: /^Look/ })
    await waitFor(() => expect(button).toBeEnabled())
    here.llm = { ...here.llm, reachable: true, advice: 'ready', models: [aModel()] }
    await teacher.click(button)
    expect(await screen.findByText('Nothing to do: the model is ready.')).toBeInTheDocument()
  })

  it('brings back a model that is gone', async () => {
    const here = modelServer({ choice: 'model', model: 'gemma3:4b', advice: 'model_missing' })
    takes(here.told, 'post', '/api/llm/pull')
    const { teacher } = openSettings()
    await teacher.click((await step()).getByRole('button', { name: 'Download gemma3:4b again' }))
    await waitFor(() => expect(here.told).toHaveBeenCalledExactlyOnceWith('post /api/llm/pull', { model: 'gemma3:4b' }))
    expect((await now()).getByText('Somo’s built-in planner')).toBeInTheDocument()
  })
})

describe('a colleague on the network', () => {
  it('sees everything, can change nothing, and reads where changes are made', async () => {
    modelServer({ canManage: false, speed: { wordsPerSecond: 7.5, model: 'llama3.2:3b' } })
    openSettings()
    expect(await screen.findByText('You can look at this here. Changes are made at the computer on which Somo runs.')).toBeInTheDocument()
    expect(screen.getByText('About 7.5 words a second with llama3.2:3b: a whole plan takes about 3 minutes.')).toBeInTheDocument()
    expect(screen.getByText(/^3\.3 GB · Gemma terms/)).toBeInTheDocument()
    expect(screen.queryAllByRole('button')).toEqual([])
    expect(screen.queryAllByRole('textbox')).toEqual([])
    expect(screen.queryAllByRole('combobox')).toEqual([])
  })

  it('sees a download go on, and not how the last one ended', async () => {
    const work = { kind: 'pull', model: 'gemma3:4b', status: 'pulling', completed: 1e9, total: 4e9, running: true, error: null } as const
    const here = modelServer({ canManage: false, work })
    const { queryClient } = openSettings()
    expect(await screen.findByRole('progressbar', { name: 'Downloading gemma3:4b' })).toHaveAttribute('aria-valuenow', '25')
    expect(screen.queryAllByRole('button')).toEqual([])
    here.llm = { ...here.llm, work: { ...work, running: false, error: 'The disk is full.' } }
    await queryClient.invalidateQueries()
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    expect(screen.queryByText(/The disk is full/)).toBeNull()
  })
})

describe('a server that is gone', () => {
  it('is said where nothing could be loaded, and one can try again', async () => {
    server.use(http.get('/api/llm', () => HttpResponse.error()))
    const { teacher } = openSettings()
    expect(await screen.findByText('The settings could not be loaded')).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent('Somo does not answer.')
    modelServer()
    await teacher.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('llama3.2:3b, a language model')).toBeInTheDocument()
  })

  it('is said above what was known', async () => {
    modelServer()
    const { queryClient } = openSettings()
    await screen.findByText('llama3.2:3b, a language model')
    server.use(http.get('/api/llm', () => HttpResponse.error()))
    await queryClient.invalidateQueries()
    expect(await screen.findByText(/^This may be out of date: Somo does not answer\./)).toBeInTheDocument()
    expect(screen.getByText('llama3.2:3b, a language model')).toBeInTheDocument()
  })
})
