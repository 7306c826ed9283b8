import { asTeacher, call, expect, expectAccessible, expectToast, makeDesign, ONCE, QUESTION, shareDesign, test } from './fixtures'

const DAY_MS = 86_400_000

test('a card tells subject, cohort, topic, dates, status and version, and opens the plan', async ({ page, program, watch }) => {
  await page.clock.install({ time: Date.now() + 3 * DAY_MS })
  await asTeacher(page, program, 'Amina', { at: '/achievements' })
  const { id } = await makeDesign(page, program)
  await call(page, program, 'POST', `/api/designs/${id}/versions`, { version: '1.1', contentJson: { overview: 'Newer' }, llmModel: 'user-edited' })
  await page.goto(program.url)
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: QUESTION }) })
  for (const text of ['Chemistry', 'Grade 8', 'Filters from what is at hand', 'draft', 'v1.1']) await expect(card.getByText(text, { exact: true })).toBeVisible()
  await expect(card).toContainText('Created 3 days ago')
  await expect(card).toContainText('Last edited 3 days ago')
  await card.getByRole('button', { name: QUESTION, exact: true }).click()
  await expect(page.getByRole('dialog', { name: QUESTION })).toContainText('Newer')
  expect(watch.errors).toEqual([])
})

test('its menu edits, shares and deletes', ONCE, async ({ page, program, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await asTeacher(page, program, 'Kofi', { at: '/achievements' })
  const { id } = await makeDesign(page, program)
  await page.goto(program.url)
  const menu = page.getByRole('button', { name: `Actions for ${QUESTION}` })

  await menu.click()
  await expect(page.getByRole('menuitem', { name: 'Edit design' })).toBeVisible()
  await expectAccessible(page, 'menu of a card')
  await page.getByRole('menuitem', { name: 'Edit design' }).click()
  const plan = page.getByRole('dialog', { name: QUESTION })
  await expect(plan.getByRole('textbox', { name: 'Overview' })).toBeVisible()
  await plan.getByRole('button', { name: 'Cancel' }).click()
  await plan.getByRole('button', { name: 'Close' }).click()

  await menu.click()
  await page.getByRole('menuitem', { name: 'Share', exact: true }).click()
  await expectToast(page, 'Link Copied!', 'The shareable link has been copied to your clipboard.')
  const { shareableLink } = await shareDesign(page, program, id)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shareableLink)

  page.once('dialog', (question) => void question.dismiss())
  await menu.click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: QUESTION })).toBeVisible()

  const asked: string[] = []
  page.once('dialog', (question) => { asked.push(question.message()); void question.accept() })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expectToast(page, 'Deleted!', 'Design has been deleted successfully.')
  expect(asked).toEqual(['Are you sure you want to delete this design? This action cannot be undone.'])
  await expect(page.getByText('No designs yet')).toBeVisible()
})

test('its menu changes the status, which shows as a badge', ONCE, async ({ page, program }) => {
  await asTeacher(page, program, 'Zuri', { at: '/achievements' })
  await makeDesign(page, program)
  await makeDesign(page, program, { title: 'Living soil' })
  await page.goto(program.url)
  const menu = page.getByRole('button', { name: `Actions for ${QUESTION}` })
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: QUESTION }) })
  await menu.click()
  await expect(page.getByRole('menuitemradio', { name: 'draft' })).toBeChecked()
  await page.getByRole('menuitemradio', { name: 'active' }).click()
  await expectToast(page, 'Status changed', `“${QUESTION}” is active now.`)
  await expect(card.getByText('active', { exact: true })).toBeVisible()
  await menu.click()
  await page.getByRole('menuitemradio', { name: 'archived' }).click()
  await expect(card).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Living soil' })).toBeVisible()
})
