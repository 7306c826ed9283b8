import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { asTeacher, call, expectAccessible, expectAccessibleInBoth, expectToast, PASSWORD, test as plain, ONCE } from './fixtures'
import { ModelServer } from './model-server'
import { Program } from './program'
import { expect, test } from './with-model'

const area = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const now = (page: Page) => area(page, 'What writes plans now')
const models = (page: Page) => area(page, 'Choose what writes plans')
const supply = (page: Page) => area(page, 'Download a model')
const file = (page: Page) => area(page, 'Install from a file')
const row = (page: Page, name: string) => models(page).getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })

interface Llm { model: string | null; models: { name: string }[]; choice: string; threads: number }
const llm = (page: Page, program: Program) => call<Llm>(page, program, 'GET', '/api/llm')

plain('without a model server the page says what works, and what to do', async ({ page, program, watch }) => {
  await asTeacher(page, program, 'Amina', { at: '/profile' })
  await page.getByRole('link', { name: /settings/i }).first().click()
  await expect(page).toHaveURL(new URL('/settings', program.url).href)
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(now(page)).toContainText('Somo’s built-in planner')
  await expect(now(page)).toContainText('Ollama at http://127.0.0.1:1: not found')
  await expect(now(page).getByRole('group', { name: 'What to do next' })).toContainText(/the built-in planner writes the plans|the built-in planner writes them/)
  await expect(models(page)).toContainText('Which models are there cannot be seen while the model server does not answer.')
  await expect(row(page, 'Built-in planner')).toContainText('In use')
  await expect(file(page)).toContainText('For this, Ollama has to be running first.')
  await expect(supply(page).getByRole('button', { name: /^Download/ })).toHaveCount(0)
  await now(page).getByRole('button', { name: 'Look again' }).click()
  await expect(now(page)).toContainText('not found')
  await page.getByText('Advanced: use another model server').click()
  await expect(page.getByText('This was decided when Somo was started')).toBeVisible()
  await expectAccessibleInBoth(page, 'settings without a model server')
  expect(watch.errors).toEqual([])
})

/** A model server with two models, of which nobody has said which one is to write. */
const school = test.extend({
  modelServer: async ({ rate }, use) => {
    const server = await ModelServer.launch({ rate, models: ['lesson:3b', 'lesson:1b'] })
    await use(server)
    await server.cut()
  },
})
school.use({ model: '' })

school('a model is chosen, tried, given threads, and put aside', ONCE, async ({ page, program, watch }) => {
  await asTeacher(page, program, 'Kofi', { at: '/settings' })
  await expect(now(page)).toContainText(/lesson:(3b|1b), a language model/)
  await expect(now(page)).toContainText('Ollama 0.17.4')
  await expect(models(page)).toContainText('Somo chose this model, as the best for the computer.')
  await expect(row(page, 'lesson:3b')).toContainText('2.0 GB')
  await expect(row(page, 'lesson:3b')).toContainText(/llama/i)

  for (const name of ['lesson:1b', 'lesson:3b']) {
    const choose = row(page, name).getByRole('button', { name: `Write plans with this (${name})` })
    if (await choose.count() > 0) await choose.click()
    await expect(row(page, name)).toContainText('In use')
  }
  await expectToast(page, 'Saved!', 'Plans are now written by lesson:3b.')
  await expect(now(page)).toContainText('lesson:3b, a language model')
  await expect(page.getByText('Not measured yet.')).toBeVisible()
  await expectAccessibleInBoth(page, 'settings with a model')

  await page.getByRole('button', { name: 'Try it' }).click()
  await expect(page.getByText(/^\d+(\.\d)? words a second, in \d+ seconds?\.$/)).toBeVisible()
  await expect(page.getByRole('figure')).toContainText('What it wrote')
  await expect(page.getByText(/^About \d+ words a second with lesson:3b: a whole plan takes about \d+ minutes?\.$/)).toBeVisible()
  await page.getByLabel('Threads of the processor').selectOption('1')
  await expectToast(page, 'Saved!', 'The number of threads has been saved.')
  expect(await llm(page, program)).toMatchObject({ model: 'lesson:3b', choice: 'model', threads: 1 })

  await row(page, 'Built-in planner').getByRole('button').click()
  await expect(now(page)).toContainText('Somo’s built-in planner')
  await expect(now(page)).toContainText('Nothing to do: plans are written by the built-in planner, as it is set.')
  await page.reload()
  await expect(row(page, 'Built-in planner')).toContainText('In use')
  await expect(row(page, 'lesson:3b').getByRole('button')).toBeVisible()
  expect(watch.errors).toEqual([])
})

school('a model is fetched in sight, also of a page that was loaded anew, and a failure says what to do', ONCE, async ({ page, program, modelServer }) => {
  await asTeacher(page, program, 'Zuri', { at: '/settings' })
  const first = supply(page).getByRole('listitem').first()
  const name = (await first.getByRole('paragraph').first().innerText()).trim()
  await first.getByRole('button', { name: `Download (${name})` }).click()
  const bar = page.getByRole('progressbar', { name: `Downloading ${name}` })
  await expect(bar).toBeVisible()
  await expect(bar).toHaveAttribute('aria-valuetext', /^[1-9]\d? %, /)
  modelServer.hold()
  await expectAccessible(page, 'a model on its way')
  await page.reload()
  await expect(bar).toBeVisible()
  await expect(page.getByText('You can leave this page or close it; it goes on.')).toBeVisible()
  modelServer.goOn()
  await expect(page.getByText(`${name} is there now.`)).toBeVisible()
  await expect(row(page, name)).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByText(`${name} is there now.`)).toHaveCount(0)

  const failed = await page.request.post(new URL('/api/llm/pull', program.url).href, { data: { model: 'lesson-offline' } }) // it fails as without the internet
  expect(await failed.text()).toContain('event: error')
  await page.reload()
  await expect(page.getByText('lesson-offline could not be downloaded.')).toBeVisible()
  await expect(page.getByText('Connect this computer to the internet, or install the model from a file.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expectAccessibleInBoth(page, 'a model that could not be fetched')
})

school('a model is installed from a file', ONCE, async ({ page, program }) => {
  const folder = await mkdtemp(join(tmpdir(), 'somo-stick-'))
  const path = join(folder, 'Village-Teacher.Q4_K_M.gguf')
  await writeFile(path, Buffer.concat([Buffer.from('GGUF'), Buffer.from([3, 0, 0, 0]), Buffer.alloc(2 << 20)]))
  await asTeacher(page, program, 'Abena', { at: '/settings' })
  await file(page).getByText('The file is somewhere else').click()
  await file(page).getByRole('button', { name: 'Install', exact: true }).last().click()
  await expect(file(page).getByText('Enter where the file is.')).toBeVisible()
  await file(page).getByLabel('Where the file is').fill(join(folder, 'nothing.gguf'))
  await file(page).getByRole('button', { name: 'Install', exact: true }).last().click()
  await expect(file(page).getByLabel('Where the file is')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, 'a file that is not there')
  await file(page).getByLabel('Where the file is').fill(path)
  await file(page).getByLabel('Name for the model').fill('village')
  await file(page).getByRole('button', { name: 'Install', exact: true }).last().click()
  await expect(page.getByText(/^village(:latest)? is there now\.$/)).toBeVisible()
  await expect(models(page).getByRole('listitem').filter({ hasText: 'village' })).toBeVisible()
  await rm(folder, { recursive: true })
})

school('a colleague on the network may look and change nothing', async ({ page, program, browser }) => {
  await asTeacher(page, program, 'Nneka')
  const { port } = new URL(program.url)
  const { inviteCode } = await call<{ inviteCode: string }>(page, program, 'GET', '/api/invite')
  const context = await browser.newContext()
  const colleague = await context.newPage()
  const lan = `http://lan.test:${port}`
  await colleague.goto(`${lan}/login`)
  const status = await colleague.evaluate(async ([password, code]) => (await fetch('/api/auth/register', {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ email: 'chidi@example.org', password, firstName: 'Chidi', inviteCode: code }),
  })).status, [PASSWORD, inviteCode])
  expect(status).toBe(201)
  await colleague.goto(`${lan}/settings`)
  await expect(colleague.getByText('You can look at this here. Changes are made at the computer on which Somo runs.')).toBeVisible()
  await expect(now(colleague)).toContainText(/lesson:(3b|1b), a language model/)
  await expect(colleague.getByRole('main').getByRole('button', { name: /Write plans|Try it|Download|Install|Let Somo/ })).toHaveCount(0)
  await expect(colleague.getByText('Advanced: use another model server')).toHaveCount(0)
  await expectAccessible(colleague, 'settings of a colleague')
  const put = await colleague.evaluate(async () => (await fetch('/api/llm', { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: '{"engine":"built-in"}' })).status)
  expect(put).toBe(403)
  await context.close()
})

/** Somo as it is started by a click, with nothing said about models. */
const untold = plain.extend<{ server: ModelServer }>({
  server: async ({}, use) => {
    const server = await ModelServer.launch({ models: ['lesson:3b'] })
    await use(server)
    await server.cut()
  },
  program: async ({}, use) => {
    const program = await Program.launchWith({ OLLAMA_HOST: '' })
    await use(program)
    await program.remove()
  },
})

untold('another model server can be named, of two kinds; one outside of the network cannot', ONCE, async ({ page, program, server }) => {
  await asTeacher(page, program, 'Wanjiru', { at: '/settings' })
  await page.getByText('Advanced: use another model server').click()
  const address = page.getByLabel('Address')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await address.fill('http://93.184.215.14:11434')
  await save.click()
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, 'an address that is refused')
  await address.fill(server.url)
  await save.click()
  await expectToast(page, 'Saved!', 'The address of the model server has been saved.')
  await expect(now(page)).toContainText(`Ollama 0.17.4 at ${server.url}: found`)
  await expect(now(page)).toContainText('lesson:3b, a language model')

  await page.getByLabel('Kind of server').selectOption('openai')
  await save.click()
  await expect(now(page)).toContainText(`Another server, llama.cpp at ${server.url}: found`)
  await expect(page.getByText('This server brings its own models.')).toBeVisible()
  await expectAccessible(page, 'settings with another server')
  await server.cut()
  await expect(async () => {
    await page.reload()
    await expect(now(page)).toContainText(`No model server answers at ${server.url}.`, { timeout: 5000 })
  }).toPass()
  await expectAccessible(page, 'settings with a server that went away')
})
