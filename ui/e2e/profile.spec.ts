import { readFile } from 'node:fs/promises'
import { asTeacher, expect, expectAccessible, expectAccessibleInBoth, expectToast, makeDesign, PASSWORD, test, ONCE } from './fixtures'

const NEW_PASSWORD = 'mvua ya masika 3'
/** The smallest picture there is: one pixel. */
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

test('who the teacher is: name, school, country, photo', async ({ page, program, watch }) => {
  await asTeacher(page, program, 'Amina', { at: '/profile' })
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  await expect(page.getByText('Signed in as amina@example.org')).toBeVisible()
  await expectAccessibleInBoth(page, 'profile')
  const about = page.getByRole('region', { name: 'About you' })
  await about.getByLabel('First name').fill('')
  await about.getByRole('button', { name: 'Save changes' }).click()
  await expect(about.getByText('Enter your first name.')).toBeVisible()
  await about.getByLabel('First name').fill('Aminata')
  await about.getByLabel('School').fill('Kibera Primary')
  await about.getByLabel('Country').selectOption('Kenya')
  await about.getByRole('button', { name: 'Save changes' }).click()
  await expectToast(page, 'Saved!', 'Your changes have been saved successfully.')
  await expect(page.getByRole('banner')).toContainText('Aminata')

  const photo = page.getByRole('region', { name: 'Photo' })
  await photo.locator('input[type=file]').setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
  await expect(photo.getByText('This file is no photo that Somo can read.')).toBeVisible()
  await photo.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PIXEL })
  await photo.getByRole('button', { name: 'Use this photo' }).click()
  await expectToast(page, 'Saved!', 'Your photo has been saved.')
  await expect(page.getByRole('banner').locator('img')).toHaveAttribute('src', /^\/api\/auth\/user\/photo/)
  await page.reload()
  await expect(about.getByLabel('First name')).toHaveValue('Aminata')
  await expect(about.getByLabel('School')).toHaveValue('Kibera Primary')
  page.once('dialog', (question) => void question.accept())
  await photo.getByRole('button', { name: 'Remove photo' }).click()
  await expectToast(page, 'Saved!', 'Your photo has been removed.')
  await expect(page.getByRole('banner').locator('img')).toHaveCount(0)
  expect(watch.errors).toEqual([])
})

test('how she signs in: password and recovery code', ONCE, async ({ page, program }) => {
  await asTeacher(page, program, 'Kofi', { at: '/profile' })
  const password = page.getByRole('region', { name: 'Password' })
  const change = async (current: string) => {
    await password.getByLabel('Current password', { exact: true }).fill(current)
    await password.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
    await password.getByRole('button', { name: 'Change password' }).click()
  }
  await change('not this one')
  await expect(password.getByLabel('Current password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, 'profile, wrong password')
  await change(PASSWORD)
  await expectToast(page, 'Saved!', 'Your password has been changed.')

  const code = page.getByRole('region', { name: 'Recovery code' })
  await code.getByLabel('Your password', { exact: true }).fill(NEW_PASSWORD)
  await code.getByRole('button', { name: 'Make a new recovery code' }).click()
  const written = await code.locator('figure code').innerText()
  await expectAccessible(page, 'profile, recovery code')
  await code.getByRole('button', { name: 'I have written it down' }).click()
  await expect(code.locator('figure code')).toHaveCount(0)
  const recovered = await page.request.post(new URL('/api/auth/recover', program.url).href, { data: { email: 'kofi@example.org', recoveryCode: written, newPassword: PASSWORD } })
  expect(recovered.status()).toBe(200)
})

test('what is hers: all of it in one file, and the end of the account', ONCE, async ({ page, program }) => {
  await asTeacher(page, program, 'Zuri', { at: '/resources' })
  await makeDesign(page, program, { title: 'Living soil' })
  await page.goto(new URL('/profile', program.url).href)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export my data' }).click()
  const data = await readFile(await (await download).path(), 'utf8')
  expect(JSON.parse(data)).toBeTruthy()
  expect(data).toContain('Living soil')
  await expectToast(page, 'Downloaded!', 'Your data has been downloaded as one file.')

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' })
  await expect(dialog).toBeVisible()
  await expectAccessibleInBoth(page, 'delete account')
  await dialog.getByRole('button', { name: 'Delete everything' }).click()
  await expect(dialog.getByText('Enter your password.')).toBeVisible()
  await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page.getByRole('link', { name: 'Start Creating' })).toBeVisible()
  const signIn = await page.request.post(new URL('/api/login', program.url).href, { data: { email: 'zuri@example.org', password: PASSWORD } })
  expect(signIn.status()).toBe(401)
})

test('the end of the way to another service is told', ONCE, async ({ page, program }) => {
  await asTeacher(page, program, 'Abena', { at: '/profile?notice=linked' })
  const services = page.getByRole('region', { name: 'Sign in with another service' })
  await expect(services.getByText('The account is joined.')).toBeVisible()
  await services.getByRole('link', { name: 'Join GitHub' }).click() // this server is not registered there
  await expect(services.getByText('This Somo is not set up for that service.')).toBeVisible()
})
