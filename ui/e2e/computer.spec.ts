import { asTeacher, call, expect, expectAccessibleInBoth, makeDesign, ONCE, QUESTION, test } from './fixtures'

test('the person at this computer keeps a copy, goes back to it, and stops Somo from the page', ONCE, async ({ page, program }) => {
  await asTeacher(page, program, 'Amina')
  const { id } = await makeDesign(page, program)
  let stick = ''

  await test.step('back up', async () => {
    await page.goto(new URL('/settings', program.url).href)
    await page.getByRole('link', { name: 'Open “This computer”' }).click()
    await expect(page.getByText(/^Your work is kept in .*somo-e2e-/)).toBeVisible()
    await page.getByRole('button', { name: 'Back up now' }).click()
    await expect(page.getByRole('button', { name: /^Use this copy/ })).not.toHaveCount(0)
    await expectAccessibleInBoth(page, 'this computer')
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: /^Download/ }).first().click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^somo-\d{4}-\d\d-\d\d\.db$/)
    stick = await download.path()
  })
  await test.step('restore', async () => {
    await call(page, program, 'DELETE', `/api/designs/${id}`)
    await page.getByRole('button', { name: /^Use this copy/ }).first().click()
    const question = page.getByRole('alertdialog', { name: 'Use this copy?' })
    await expect(question).toContainText('What is replaced is not lost')
    await expectAccessibleInBoth(page, 'use this copy?')
    await question.getByRole('button', { name: 'Use this copy' }).click()
    await expect(page.getByText(/^Somo now has what was in the copy/)).toBeVisible({ timeout: 30_000 })
    expect(await call<{ title: string }>(page, program, 'GET', `/api/designs/${id}`)).toMatchObject({ title: QUESTION })
  })
  await test.step('restore from a stick', async () => {
    await call(page, program, 'DELETE', `/api/designs/${id}`)
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Use a copy from a stick' }).click()
    await (await choosing).setFiles(stick)
    const began = page.waitForEvent('load')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Use this copy' }).click()
    await began // the page is loaded anew
    await expect(page.getByText(/^Somo now has what was in the copy/)).toBeVisible()
    expect(await call<{ title: string }>(page, program, 'GET', `/api/designs/${id}`)).toMatchObject({ title: QUESTION })
  })
  await test.step('stop', async () => {
    page.once('dialog', (question) => void question.accept())
    await page.getByRole('button', { name: 'Stop Somo' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Somo has stopped' })).toBeFocused()
    await expectAccessibleInBoth(page, 'stopped')
    expect(await program.ended()).toBe(0)
  })
  await test.step('and start it again', async () => {
    await program.start()
    await page.getByRole('link', { name: 'It runs again: open it' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome back, Amina!' })).toBeVisible()
  })
})

test('a colleague is told whom to ask', async ({ page, program }) => {
  const colleague = new URL(program.url)
  colleague.hostname = 'lan.test'
  await asTeacher(page, program, 'Kofi')
  await page.goto(new URL('/login', colleague).href)
  await page.getByRole('textbox', { name: 'Email' }).fill('kofi@example.org')
  await page.getByLabel('Password', { exact: true }).fill('mwalimu wa kijiji 7')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back, Kofi!' })).toBeVisible()
  await page.goto(new URL('/computer', colleague).href)
  await expect(page.getByText(/Please ask whoever sits there/)).toBeVisible()
  await expectAccessibleInBoth(page, 'this computer, a colleague')
})
