import type { Locator, Page } from '@playwright/test'
import { asTeacher, call, expect, makeDesign, test as base } from './fixtures'
import { ModelServer } from './model-server'
import { Program } from './program'

interface Models {
  /** Tokens that the model writes a second; a section has about 200. */
  rate: number
  /** What `--model` says; empty where nobody said it. */
  model: string
  modelServer: ModelServer
}

/** The program with a model that writes: the scripted model server stands in for Ollama. */
export const test = base.extend<Models>({
  rate: [400, { option: true }],
  model: ['lesson:3b', { option: true }],
  modelServer: async ({ rate }, use) => {
    const server = await ModelServer.launch({ rate })
    await use(server)
    await server.cut()
  },
  program: async ({ modelServer, model }, use) => {
    const program = await Program.launch('--host', 'lan.test', '--ollama', modelServer.url, ...(model ? ['--model', model] : []))
    await use(program)
    await program.remove()
  },
})

/** A teacher who has made a plan before, so that no badge is unlocked over what is looked at. */
export async function asWriter(page: Page, program: Program, firstName: string): Promise<void> {
  await asTeacher(page, program, firstName, { at: '/resources' })
  const { id } = await makeDesign(page, program)
  await call(page, program, 'POST', '/api/check-achievements')
  await call(page, program, 'DELETE', `/api/designs/${id}`)
  await page.goto(program.url)
}

export const TOPIC = 'Filters from what is at hand'
export const CREATED = ['Success!', 'Your learning design has been created successfully.'] as const

/** Goes through the wizard with the shortest of answers and presses Create Design. */
export async function createDesign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New Design', exact: true }).click()
  const wizard = page.getByRole('dialog').filter({ hasText: 'Design Guide' })
  const next = wizard.getByRole('button', { name: 'Next Step' })
  await wizard.getByText('Chemistry', { exact: true }).click()
  await next.click()
  await wizard.getByRole('textbox', { name: 'Topic' }).fill(TOPIC)
  await next.click()
  await wizard.getByText('Grade 8', { exact: true }).click()
  await next.click()
  await wizard.getByText('Research', { exact: true }).first().click()
  await next.click()
  await wizard.getByRole('button', { name: 'Create Design' }).click()
}

/** The view of a plan that is being written, or has just ended to be. */
export const view = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^(Your plan is being written|A new version is being written|Your plan is written|Stopped|The writing broke off)$/ })

/** The section of that view. */
export const part = (page: Page, name: string): Locator => view(page).getByRole('region', { name })

/** Waits until the model has written so many sections and has begun the next, and holds it there. */
export async function holdAfter(page: Page, server: ModelServer, sections: number): Promise<void> {
  await expect.poll(() => view(page).getByText('Written', { exact: true }).count(), { intervals: [50] }).toBeGreaterThanOrEqual(sections)
  server.hold()
}

interface Kept {
  id: string
  llmModel: string
  title: string
  contentJson: Record<string, unknown> & { overview: string; provenance: Record<string, string> }
}

/** The only design there is, as the server has it. */
export async function onlyDesign(page: Page, program: Program): Promise<Kept> {
  const designs = await call<{ id: string }[]>(page, program, 'GET', '/api/designs')
  expect(designs).toHaveLength(1)
  return call(page, program, 'GET', `/api/designs/${designs[0]?.id ?? ''}`)
}

export { expect }
