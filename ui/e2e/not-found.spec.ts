import { asTeacher, expect, expectAccessibleInBoth, test } from './fixtures'

test('any other path reads "404 Page Not Found", for visitors and for teachers, and leads home', async ({ page, program }) => {
  const path = new URL('/no/such/page', program.url).href
  const answer = await page.goto(path)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible()
  await expectAccessibleInBoth(page, 'not found, signed out')
  await page.getByRole('link', { name: 'Go to the start page' }).click()
  await expect(page.getByRole('link', { name: 'Start Creating' })).toBeVisible()

  await asTeacher(page, program, 'Amina', { at: '/no/such/page' })
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible()
  await expectAccessibleInBoth(page, 'not found, signed in')
  await page.getByRole('link', { name: 'Go to the start page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Amina!' })).toBeVisible()
})
