import { expect, expectAccessible, PASSWORD, signUp, test } from './fixtures'

for (const scheme of ['light', 'dark'] as const) {
  test(`every screen is accessible, fits and stays on its own host (${scheme})`, async ({ page, program, watch }) => {
    await page.emulateMedia({ colorScheme: scheme })
    const at = (path: string) => new URL(path, program.url).href

    await page.goto(at('/'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page, 'landing')

    await page.goto(at('/login'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page, 'sign in')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(page.getByLabel('Recovery code')).toBeVisible()
    await expectAccessible(page, 'recover')

    await page.goto(at('/login'))
    await signUp(page, 'Kofi', `kofi-${scheme}@example.org`, async () => {
      await expectAccessible(page, 'recovery code')
    })
    await expect(page.getByText('No designs yet')).toBeVisible()
    await expectAccessible(page, 'empty dashboard')

    await page.getByRole('button', { name: 'New Design' }).first().click()
    await expect(page.getByRole('button', { name: 'Skip Tour' })).toBeVisible()
    await expectAccessible(page, 'wizard, welcome')
    await page.getByRole('button', { name: 'Skip Tour' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()

    await page.goto(at('/design-corner'))
    await expect(page.getByRole('heading', { name: 'Design Corner' })).toBeVisible()
    await expect(page.getByText('No designs yet')).toBeVisible()
    await expectAccessible(page, 'empty Design Corner')
    expect(watch.errors).toEqual([])
  })
}

test('an unknown address says so, and leads home', async ({ page, program }) => {
  const answer = await page.goto(new URL('/no/such/page', program.url).href)
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('404 Page Not Found')).toBeVisible()
  await expectAccessible(page, 'not found')
})

test('wrong input is told beside its field, and nothing typed is lost', async ({ page, program }) => {
  await page.goto(new URL('/login', program.url).href)
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody@example.org')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Email or password is incorrect.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('nobody@example.org')

  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('First name').fill('Ọlá')
  await page.getByRole('textbox', { name: 'Email' }).fill('ola@example.org')
  await page.getByLabel('Password', { exact: true }).fill('password')
  await page.getByRole('button', { name: 'Create an account' }).click()
  const password = page.getByLabel('Password', { exact: true })
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('First name')).toHaveValue('Ọlá')
  await expectAccessible(page, 'sign up with an error')

  await password.fill(PASSWORD)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByRole('button', { name: 'I have written it down' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back, Ọlá!' })).toBeVisible()
})

test('the wizard keeps its answers through a reload and a session that ended', async ({ page, program, context }) => {
  await page.goto(new URL('/login', program.url).href)
  await signUp(page, 'Thandi', 'thandi@example.org')
  const openWizard = () => page.getByRole('button', { name: 'New Design' }).first().click()
  const wizard = page.getByRole('dialog')
  await openWizard()
  await page.getByRole('button', { name: 'Skip Tour' }).click()
  await wizard.getByText('Physics', { exact: true }).click()
  await wizard.getByRole('button', { name: 'Next Step' }).click()
  await wizard.getByRole('textbox', { name: 'Topic' }).fill('Simple machines: levers')

  await page.reload()
  await openWizard()
  await expect(wizard.getByRole('textbox', { name: 'Topic' })).toHaveValue('Simple machines: levers')
  await wizard.getByRole('button', { name: 'Next Step' }).click()
  await wizard.getByText('Grade 8', { exact: true }).click()
  await wizard.getByRole('button', { name: 'Next Step' }).click()
  await wizard.getByText('Design Thinking', { exact: true }).first().click()
  await wizard.getByRole('button', { name: 'Next Step' }).click()
  await wizard.getByRole('textbox', { name: 'Additional information' }).fill('52 students, no laboratory.')

  await context.clearCookies()
  const told = page.getByText('You are logged out. Logging in again...').waitFor() // it shows for half a second
  await wizard.getByRole('button', { name: 'Create Design' }).click()
  await told
  await expect(page).toHaveURL(/\/login/)
  await page.getByRole('textbox', { name: 'Email' }).fill('thandi@example.org')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await openWizard()
  await expect(wizard.getByRole('textbox', { name: 'Additional information' })).toHaveValue('52 students, no laboratory.')
  await wizard.getByRole('button', { name: 'Create Design' }).click()
  await expect(wizard.getByRole('button', { name: 'Download PDF' })).toBeVisible()
})

test('works on a school network, where the browser lends no clipboard, no random ids and no workers', async ({ page, program, watch }) => {
  const { port } = new URL(program.url)
  await page.goto(`http://lan.test:${port}/login`)
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false)
  await signUp(page, 'Zawadi', 'zawadi@example.org')
  await page.getByRole('button', { name: 'New Design' }).first().click()
  await page.getByRole('button', { name: 'Skip Tour' }).click()
  const wizard = page.getByRole('dialog')
  await wizard.getByLabel('Or type your own').fill('Beekeeping')
  await wizard.getByRole('button', { name: 'Next Step' }).click()
  await wizard.getByRole('textbox', { name: 'Topic' }).fill('Top-bar hives')
  await wizard.getByRole('button', { name: 'Next Step' }).click()
  await wizard.getByLabel('Or type another name').fill('Form 2')
  await wizard.getByRole('button', { name: 'Next Step' }).click()
  await wizard.getByText('Leadership', { exact: true }).first().click()
  await wizard.getByRole('button', { name: 'Next Step' }).click()
  await wizard.getByRole('button', { name: 'Create Design' }).click()
  await expect(wizard.getByRole('button', { name: 'Download PDF' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(watch.errors).toEqual([])
})

test('a link deep into Somo survives a reload', async ({ page, program }) => {
  await page.goto(new URL('/login', program.url).href)
  await signUp(page, 'Chidi', 'chidi@example.org')
  await expect(page.getByRole('heading', { name: 'Welcome back, Chidi!' })).toBeVisible()
  await page.goto(new URL('/design-corner', program.url).href)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Design Corner' })).toBeVisible()
})
