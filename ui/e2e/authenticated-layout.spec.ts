import type { Page } from '@playwright/test'
import type { Program } from './program'
import { asTeacher, expect, expectAccessible, expectAccessibleInBoth, isPhone, test, ONCE } from './fixtures'

const SECTIONS = [
  ['Design Corner', 'Designs', '/design-corner'], ['Resources', null, '/resources'], ['Achievements', 'Badges', '/achievements'],
  ['Courses & Workshops', null, '/courses'], ['Dashboard', 'Home', '/'],
] as const

/** Follows a link of the sidebar; on phones of the tab bar or of what is behind More. */
async function follow(page: Page, name: string, short: string | null): Promise<void> {
  if (!isPhone(page)) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
    return
  }
  const tabs = page.getByRole('navigation', { name: 'Sections' })
  if (short) {
    await tabs.getByRole('link', { name: short }).click()
    return
  }
  await tabs.getByRole('button', { name: 'More' }).click()
  await page.getByRole('dialog', { name: 'More' }).getByRole('link', { name, exact: true }).click()
}

const isAt = (page: Page, program: Program, path: string) => expect(page).toHaveURL(new URL(path, program.url).href)

test('header, sidebar and tab bar: who is signed in, every section, the Quick Tip', async ({ page, program, watch }) => {
  await asTeacher(page, program, 'ọlá', { at: '/achievements' })
  const header = page.getByRole('banner')
  await expect(header.getByText('Ọ', { exact: true })).toBeVisible()
  await expect(header.getByText('ọlá', { exact: true })).toBeVisible()
  await expect(header.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Achievements' })).toBeVisible()
  for (const [name, short, path] of SECTIONS) {
    await follow(page, name, short)
    await isAt(page, program, path)
  }
  await expect(page.getByText('Quick Tip')).toBeVisible({ visible: !isPhone(page) })
  if (isPhone(page)) {
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: 'More' }).click()
    await expect(page.getByRole('button', { name: 'Close' })).toBeVisible()
    await expectAccessible(page, 'more')
    await page.getByRole('button', { name: 'Close' }).click()
  }
  await header.getByRole('link', { name: 'Profile of ọlá' }).click()
  await isAt(page, program, '/profile')
  expect(watch.errors).toEqual([])
})

test('Video Tutorial opens the tutorial', ONCE, async ({ page, program }) => {
  await asTeacher(page, program, 'Kofi')
  if (isPhone(page)) await page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Video Tutorial' }).click()
  await expect(page.getByRole('dialog', { name: /^Tutorial/ })).toBeVisible()
})

test('Back goes to where one came from, else home', ONCE, async ({ page, program }) => {
  await asTeacher(page, program, 'Zuri', { at: '/resources' })
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await isAt(page, program, '/')
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toHaveCount(0)
  await follow(page, 'Design Corner', 'Designs')
  await follow(page, 'Achievements', 'Badges')
  await expectAccessibleInBoth(page, 'layout')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await isAt(page, program, '/design-corner')
})

test('Logout ends the session and forgets what was being typed', ONCE, async ({ page, program }) => {
  await asTeacher(page, program, 'Amina')
  await page.getByRole('button', { name: 'New Design', exact: true }).click()
  const wizard = page.getByRole('dialog')
  await wizard.getByText('Physics', { exact: true }).click()
  await wizard.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Close and keep my answers' }).click()
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('somo:draft:')))
  expect(await drafts()).toHaveLength(1)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'Start Creating' })).toBeVisible()
  expect(await drafts()).toEqual([])
  expect((await page.request.get(new URL('/api/auth/user', program.url).href)).status()).toBe(401)
})

test('signed-in pages lead visitors to sign-in', ONCE, async ({ page, program }) => {
  for (const path of ['/design-corner', '/design/x', '/courses', '/resources', '/achievements', '/profile', '/settings']) {
    await page.goto(new URL(path, program.url).href)
    await expect(page).toHaveURL(/\/login$/)
  }
})

test('the keyboard can pass over the navigation', ONCE, async ({ page, program }) => {
  await asTeacher(page, program, 'Abena')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'New Design', exact: true })).toBeFocused()
})
