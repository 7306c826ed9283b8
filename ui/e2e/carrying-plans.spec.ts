import { readFile } from 'node:fs/promises'
import { asTeacher, call, expect, expectAccessibleInBoth, expectToast, isPhone, makeDesign, ONCE, QUESTION, test } from './fixtures'
import { Program } from './program'

test('two plans are carried from one computer to another, which has neither of them a second time by accident', ONCE, async ({ page, program, browser, watch }) => {
  await asTeacher(page, program, 'Amina', { at: '/achievements' })
  await makeDesign(page, program)
  await makeDesign(page, program, { title: 'Living soil' })
  await page.goto(new URL('/design-corner', program.url).href)
  await page.getByRole('button', { name: 'Save to a file' }).click()
  const saving = page.getByRole('dialog', { name: 'Carry plans to another computer' })
  await expect(saving.getByRole('checkbox', { name: 'All (2 plans)' })).toBeChecked()
  await expectAccessibleInBoth(page, 'plans for a file')
  const download = page.waitForEvent('download')
  await saving.getByRole('button', { name: 'Save 2 plans' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^somo_plans_\d{4}-\d\d-\d\d\.somo$/)
  await expectToast(page, 'Saved!', `2 plans are in the file ${file.suggestedFilename()}.`)
  const carried = { name: file.suggestedFilename(), mimeType: '', buffer: await readFile(await file.path()) }

  const elsewhere = await Program.launch()
  const context = await browser.newContext({ viewport: page.viewportSize() })
  try {
    const there = await context.newPage()
    await asTeacher(there, elsewhere, 'Baraka', { at: '/design-corner' })
    const pick = (buffer: Buffer) => there.locator('input[type=file]').setInputFiles({ ...carried, buffer })
    const dialog = there.getByRole('dialog', { name: 'Import plans' })
    await pick(Buffer.from(carried.buffer.toString().replace('"Living soil","subject"', '"Living sand","subject"')))
    await expect(dialog.getByRole('listitem')).toHaveText([/^Living soilDamaged/, /New.*by Amina/])
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await pick(carried.buffer)
    await expect(dialog.getByText('New', { exact: true })).toHaveCount(2)
    await expectAccessibleInBoth(there, 'what is in a file')
    await dialog.getByRole('button', { name: 'Import 2 plans' }).click()
    await expectToast(there, 'Imported!', '2 plans are among your designs now.')
    await expect(there.getByRole('heading', { level: 3 })).toHaveText(['Living soil', QUESTION])
    const designs = await call<{ adaptedFrom: unknown }[]>(there, elsewhere, 'GET', '/api/designs')
    expect(designs.map(({ adaptedFrom }) => adaptedFrom)).toEqual([{ title: 'Living soil', author: 'Amina' }, { title: QUESTION, author: 'Amina' }])

    await pick(carried.buffer)
    await expect(dialog.getByText('Already here')).toHaveCount(2)
    await expect(dialog.getByRole('button', { name: 'Import 0 plans' })).toBeDisabled()
    await expectAccessibleInBoth(there, 'a file whose plans are here')
  } finally {
    await context.close()
    await elsewhere.remove()
  }
  expect(watch.errors).toEqual([])
})

test('a plan is one page that opens from a memory card', async ({ page, program, browser }, info) => {
  await asTeacher(page, program, 'Amina', { at: '/achievements' })
  await makeDesign(page, program)
  await page.goto(new URL('/design-corner', program.url).href)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: `Share or download “${QUESTION}”` }).click()
  await page.getByRole('menuitem', { name: 'For a phone (.html)' }).click()
  const file = info.outputPath('plan.html')
  await (await download).saveAs(file)
  expect((await readFile(file)).length).toBeLessThan(64 * 1024)

  const context = await browser.newContext({ offline: true, javaScriptEnabled: false, viewport: page.viewportSize() })
  try {
    const phone = await context.newPage()
    const asked: string[] = []
    const complaints: string[] = []
    phone.on('request', (request) => asked.push(request.url()))
    phone.on('console', (message) => complaints.push(message.text()))
    await phone.goto(`file://${file}`)
    await expect(phone.getByRole('heading', { level: 1, name: QUESTION })).toBeVisible()
    await expect(phone.getByText('A lesson plan of Amina.')).toBeVisible()
    await expect(phone.getByRole('heading', { level: 2 }).first()).toHaveCSS('color', 'rgb(169, 49, 32)')
    await phone.emulateMedia({ colorScheme: 'dark' })
    await expect(phone.locator('html')).toHaveCSS('background-color', 'rgb(22, 19, 17)')
    if (isPhone(page)) expect(await phone.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)).toBeLessThanOrEqual(0)
    expect(asked).toEqual([`file://${file}`])
    expect(complaints).toEqual([])
  } finally {
    await context.close()
  }
})
