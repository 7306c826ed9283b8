import { asTeacher, call, expect, expectAccessibleInBoth, isPhone, PASSWORD, ONCE } from './fixtures'
import { inNetwork, onPaper, test } from './network'

test('the person at this computer lets colleagues in, changes the invite code and helps one who forgot the password', async ({ page, program, watch }) => {
  await inNetwork(page)
  await asTeacher(page, program, 'Amina')
  const kofi = await page.context().browser()?.newContext()
  if (!kofi) throw new Error('no second browser')
  const colleague = await kofi.newPage()
  await call(colleague, program, 'POST', '/api/auth/register', { email: 'kofi@example.org', password: PASSWORD, firstName: 'Kofi' })

  await test.step('from the settings', async () => {
    await page.goto(new URL('/settings', program.url).href)
    await page.getByRole('link', { name: 'Connect colleagues' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Connect colleagues' })).toBeVisible()
    await expect(page.getByText('Only this computer can open Somo now.')).toBeVisible()
    await expectAccessibleInBoth(page, 'connect, closed')
  })
  await test.step('the switch and the address', async () => {
    await page.getByRole('button', { name: 'Let colleagues open it' }).click()
    const address = page.getByRole('region', { name: 'Somo’s address' })
    await expect(address.getByRole('img', { name: 'QR code of Somo’s address http://192.168.1.10:8080' })).toBeVisible()
    await expect(address.getByText('192.168.1.10:8080', { exact: true })).toBeVisible()
    await expectAccessibleInBoth(page, 'connect, open')
    await onPaper(page, async (card) => {
      await expect(card).toContainText('192.168.1.10:8080')
      await expect(page.getByText('Nothing leaves the network.')).toBeHidden()
    })
  })
  await test.step('the invite code', async () => {
    const code = page.getByText(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/)
    const old = await code.innerText()
    page.once('dialog', (question) => void question.accept())
    await page.getByRole('button', { name: 'Change it' }).click()
    await expect(code).not.toHaveText(old)
  })
  await test.step('a recovery code for Kofi', async () => {
    page.once('dialog', (question) => void question.accept())
    await page.getByRole('button', { name: 'Give a recovery code (Kofi)' }).click()
    const accounts = page.getByRole('region', { name: 'Who has an account' })
    const recoveryCode = await accounts.locator('figure code').innerText()
    await expectAccessibleInBoth(page, 'connect, recovery code')
    await accounts.getByRole('button', { name: 'I have written it down' }).click()
    await call(colleague, program, 'POST', '/api/auth/recover', { email: 'kofi@example.org', recoveryCode, newPassword: 'mvua ya masika 3' })
  })
  await test.step('the shell says that Somo is open', async () => {
    await page.goto(program.url)
    if (isPhone(page)) await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('link', { name: 'Open to this network' }).click()
    page.once('dialog', (question) => void question.accept())
    await page.getByRole('button', { name: 'Close it to the network' }).click()
    await expect(page.getByText('Open on this computer only')).toBeVisible()
  })
  await kofi.close()
  expect(watch.errors).toEqual([])
})

test('a colleague sees the address and the invite code alone', ONCE, async ({ page, program }) => {
  await inNetwork(page, { isColleague: true })
  await asTeacher(page, program, 'Kofi', { at: '/connect' })
  await expect(page.getByRole('img', { name: /^QR code of Somo’s address/ })).toBeVisible()
  await expect(page.getByText(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/)).toBeVisible()
  for (const name of ['Who can open Somo', 'Who has an account']) await expect(page.getByRole('region', { name })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Change it' })).toHaveCount(0)
  await expectAccessibleInBoth(page, 'connect, a colleague')
})
