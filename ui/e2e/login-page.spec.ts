import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { asTeacher, call, expect, expectAccessible, expectAccessibleInBoth, PASSWORD, signUp, test, ONCE } from './fixtures'
import { Program } from './program'

test('the login page has its fields, its services, its notice and the way to an account', async ({ page, program, watch }) => {
  const login = new URL('/login', program.url).href
  await page.goto(login)
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to Somo' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password')
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Terms and privacy' })).toContainText('are sent nowhere else')
  await expectAccessibleInBoth(page, 'sign in')
  await page.getByLabel('Password', { exact: true }).fill('maji ni uhai')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')

  for (const name of ['GitHub', 'Google', 'Discord']) { // this server is registered at none of them
    await page.getByRole('link', { name: `Sign in with ${name}` }).click()
    await expect(page).toHaveURL(`${login}?notice=provider-unavailable`)
    await expect(page.getByRole('status').filter({ hasText: 'is not set up on this Somo' })).toBeVisible()
    await page.goto(login)
  }
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeFocused()
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page.getByText('Enter your first name.')).toBeVisible()
  await expectAccessibleInBoth(page, 'sign up')
  expect(watch.errors).toEqual([])
})

test('email and password let a teacher in; wrong ones are told without saying which', ONCE, async ({ page, program }) => {
  await asTeacher(page, program, 'Amina')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('link', { name: 'Get Started', exact: true }).click()
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Enter your email.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill('amina@example.org')
  await page.getByLabel('Password', { exact: true }).fill('something else')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Email or password is incorrect.')
  await expectAccessible(page, 'sign in, refused')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Welcome back, Amina!' })).toBeVisible()
})

test('the recovery code is the way back in, once', ONCE, async ({ page, program }) => {
  await page.goto(new URL('/login', program.url).href)
  let code = ''
  await signUp(page, 'Kofi', 'kofi@example.org', async () => {
    code = await page.locator('figure code').innerText()
    await expectAccessibleInBoth(page, 'recovery code')
  })
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('link', { name: 'Get Started', exact: true }).click()
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  const recover = async (typed: string) => {
    await page.getByRole('textbox', { name: 'Email' }).fill('kofi@example.org')
    await page.getByLabel('Recovery code').fill(typed)
    await page.getByLabel('New password', { exact: true }).fill('mvua ya masika 3')
    await page.getByRole('button', { name: 'Set new password' }).click()
  }
  await recover('ABCD EFGH')
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessibleInBoth(page, 'recover, refused')
  await recover(code.toLowerCase())
  await expect(page.getByText('the old recovery code no longer works')).toBeVisible()
  expect(await page.locator('figure code').innerText()).not.toBe(code)
  await page.getByRole('button', { name: 'I have written it down' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back, Kofi!' })).toBeVisible()
  const signIn = (password: string) => page.request.post(new URL('/api/login', program.url).href, { data: { email: 'kofi@example.org', password } })
  expect((await signIn(PASSWORD)).status()).toBe(401)
  expect((await signIn('mvua ya masika 3')).status()).toBe(200)
})

test('the first start welcomes whoever makes the first account', async ({ page, program, watch }) => {
  await page.goto(new URL('/login', program.url).href)
  await page.getByRole('link', { name: 'Make the first account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Somo' })).toBeVisible()
  await expectAccessibleInBoth(page, 'welcome')
  await page.getByLabel('First name').fill('Zuri')
  await page.getByRole('textbox', { name: 'Email' }).fill('zuri@example.org')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByRole('button', { name: 'I have written it down' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back, Zuri!' })).toBeVisible()
  await page.context().clearCookies()
  await page.goto(new URL('/welcome', program.url).href) // from now on there is nothing to welcome
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to Somo' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Make the first account' })).toHaveCount(0)
  expect(watch.errors).toEqual([])
})

test('an invitation leads to sign-up and brings its code along', ONCE, async ({ page, program, context }) => {
  await asTeacher(page, program, 'Zuri')
  const { inviteCode } = await call<{ inviteCode: string }>(page, program, 'GET', '/api/invite')
  await context.clearCookies()
  await page.goto(new URL(`/login?invite=${inviteCode}`, program.url).href)
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible()
  await expect(page.getByLabel('Invite code')).toHaveValue(inviteCode)
  await expectAccessible(page, 'sign up with an invitation')
  await page.getByLabel('First name').fill('Abena')
  await page.getByRole('textbox', { name: 'Email' }).fill('abena@example.org')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByRole('button', { name: 'I have written it down' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back, Abena!' })).toBeVisible()
})

test('every end of the way to another service is explained', ONCE, async ({ page, program }) => {
  for (const [notice, text] of [
    ['provider-cancelled', 'You did not agree at the other service'], ['provider-failed', 'did not work'], ['email-unverified', 'has not confirmed your email address'],
    ['email-taken', 'There is an account with this email already'], ['invite-required', 'asks new teachers for an invite code'], ['too-many', 'too many tries'],
  ] as const) {
    await page.goto(new URL(`/login?notice=${notice}`, program.url).href)
    await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
  }
  await page.goto(new URL('/login?notice=anything-else', program.url).href)
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to Somo' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0)
})

/** A GitHub of one's own, where Ama has an account and always agrees. */
async function localGitHub() {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const json = (body: unknown) => response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body))
    switch (pathname) {
      case '/authorize': {
        const back = new URL(searchParams.get('redirect_uri') ?? '')
        back.searchParams.set('code', 'agreed')
        back.searchParams.set('state', searchParams.get('state') ?? '')
        response.writeHead(303, { Location: back.href }).end()
        return
      }
      case '/token': return json({ access_token: 'ama', token_type: 'bearer' })
      case '/user': return json({ id: 7, login: 'ama', name: 'Ama Mensah', email: null, avatar_url: '' })
      case '/user/emails': return json([{ email: 'ama@example.org', primary: true, verified: true }])
      default: response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve) })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => new Promise((resolve) => { server.close(resolve) }) }
}

test('GitHub signs a teacher in where this server is registered there', ONCE, async ({ page }) => {
  const github = await localGitHub()
  const program = await Program.launchWith({ SOMO_GITHUB_URL: github.url, SOMO_GITHUB_CLIENT_ID: 'somo', SOMO_GITHUB_CLIENT_SECRET: 'kept' })
  try {
    await page.goto(new URL('/login', program.url).href)
    await page.getByRole('link', { name: 'Sign in with GitHub' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome back, Ama!' })).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByRole('link', { name: 'Get Started', exact: true }).click()
    await page.getByRole('link', { name: 'Sign in with GitHub' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome back, Ama!' })).toBeVisible()
  } finally {
    await program.remove()
    await github.close()
  }
})
