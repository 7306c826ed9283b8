import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aModel } from '@/testing/builders'
import type { Llm } from './api/llm'
import { modelServer, openSettings, refuses, takes } from './testing'

const BIG = aModel({ name: 'llama3.1:8b', sizeBytes: 5_200_000_000, license: '', parameters: '8B', quantization: '', recommended: false })
const list = async () => within(await screen.findByRole('list', { name: 'Choose what writes plans' }))
const row = async (name: string) => within((await list()).getByText(name).closest('li')!)
const saysInUse = async (name: string) => expect(await screen.findByText('In use')).toBe((await row(name)).getByText('In use'))

describe('the models that are there', () => {
  it('are shown with size, licence and what suits the memory', async () => {
    modelServer({ models: [aModel(), BIG] })
    openSettings()
    expect(await screen.findByText('Somo’s computer has 8 GB of memory.')).toBeInTheDocument()
    const best = await row('llama3.2:3b')
    expect(best.getByText('2.0 GB · Llama 3.2 Community · 3.2B parameters · Q4_K_M')).toBeInTheDocument()
    expect(best.getByText('Suits this computer best')).toBeInTheDocument()
    const big = await row('llama3.1:8b')
    expect(big.getByText('5.2 GB · Licence: not stated · 8B parameters')).toBeInTheDocument()
    expect(big.getByText(/^Too large for this computer’s memory/)).toBeInTheDocument()
    expect(best.queryByText(/^Too large/)).toBeNull()
    await saysInUse('llama3.2:3b')
    expect(screen.getByText(/^Somo chose this model/)).toBeInTheDocument()
  })

  it('are not measured by this computer’s memory where they run on another', async () => {
    modelServer({ models: [aModel(), BIG], host: 'http://192.168.1.20:11434' })
    openSettings()
    await row('llama3.1:8b')
    expect(screen.queryByText(/^Too large/)).toBeNull()
    expect(screen.queryByText(/of memory\.$/)).toBeNull()
  })

  it.each([
    [true, 'No model is there yet.'], [false, 'Which models are there cannot be seen while the model server does not answer.'],
  ])('may be none (server found: %s)', async (reachable, text) => {
    modelServer({ reachable, models: [], model: null, engine: 'built-in', advice: reachable ? 'no_model' : 'not_running' })
    openSettings()
    expect(await screen.findByText(text)).toBeInTheDocument()
    await saysInUse('Built-in planner')
    expect((await row('Built-in planner')).queryByRole('button')).toBeNull()
  })
})

describe('choosing', () => {
  it.each<[string, string, Partial<Llm>, object, string]>([
    ['a model', 'llama3.1:8b', { model: 'llama3.1:8b', choice: 'model' }, { engine: 'model', model: 'llama3.1:8b' }, 'Plans are now written by llama3.1:8b.'],
    ['the built-in planner', 'Built-in planner', { engine: 'built-in', choice: 'built-in', advice: 'none' }, { engine: 'built-in' }, 'Plans are now written by Somo’s built-in planner.'],
  ])('%s', async (_, name, after, body, words) => {
    const here = modelServer({ models: [aModel(), BIG] })
    takes(here.told, 'put', '/api/llm', () => { here.llm = { ...here.llm, ...after } })
    const { teacher } = openSettings()
    await teacher.click((await row(name)).getByRole('button', { name: `Write plans with this (${name})` }))
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(here.told).toHaveBeenCalledExactlyOnceWith('put /api/llm', body)
    await waitFor(async () => expect((await row(name)).getByText('In use')).toBeInTheDocument())
    expect((await row(name)).queryByRole('button')).toBeNull()
  })

  it('can be left to Somo again', async () => {
    const here = modelServer({ models: [aModel(), BIG], model: BIG.name, choice: 'model' })
    takes(here.told, 'put', '/api/llm', () => { here.llm = { ...here.llm, model: 'llama3.2:3b', choice: 'automatic' } })
    const { teacher } = openSettings()
    await teacher.click(await screen.findByRole('button', { name: 'Let Somo choose the model' }))
    expect(await screen.findByText('Somo now chooses the model.')).toBeInTheDocument()
    expect(here.told).toHaveBeenCalledExactlyOnceWith('put /api/llm', { engine: 'model', model: '' })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Let Somo choose the model' })).toBeNull())
  })

  it('lets one give up a model whose server is away', async () => {
    const here = modelServer({ reachable: false, models: [], choice: 'model', advice: 'not_running' })
    takes(here.told, 'put', '/api/llm')
    const { teacher } = openSettings()
    await teacher.click((await row('Built-in planner')).getByRole('button'))
    await waitFor(() => expect(here.told).toHaveBeenCalledExactlyOnceWith('put /api/llm', { engine: 'built-in' }))
  })

  it('was done when Somo was started', async () => {
    modelServer({ models: [aModel(), BIG], choice: 'model', setByStart: ['model'] })
    openSettings()
    expect(await screen.findByText(/^This was decided when Somo was started, with --ollama or --model/)).toBeInTheDocument()
    expect((await list()).queryByRole('button')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Let Somo choose the model' })).toBeNull()
  })

  it.each([
    [403, { code: 'local_only', message: 'Only from this computer.' }, 'You can look at this here. Changes are made at the computer on which Somo runs.'],
    [409, { code: 'set_by_start', message: 'Somo was started with --model.' }, 'Somo was started with --model.'],
    [422, { code: 'invalid', message: 'Please check.', fields: { model: 'There is no such model.' } }, 'There is no such model.'],
  ])('says why it did not work: %d', async (status, body, words) => {
    modelServer({ models: [aModel(), BIG] })
    refuses('put', '/api/llm', status, body)
    const { teacher } = openSettings()
    await teacher.click((await row('llama3.1:8b')).getByRole('button'))
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    await saysInUse('llama3.2:3b')
  })
})
