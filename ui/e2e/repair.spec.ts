import { call, expect, expectAccessible, expectAccessibleInBoth, ONCE, PASSWORD, test as base } from './fixtures'
import { Program } from './program'

/** The program as it is double-clicked after its database was damaged: with three copies. */
const test = base.extend<{ program: Program }>({
  program: async ({ playwright }, use) => {
    const program = await Program.launchSwitchable()
    const teacher = await playwright.request.newContext({ baseURL: program.url })
    const send = async (path: string, data?: unknown) => { expect((await teacher.post(path, { data })).ok(), path).toBe(true) }
    await send('/api/auth/register', { email: 'amina@example.org', password: PASSWORD, firstName: 'Amina' })
    for (let copies = 0; copies < 3; copies++) {
      await send('/api/designs', { title: 'Clean water', subject: 'science', topic: 'Water', cohort: 'Grade 5', skills: '["Research"]', additionalInfo: '' })
      await send('/api/backups')
    }
    await teacher.dispose()
    await program.stop()
    await program.damage()
    await program.startAtScreen()
    await use(program)
    await program.remove()
  },
})

test('a damaged database is explained, and a copy put in its place, without a script', ONCE, async ({ browser, page, program }) => {
  await page.goto(program.url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Somo’s data is damaged')
  await expectAccessibleInBoth(page, 'repair page')
  await page.getByText('Use an older copy').click()
  await expect(page.getByRole('button', { name: /^Use this, copy 2 of/ })).toBeVisible()
  await expectAccessible(page, 'repair page, older copies')

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await plain.goto(program.url)
  await plain.getByLabel('The file of the copy').setInputFiles({ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear colleague') })
  await plain.getByRole('button', { name: 'Use this file' }).click()
  await expect(plain.getByRole('alert')).toContainText('This file is damaged, or no copy that Somo made.')

  const newest = plain.getByRole('region', { name: 'Use the newest good copy' })
  await expect(newest).toContainText('Copy 3: 3 lesson plans, 1 account')
  await newest.getByRole('button').click()
  await expect(plain).toHaveTitle('Somo')
  await plain.context().close()
  await call(page, program, 'POST', '/api/login', { email: 'amina@example.org', password: PASSWORD })
  expect(await call(page, program, 'GET', '/api/designs')).toHaveLength(3)
})
