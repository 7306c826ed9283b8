import type { Locator, Page } from '@playwright/test'
import { expect, test as base } from './fixtures'
import { Program } from './program'

/** Where colleagues reach Somo in these tests, whatever networks the computer is in that runs them. */
export const WIFI = 'http://192.168.1.10:8080'

/** The program as it is double-clicked: the person at the computer decides who may open it. */
export const test = base.extend<{ program: Program }>({
  program: async ({}, use) => {
    const program = await Program.launchSwitchable()
    await use(program)
    await program.remove()
  },
})

interface Network {
  lan: boolean
  canManage: boolean
  links: string[]
}

/** Puts the computer into a network: what Somo answers stays, its addresses are those of WIFI while it is open. */
export async function inNetwork(page: Page, { isColleague = false } = {}): Promise<void> {
  let lan = isColleague
  await page.route('**/api/network', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as Network
    lan = isColleague || answer.lan
    await route.fulfill({ response, json: { ...answer, lan, canManage: !isColleague, links: lan ? [WIFI] : [] } })
  })
  await page.route('**/api/{designs/*/share,invite}', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: lan ? text.replaceAll(/http:\/\/(localhost|127\.0\.0\.1):\d+/g, WIFI) : text })
  })
}

/** The card of this part of the page, as it goes to paper; then the page is on screen again. */
export async function onPaper(page: Page, check: (card: Locator) => Promise<void>): Promise<void> {
  await page.evaluate(() => { window.print = () => {} })
  await page.getByRole('button', { name: 'Print this card' }).click()
  await page.emulateMedia({ media: 'print' })
  const card = page.locator('.print-card')
  await expect(card).toBeVisible()
  await expect(card.locator('svg')).toBeVisible()
  await check(card)
  await page.emulateMedia({ media: 'screen' })
}
