import type { Page } from '@playwright/test'
import { asTeacher, call, expect, expectAccessible, expectAccessibleInBoth, expectToast, makeDesign, QUESTION, test, ONCE } from './fixtures'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Prompt & Regenerate Design' })

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${QUESTION}` }).click()
  await page.getByRole('menuitem', { name: 'Edit prompt & regenerate' }).click()
  await expect(dialog(page).getByLabel('Topic *')).not.toHaveValue('')
}

test('the prompt is there to be changed, with its rules for skills and required fields', async ({ page, program, watch }) => {
  await asTeacher(page, program, 'Amina', { at: '/achievements' })
  await makeDesign(page, program, { skills: ['Research'] })
  await page.goto(program.url)
  await openDialog(page)
  const box = dialog(page)
  await expect(box.getByLabel('Topic *')).toHaveValue('Filters from what is at hand')
  await expect(box.getByLabel('Grade Level *')).toHaveValue('Grade 8')
  const context = box.getByLabel('Additional Context')
  await expect(context).toHaveValue('64 learners')
  await expect(context).toHaveAttribute('rows', '3')
  await expectAccessibleInBoth(page, 'edit prompt')

  const skills = box.getByLabel('Target Skills *')
  const chips = box.getByRole('button', { name: /^Remove / })
  await skills.fill('  Patience ')
  await skills.press('Enter')
  await skills.fill('Patience')
  await box.getByRole('button', { name: 'Add this skill' }).click()
  await skills.fill('   ')
  await skills.press('Enter')
  await expect(chips).toHaveText(['Research', 'Patience'])
  await box.getByRole('button', { name: 'Remove Research' }).click()
  await box.getByRole('button', { name: 'Remove Patience' }).click()
  await expect(box.getByText('Add at least one target skill')).toBeVisible()
  await expectAccessible(page, 'edit prompt, no skill')
  await box.getByRole('button', { name: 'Regenerate Design' }).click()
  await expectToast(page, 'Missing Information', 'Please fill in all required fields before regenerating.')

  await page.mouse.click(2, 2) // beside the dialog, where there is such a place
  await expect(box).toBeVisible()
  await box.getByRole('button', { name: 'Cancel' }).click()
  await expect(box).toHaveCount(0)
  expect(watch.errors).toEqual([])
})

test('Regenerate Design makes a new version, and the earlier ones stay', async ({ page, program, watch }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => { release = resolve })
  await page.route('**/api/designs/*/regenerate', async (route) => { // held, so that the waiting can be seen
    await held
    await route.continue()
  })
  await asTeacher(page, program, 'Kofi', { at: '/achievements' })
  const { id } = await makeDesign(page, program)
  await page.goto(program.url)
  await openDialog(page)
  const box = dialog(page)
  await box.getByLabel('Topic *').fill('Parts of a plant and their functions')
  await box.getByRole('button', { name: 'Regenerate Design' }).click()
  await expect(box.getByRole('button', { name: 'Regenerating...' })).toBeDisabled()
  await expect(box.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  await expectAccessible(page, 'regenerating')
  release()
  await expectToast(page, 'Design Regenerated!', 'Your lesson plan has been updated with the new prompt and a new version has been created.')
  await expect(box).toHaveCount(0)
  await expect(page.getByText(/^Regenerated \d/)).toBeVisible()
  const versions = await call<{ version: string; contentJson: { overview: string } }[]>(page, program, 'GET', `/api/designs/${id}/versions`)
  expect(versions.map(({ version }) => version)).toEqual([expect.stringMatching(/^v\d+$/), '1.0'])
  expect(versions[0]?.contentJson.overview).not.toBe(versions[1]?.contentJson.overview)
  expect(watch.errors).toEqual([])
})

test('what was written and not used is there again, until it is given up', ONCE, async ({ page, program }) => {
  await asTeacher(page, program, 'Zuri', { at: '/achievements' })
  await makeDesign(page, program)
  await page.goto(program.url)
  await openDialog(page)
  await dialog(page).getByLabel('Topic *').fill('Rain harvesting')
  await page.reload()
  await openDialog(page)
  await expect(dialog(page).getByLabel('Topic *')).toHaveValue('Rain harvesting')
  await expect(dialog(page)).toContainText('These are your words from last time')
  await expectAccessible(page, 'edit prompt, resumed')
  await dialog(page).getByRole('button', { name: 'Start from the design’s prompt again' }).click()
  await expect(dialog(page).getByLabel('Topic *')).toHaveValue('Filters from what is at hand')
})
