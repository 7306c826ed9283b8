import { expect, it } from 'vitest'
import { aModel } from '@/testing/builders'
import type { ModelWork } from './api/llm'
import { failureText, modelNamed, stepText } from './work'

const work = (more: Partial<ModelWork>): ModelWork => ({ kind: 'pull', model: 'llama3.2:3b', status: 'starting', completed: 0, total: 0, running: true, error: null, ...more })

it.each([
  ['starting', 'Getting ready...'], ['pulling manifest', 'Asking for the model...'], ['pulling', 'Downloading...'], ['pulling dde5aa3fc5ff', 'Downloading...'],
  ['verifying sha256 digest', 'Checking that all of it came...'], ['writing manifest', 'Putting it in its place...'], ['reading', 'Reading the file...'],
  ['copying', 'Copying the file...'], ['using autodetected template chatml', 'Getting ready...'],
])('%s is said as %s', (status, text) => expect(stepText(work({ status }))).toBe(text))

it.each([
  ['pull', 'offline', 'No internet. What came already is kept: the download goes on where it stopped.'], ['pull', 'model-missing', 'No internet.'], ['import', 'offline', 'No internet.'],
] as const)('a failed %s (%s) says: %s', (kind, code, text) => expect(failureText(work({ kind, code, error: 'No internet.' }))).toBe(text))

it.each([['tiny-aya', 'tiny-aya:latest'], ['tiny-aya:latest', 'tiny-aya'], ['llama3.2:1b', undefined]])('%s is found as %s', (name, found) =>
  expect(modelNamed({ models: [aModel(), aModel({ name: found === 'tiny-aya' ? 'tiny-aya' : 'tiny-aya:latest' })] }, name)?.name).toBe(found))
