import { expect, expectAccessibleInBoth, ONCE, test } from './fixtures'

test('the landing page says what Somo is, and every way in leads to sign-in', async ({ page, program, watch }) => {
  await page.goto(program.url)
  await expect(page.getByRole('heading', { level: 1, name: 'Transform lesson planning with design thinking' })).toBeVisible()
  for (const [count, what] of [['1000+', 'teachers'], ['50+', 'schools']] as const) {
    await expect(page.locator('dl div', { hasText: what })).toContainText(count)
  }
  await expect(page.getByText('Trusted by educators across Africa')).toBeVisible()
  await expect(page.getByRole('region', { name: 'What you get' }).getByRole('heading', { level: 3 })).toHaveCount(3)
  await expect(page.getByRole('region', { name: 'Why African educators choose Somo' }).getByRole('listitem')).not.toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toContainText('Kiswahili')
  await expectAccessibleInBoth(page, 'landing')

  for (const [name, within] of [['Get Started', 'navigation'], ['Start Creating', 'main'], ['Get Started Free', 'main']] as const) {
    await page.getByRole(within).getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(new URL('/login', program.url).href)
    await page.goBack()
  }
  expect(watch.errors).toEqual([])
})

test('who is signed in sees the dashboard in its place', ONCE, async ({ page, program }) => {
  await page.request.post(new URL('/api/auth/register', program.url).href, { data: { email: 'a@example.org', password: 'mwalimu wa kijiji 7', firstName: 'Amina' } })
  await page.goto(program.url)
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Amina!' })).toBeVisible()
  await page.goto(new URL('/login', program.url).href)
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Amina!' })).toBeVisible()
})
