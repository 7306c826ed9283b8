import type { Page } from '@playwright/test'
import { asTeacher, call, expectAccessible, expectAccessibleInBoth, expectToast, makeDesign, QUESTION, test as plain, ONCE } from './fixtures'
import { fullPlan } from './plans'
import type { Program } from './program'
import { asWriter, createDesign, expect, onlyDesign, test, view } from './with-model'

interface Kept { version: string; llmModel: string; contentJson: typeof fullPlan }

const plan = (page: Page) => page.getByRole('dialog', { name: QUESTION })
const versions = (page: Page, program: Program, id: string) => call<Kept[]>(page, program, 'GET', `/api/designs/${id}/versions`)
const mine = (page: Page) => page.getByRole('region', { name: 'What you have' })
const proposal = (page: Page) => page.getByRole('region', { name: 'The proposal' })

async function openPlan(page: Page, program: Program, name: string): Promise<string> {
  await asTeacher(page, program, name, { at: '/resources' })
  const { id } = await makeDesign(page, program)
  await page.goto(new URL(`/design/${id}`, program.url).href)
  return id
}

async function ask(page: Page, section: string, wish: string): Promise<void> {
  await plan(page).getByRole('button', { name: `Ask for another: ${section}` }).first().press('Enter')
  await page.getByRole('menuitem', { name: wish }).press('Enter')
}

test('another idea for a section stands beside the old one: kept out, nothing changes; taken, it is the next version', async ({ page, program, modelServer, watch }) => {
  const id = await openPlan(page, program, 'Amina')
  await plan(page).getByRole('button', { name: 'Ask for another: Empathize' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Another idea', 'Easier', 'Harder', 'Shorter', 'In your own words...'])
  await expectAccessible(page, 'the ways to ask')
  modelServer.hold()
  await page.getByRole('menuitem', { name: 'Easier' }).click()
  const dialog = page.getByRole('dialog', { name: 'Easier: Empathize' })
  await expect(dialog).toContainText('Your plan stays as it is until you say so.')
  await expect(mine(page)).toContainText('Walk the water')
  await expect(dialog.getByRole('button', { name: 'Use this' })).toBeDisabled()
  modelServer.goOn()
  await expect(dialog.getByText('The proposal is there.')).toBeVisible()
  await expectAccessibleInBoth(page, 'a proposal')
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(plan(page)).toContainText('Walk the water')
  expect(await versions(page, program, id)).toHaveLength(1)
  await expect.poll(() => call(page, program, 'GET', '/api/generations')).toEqual([])

  await ask(page, 'Empathize', 'Another idea')
  const again = page.getByRole('dialog', { name: 'Another idea: Empathize' })
  await expect(again.getByRole('button', { name: 'Use this' })).toBeEnabled()
  const title = (await proposal(page).getByRole('paragraph').first().innerText()).replace(/^Lesson \d+: /, '')
  expect(title).not.toBe('Walk the water')
  await again.getByRole('button', { name: 'Use this' }).click()
  await expectToast(page, 'Saved!', 'Your changes have been saved successfully.')
  await expect(again).toHaveCount(0)
  await expect(plan(page).getByText('v1.1', { exact: true })).toBeVisible()
  await expect(plan(page)).toContainText(title)
  const [newest, first] = await versions(page, program, id)
  expect(newest).toMatchObject({ version: '1.1', llmModel: 'lesson:3b' })
  expect(first).toMatchObject({ version: '1.0', contentJson: fullPlan })
  expect(newest?.contentJson).toMatchObject({ overview: fullPlan.overview, learningObjectives: fullPlan.learningObjectives, assessment: fullPlan.assessment })
  expect(watch.errors).toEqual([])
})

test('a section may be asked for in the teacher’s own words, and asked for again', ONCE, async ({ page, program }) => {
  const id = await openPlan(page, program, 'Kofi')
  await ask(page, 'Outcome and assessment', 'In your own words...')
  const words = page.getByRole('dialog', { name: 'In your own words: Outcome and assessment' })
  await expect(words.getByLabel('What should be different?')).toBeFocused()
  await expectAccessibleInBoth(page, 'in one’s own words')
  await words.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(words.getByLabel('What should be different?')).toBeFocused()
  await words.getByLabel('What should be different?').fill('Something the school can keep')
  await words.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(words.getByRole('button', { name: 'Use this' })).toBeEnabled()
  await expect(mine(page)).toContainText('A filter that works')
  await page.keyboard.press('Escape')
  await expect(words).toHaveCount(0)
  expect(await versions(page, program, id)).toHaveLength(1)
})

test.describe(() => {
  test.use({ model: 'lesson:loop' })
  test('a model that comes up with nothing leaves the plan as it was', ONCE, async ({ page, program }) => {
    const id = await openPlan(page, program, 'Zuri')
    await ask(page, 'Overview and objectives', 'Shorter')
    const dialog = page.getByRole('dialog', { name: 'Shorter: Overview and objectives' })
    await expect(dialog.getByRole('alert')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Use this' })).toHaveCount(0)
    await expect(dialog.getByRole('button', { name: 'Ask again' })).toBeVisible()
    await expectAccessible(page, 'no proposal')
    await dialog.getByRole('button', { name: 'Keep mine' }).click()
    expect(await versions(page, program, id)).toHaveLength(1)
  })
})

plain('without a model plans are there at once and nothing is proposed', ONCE, async ({ page, program }) => {
  await asWriter(page, program, 'Abena')
  await createDesign(page)
  await expectToast(page, 'Success!', 'Your learning design has been created successfully.')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Download PDF' })).toBeVisible()
  await expect(view(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Ask for another/ })).toHaveCount(0)
  expect((await onlyDesign(page, program)).llmModel).toBe('built-in')
})
