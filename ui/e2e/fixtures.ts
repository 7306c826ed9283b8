import { expect, test as base, type Locator, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { readFileSync } from 'node:fs'
import { fullPlan } from './plans'
import { Program } from './program'

const AXE = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')

export const PASSWORD = 'mwalimu wa kijiji 7'

/** Everything a page did that it must not do: errors in the console, requests to another host. */
export interface Watch {
  errors: string[]
  hosts: Set<string>
}

/** `firstStart` is an option: whether the program never ran before in its folder. */
export const test = base.extend<{ firstStart: boolean; program: Program; watch: Watch }>({
  firstStart: [false, { option: true }],
  program: async ({ firstStart }, use) => {
    const program = await (firstStart ? Program.launchNew('--host', 'lan.test') : Program.launch('--host', 'lan.test'))
    await use(program)
    await program.remove()
  },
  watch: async ({ page, program }, use) => {
    const watch: Watch = { errors: [], hosts: new Set() }
    page.on('console', (message) => { if (message.type() === 'error') watch.errors.push(message.text()) })
    page.on('pageerror', (error) => watch.errors.push(error.message))
    page.on('request', (request) => { if (request.url().startsWith('http')) watch.hosts.add(new URL(request.url()).hostname) })
    await use(watch)
    expect(watch.errors, 'errors in the console').toEqual([])
    const own = new Set([new URL(program.url).hostname, 'lan.test', '127.0.0.1'])
    expect([...watch.hosts].filter((host) => !own.has(host)), 'requests to another host').toEqual([])
  },
})

/** Which rules of axe the page breaks, and where. Axe works within the page and only what it finds leaves it: all else it can tell takes ten times as long. */
async function violations(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  expect(page.frames(), 'axe looks into no frame').toHaveLength(1)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(async (rules) => {
    await new Promise(requestAnimationFrame) // even the shortest change of colour lasts to the next frame
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, { runOnly: rules, resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  }, runOnly)
}

/** The page as it stands passes axe and does not scroll sideways. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  const broken = await violations(page, { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
  expect(broken, `axe: ${where}`).toEqual([])
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(sideways, `sideways scroll: ${where}`).toBeLessThanOrEqual(0)
}

/** From the login page to the dashboard of a new account, whose teacher needs no tour. */
export async function signUp(page: Page, firstName: string, email: string, atCode?: () => Promise<void>): Promise<void> {
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('First name').fill(firstName)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create an account' }).click()
  const done = page.getByRole('button', { name: 'I have written it down' })
  await done.waitFor()
  await atCode?.()
  await page.evaluate(async () => {
    const { id } = (await (await fetch('/api/auth/user')).json()) as { id: string }
    localStorage.setItem(`somo:tour-completed:${id}`, 'true')
  })
  await done.click()
}

/** Calls the program as the page itself would, within its session; anything but a success fails the test. */
export async function call<T>(page: Page, program: Program, method: string, path: string, data?: unknown): Promise<T> {
  const answer = await page.request.fetch(new URL(path, program.url).href, { method, ...(data !== undefined && { data }) })
  expect(answer.ok(), `${method} ${path}: ${answer.status()} ${answer.ok() ? '' : await answer.text()}`).toBe(true)
  return (answer.status() === 204 ? undefined : await answer.json()) as T
}

interface Arrival {
  /** Where the teacher begins. */
  at?: string
  /** Whether she is shown around, as new teachers are; else she has seen the tour and the wizard's welcome. */
  isNew?: boolean
}

/** A new account, signed in and on the page. */
export async function asTeacher(page: Page, program: Program, firstName: string, { at = '/', isNew = false }: Arrival = {}): Promise<{ id: string; email: string }> {
  const email = `${firstName.toLowerCase()}@example.org`
  const user = await call<{ id: string; email: string }>(page, program, 'POST', '/api/auth/register', { email, password: PASSWORD, firstName })
  if (!isNew) {
    await page.addInitScript((id) => {
      localStorage.setItem(`somo:tour-completed:${id}`, 'true')
      localStorage.setItem('somo:wizard-welcome', 'yes')
    }, user.id)
  }
  await page.goto(new URL(at, program.url).href)
  return user
}

export const QUESTION = 'How can we keep our school’s water safe?'

interface Made {
  title?: string
  subject?: string
  topic?: string
  cohort?: string
  skills?: string[]
  additionalInfo?: string
  /** null: a design that has no version yet. */
  contentJson?: Record<string, unknown> | null
}

/** A design of the teacher who is signed in; with a whole plan unless another is given. */
export async function makeDesign(page: Page, program: Program, made: Made = {}): Promise<{ id: string; title: string }> {
  const { skills = ['Research', 'Analysis'], contentJson = fullPlan, ...rest } = made
  return call(page, program, 'POST', '/api/designs', {
    title: QUESTION, subject: 'chemistry', topic: 'Filters from what is at hand', cohort: 'Grade 8', additionalInfo: '64 learners', status: 'draft',
    ...rest, skills: JSON.stringify(skills), ...(contentJson && { contentJson, llmModel: 'built-in' }),
  })
}

/** Shares a design and gives its code and its link. */
export const shareDesign = (page: Page, program: Program, id: string) =>
  call<{ shareCode: string; shareableLink: string }>(page, program, 'POST', `/api/designs/${id}/share`)

/** The toast that shows, be a dialog open or not. */
export const toast = (page: Page): Locator => page.getByRole('region', { name: /^Notifications/, includeHidden: true })

/** Waits for the toast with this title and text. */
export async function expectToast(page: Page, title: string, text: string): Promise<void> {
  await expect(toast(page)).toContainText(title + text)
}

/** For tests of what does not depend on the width of the page: they run on the laptop alone. */
export const ONCE = { tag: '@once' }

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 500

/** axe in light, then in dark, where the colours alone are others; the page is left in light. */
export async function expectAccessibleInBoth(page: Page, where: string): Promise<void> {
  await expectAccessible(page, `${where}, light`)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(() => Promise.allSettled(document.getAnimations().filter((one) => one instanceof CSSTransition).map(({ finished }) => finished))) // colours on their way
  expect(await violations(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }), `axe: ${where}, dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

export { expect }
