import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, it } from 'vitest'
import { server } from '@/testing/server'
import type { ModelWork } from './api/llm'
import { modelServer, openSettings, refuses, takes } from './testing'

const TEST: ModelWork = { kind: 'test', model: 'llama3.2:3b', status: 'loading', completed: 0, total: 0, running: true, error: null }

const part = async (name: string) => within(await screen.findByRole('region', { name }))
const speed = () => part('How fast it writes')
const tryIt = async () => (await speed()).getByRole('button', { name: 'Try it' })

describe('the speed', () => {
  it.each([
    [null, 'Not measured yet. It is measured when the first plan is written, or when you try it.'],
    [{ wordsPerSecond: 41.8, model: 'llama3.2:3b' }, 'About 42 words a second with llama3.2:3b: a whole plan takes about 1 minute.'],
  ])('%j', async (measured, text) => {
    modelServer({ speed: measured })
    openSettings()
    expect((await speed()).getByText(text)).toBeInTheDocument()
  })

  it('is no matter where no model writes', async () => {
    modelServer({ engine: 'built-in', advice: 'none' })
    openSettings()
    await screen.findByText('Somo’s built-in planner')
    expect(screen.queryByRole('region', { name: 'How fast it writes' })).toBeNull()
  })
})

describe('trying the model', () => {
  it('shows how fast it was and what it wrote', async () => {
    const here = modelServer()
    takes(here.told, 'post', '/api/llm/test', () => { here.llm = { ...here.llm, speed: { wordsPerSecond: 7.5, model: 'llama3.2:3b' } } }, { wordsPerSecond: 7.5, seconds: 14.2, sample: 'Rain is water.' })
    const { teacher } = openSettings()
    await teacher.click(await tryIt())
    expect(await screen.findByText('7.5 words a second, in 14 seconds.', { selector: '[role=status]' })).toBeInTheDocument()
    expect(screen.getByText('Rain is water.')).toBeInTheDocument()
    expect(await screen.findByText(/^About 7\.5 words a second with llama3\.2:3b: a whole plan takes about 3 minutes/)).toBeInTheDocument()
  })

  it('counts in whole seconds', async () => {
    const here = modelServer()
    takes(here.told, 'post', '/api/llm/test', () => {}, { wordsPerSecond: 105, seconds: 0.3, sample: 'Rain.' })
    const { teacher } = openSettings()
    await teacher.click(await tryIt())
    expect(await screen.findByText('105 words a second, in 1 second.')).toBeInTheDocument()
  })

  it('says that it may take a while, and can be stopped', async () => {
    const here = modelServer()
    server.use(http.post('/api/llm/test', () => new Promise<never>(() => {})))
    takes(here.told, 'delete', '/api/llm/work')
    const { teacher } = openSettings()
    await teacher.click(await tryIt())
    expect(await screen.findByText(/^The model is writing a few sentences\./, { selector: '[role=status]' })).toBeInTheDocument()
    await teacher.click((await speed()).getByRole('button', { name: 'Cancel' }))
    expect(await tryIt()).toBeEnabled()
    expect(here.told).toHaveBeenCalledExactlyOnceWith('delete /api/llm/work', undefined)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('goes on while the page is loaded anew, and has no progress bar', async () => {
    modelServer({ work: TEST })
    openSettings()
    expect(await screen.findByText(/^The model is writing a few sentences\./)).toBeInTheDocument()
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect((await speed()).getByRole('button', { name: 'Cancel' })).toBeEnabled()
  })

  it('says once why it did not work', async () => {
    const here = modelServer()
    refuses('post', '/api/llm/test', 503, { code: 'unavailable', message: 'This model needs more memory than the computer has free.' })
    const { teacher } = openSettings()
    here.llm = { ...here.llm, work: { ...TEST, running: false, status: 'failed', code: 'memory', error: 'This model needs more memory than the computer has free.' } }
    await teacher.click(await tryIt())
    expect(await screen.findByRole('alert')).toHaveTextContent('This model needs more memory than the computer has free.')
  })

  it('says afterwards as well why it did not work', async () => {
    modelServer({ work: { ...TEST, running: false, status: 'failed', code: 'memory', error: 'This model needs more memory.' } })
    openSettings()
    expect(await screen.findByRole('alert')).toHaveTextContent('This model needs more memory.')
  })
})

describe('the threads', () => {
  it('can be chosen, or left to the server', async () => {
    const here = modelServer()
    takes(here.told, 'put', '/api/llm', () => { here.llm = { ...here.llm, threads: 2 } })
    const { teacher } = openSettings()
    const threads = (await speed()).getByLabelText('Threads of the processor')
    expect(within(threads).getAllByRole('option').map((option) => option.textContent)).toEqual(['Let the server decide', '1 thread', '2 threads', '3 threads', '4 threads'])
    expect(threads).toHaveDisplayValue('Let the server decide')
    await teacher.selectOptions(threads, '2 threads')
    expect(await screen.findByText('The number of threads has been saved.')).toBeInTheDocument()
    expect(here.told).toHaveBeenCalledExactlyOnceWith('put /api/llm', { threads: 2 })
    await waitFor(() => expect(threads).toHaveDisplayValue('2 threads'))
  })

  it('are those of another server’s own program', async () => {
    modelServer({ engine: 'openai', kind: 'openai' })
    openSettings()
    await tryIt()
    expect(screen.queryByLabelText('Threads of the processor')).toBeNull()
  })
})

describe('another model server', () => {
  const open = async () => {
    const page = openSettings()
    await page.teacher.click(await screen.findByText('Advanced: use another model server'))
    return page
  }
  const save = () => screen.getByRole('button', { name: 'Save' })

  it('is an Ollama somewhere else', async () => {
    const here = modelServer()
    takes(here.told, 'put', '/api/llm', () => { here.llm = { ...here.llm, host: 'http://192.168.1.20:11434' } })
    const { teacher } = await open()
    const host = screen.getByLabelText('Address')
    expect(host).toHaveValue('http://127.0.0.1:11434')
    expect(screen.queryByLabelText('Key (optional)')).toBeNull()
    await teacher.clear(host)
    await teacher.type(host, ' 192.168.1.20 ')
    await teacher.click(save())
    expect(await screen.findByText('The address of the model server has been saved.')).toBeInTheDocument()
    expect(here.told).toHaveBeenCalledExactlyOnceWith('put /api/llm', { kind: 'ollama', host: '192.168.1.20' })
    expect(await screen.findByText('Ollama 0.17.4 at http://192.168.1.20:11434: found')).toBeInTheDocument()
  })

  it('is one of another kind, with a key', async () => {
    const here = modelServer()
    takes(here.told, 'put', '/api/llm')
    const { teacher } = await open()
    await teacher.selectOptions(screen.getByLabelText('Kind of server'), 'Another server that speaks OpenAI’s protocol')
    const host = screen.getByLabelText('Address')
    await teacher.clear(host)
    await teacher.click(save())
    expect(host).toHaveAccessibleDescription(/^Enter the address of the server\./)
    await teacher.type(host, 'http://192.168.1.20:1234')
    await teacher.type(screen.getByLabelText('Key (optional)'), 'secret')
    await teacher.click(save())
    await waitFor(() => expect(here.told).toHaveBeenCalledExactlyOnceWith('put /api/llm', { kind: 'openai', host: 'http://192.168.1.20:1234', key: 'secret' }))
  })

  it('goes on with a key that is kept', async () => {
    const here = modelServer({ engine: 'openai', kind: 'openai', host: 'http://192.168.1.20:1234', hasKey: true })
    takes(here.told, 'put', '/api/llm')
    const { teacher } = await open()
    expect(screen.getByLabelText('Key (optional)')).toHaveAccessibleDescription('A key is kept. Leave this empty to go on with it.')
    await teacher.click(save())
    await waitFor(() => expect(here.told).toHaveBeenCalledExactlyOnceWith('put /api/llm', { kind: 'openai', host: 'http://192.168.1.20:1234' }))
  })

  it.each([
    [422, { code: 'invalid', message: 'Please check.', fields: { host: 'This server is on the internet.' } }, 'This server is on the internet.'],
    [409, { code: 'set_by_start', message: 'Somo was started with --ollama.' }, 'Somo was started with --ollama.'],
  ])('that cannot be used says why: %d', async (status, body, words) => {
    modelServer()
    refuses('put', '/api/llm', status, body)
    const { teacher } = await open()
    await teacher.click(save())
    expect(await screen.findByText(words)).toBeInTheDocument()
  })

  it('was named when Somo was started', async () => {
    modelServer({ setByStart: ['host'] })
    await open()
    expect(screen.getByText(/^This was decided when Somo was started/)).toBeInTheDocument()
    expect(screen.queryByLabelText('Address')).toBeNull()
  })
})
