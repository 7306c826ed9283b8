import { asTeacher, call, expect, expectAccessibleInBoth, PASSWORD, test, ONCE } from './fixtures'

test('two clicks hand the computer to a colleague, with nothing of the teacher left', ONCE, async ({ page, program }) => {
  await asTeacher(page, program, 'Amina')
  const other = await page.context().newPage()
  await other.goto(new URL('/design-corner', program.url).href)
  await expect(other.getByRole('link', { name: 'Profile of Amina' })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Give feedback' })).toBeVisible() // what listens to other tabs is there with it

  await page.getByRole('link', { name: 'Profile of Amina' }).click()
  await page.getByRole('button', { name: 'Switch user' }).click()
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { level: 1, name: 'Sign in to Somo' })).toBeVisible()
    await expect(tab.getByText('Amina')).toHaveCount(0)
    await expect(tab.getByRole('textbox', { name: 'Email' })).toHaveValue('')
  }
  await page.goBack()
  await expect(page.getByText('Amina')).toHaveCount(0)
})

test('a computer that others use too signs its teacher out by itself, in every tab, and keeps what she was writing', ONCE, async ({ page, program }) => {
  await asTeacher(page, program, 'Amina')
  await page.goto(new URL('/profile', program.url).href)
  await page.getByRole('combobox', { name: 'Sign me out' }).selectOption('After 5 minutes')
  await page.getByRole('region', { name: 'Automatic sign-out' }).getByRole('button', { name: 'Save this choice' }).click()
  await expect(page.getByText('Your choice holds wherever you sign in.')).toBeVisible()
  expect(await call<{ signOutAfter: number }>(page, program, 'GET', '/api/auth/user')).toMatchObject({ signOutAfter: 5 })

  await page.clock.install()
  await page.goto(program.url)
  await expect(page.getByRole('button', { name: 'Give feedback' })).toBeVisible()
  await page.getByRole('button', { name: 'New Design', exact: true }).click()
  const subject = page.getByLabel('Or type your own')
  await subject.fill('Kilimo')
  await test.step('the warning, which any key dismisses', async () => {
    const warning = page.getByRole('alert').filter({ hasText: 'You will be signed out' })
    await page.clock.runFor('04:10')
    await expect(warning).toBeVisible()
    await expectAccessibleInBoth(page, 'the warning')
    await subject.press('Shift')
    await expect(warning).toHaveCount(0)
  })
  await test.step('the end', async () => {
    await page.clock.runFor('05:05')
    await expect(page.getByText('You were signed out, because nothing was done here for a while.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Email' }).fill('amina@example.org')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.getByRole('button', { name: 'New Design', exact: true }).click()
    await expect(page.getByLabel('Or type your own')).toHaveValue('Kilimo')
  })
})
