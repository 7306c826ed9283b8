import AxeBuilder from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'
import { Program } from './program'

export const PASSWORD = 'mwalimu wa kijiji 7'

/** Everything a page did that it must not do: errors in the console, requests to another host. */
export interface Watch {
  errors: string[]
  hosts: Set<string>
}

export const test = base.extend<{ program: Program; watch: Watch }>({
  program: async ({}, use) => {
    const program = await Program.launch('--host', 'lan.test')
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

/** The page as it stands passes axe and does not scroll sideways. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze()
  expect(violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`), `axe: ${where}`).toEqual([])
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(sideways, `sideways scroll: ${where}`).toBeLessThanOrEqual(0)
}

/** From the login page to the dashboard of a new account. */
export async function signUp(page: Page, firstName: string, email: string, atCode?: () => Promise<void>): Promise<void> {
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('First name').fill(firstName)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create an account' }).click()
  const done = page.getByRole('button', { name: 'I have written it down' })
  await done.waitFor()
  await atCode?.()
  await done.click()
}

export { expect }
