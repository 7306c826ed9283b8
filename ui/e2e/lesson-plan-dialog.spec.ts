import type { Page } from '@playwright/test'
import { asTeacher, call, expect, expectAccessible, expectAccessibleInBoth, expectToast, makeDesign, QUESTION, test, ONCE } from './fixtures'
import { fullPlan } from './plans'

const dialog = (page: Page) => page.getByRole('dialog', { name: QUESTION })
const section = (page: Page, name: string) => dialog(page).getByRole('region', { name, exact: true })

test('every section of a plan can be read, and jumped to', async ({ page, program, watch }) => {
  await asTeacher(page, program, 'Amina', { at: '/achievements' })
  const { id } = await makeDesign(page, program)
  await page.goto(new URL(`/design/${id}`, program.url).href)
  const plan = dialog(page)
  for (const badge of ['Chemistry', 'Grade 8', 'v1.0']) await expect(plan.getByText(badge, { exact: true })).toBeVisible()
  for (const name of ['Share', 'Download PDF', 'Edit']) await expect(plan.getByRole('button', { name, exact: true })).toBeVisible()
  for (const [title, texts] of [
    ['Overview & Theme', ['Filters from what is at hand', fullPlan.overview, '64 learners · 5 lessons of 40 min · no electricity']],
    ['Driving Question', [QUESTION]],
    ['Learning Objectives', fullPlan.learningObjectives],
    ['Before You Start', ['Water flows down', 'Clear water is safe', 'Germs cannot be seen', 'Lets water through, holds dirt back']],
    ['Learning Experiences & Activities', ['Walk the water', 'Empathize', 'Follow the water from source to cup.', 'paper', '40 min · groups of 5', 'Draw the way', 'They name a user.', 'Sentence starters.', 'Two users.', 'Stay on the path.', 'Pour muddy water through, and look.']],
    ['Materials', ['buckets']],
    ['Instructional Resources', ['Water for schools', 'Chapter 2']],
    ['Assessment - Tangible Outcomes', ['Model', 'A filter that works', 'Ongoing Assessment', 'Ask three learners', 'Final Assessment', 'Test the filter', 'Meeting', 'heard']],
    ['Skills Focus', ['Interviews', 'Notes']],
    ['Inclusion & Safety', ['Teams with jobs', 'All of them build', 'Do not drink it']],
    ['Chalkboard', ['Where does our water come from?']],
    ['Learner Notes & Homework', ['A filter holds dirt back.', 'Ask at home']],
    ['Reflection', ['Who surprised you?']],
  ] as const) {
    for (const text of texts) await expect(section(page, title)).toContainText(text)
  }
  await expectAccessibleInBoth(page, 'lesson plan')
  await plan.getByRole('navigation', { name: 'Sections of this plan' }).getByRole('button', { name: 'Assessment' }).click()
  await expect(plan.getByRole('heading', { name: 'Assessment - Tangible Outcomes' })).toBeFocused()

  const download = page.waitForEvent('download')
  await plan.getByRole('button', { name: 'Download PDF' }).click()
  expect((await download).suggestedFilename()).toBe('How_can_we_keep_our_school_s_water_safe__lesson_plan.pdf')
  await expectToast(page, 'Downloaded!', 'Lesson plan has been downloaded as a PDF file.')
  expect(watch.errors).toEqual([])
})

test('what is not there is said', ONCE, async ({ page, program }) => {
  await asTeacher(page, program, 'Kofi', { at: '/achievements' })
  const little = await makeDesign(page, program, { contentJson: { overview: 'Only this.' } })
  await page.goto(new URL(`/design/${little.id}`, program.url).href)
  for (const text of ['No learning objectives available', 'No learning activities available', 'No formative assessment methods', 'No summative assessment methods']) {
    await expect(dialog(page).getByText(text)).toBeVisible()
  }
  await expectAccessible(page, 'lesson plan with little in it')
  const nothing = await makeDesign(page, program, { contentJson: null })
  await page.goto(new URL(`/design/${nothing.id}`, program.url).href)
  await expect(dialog(page).getByText('No lesson plan content available')).toBeVisible()
  await expect(dialog(page).getByText('v1.0', { exact: true })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Download PDF' }).click()
  await expectToast(page, 'No Content', "This lesson plan doesn't have any content to download yet.")
  await expectAccessible(page, 'lesson plan without content')
})

test('Edit changes overview, question and objectives: Cancel discards, Save makes the next version', ONCE, async ({ page, program, watch }) => {
  await asTeacher(page, program, 'Zuri', { at: '/achievements' })
  const { id } = await makeDesign(page, program)
  await page.goto(new URL(`/design/${id}`, program.url).href)
  const plan = dialog(page)
  const edit = plan.getByRole('button', { name: 'Edit', exact: true })
  await edit.click()
  await expect(plan.getByRole('textbox', { name: 'Overview' })).toBeVisible()
  await expectAccessibleInBoth(page, 'lesson plan, edited')
  await plan.getByRole('textbox', { name: 'Overview' }).fill('Not this.')
  await plan.getByRole('button', { name: 'Cancel' }).click()
  await expect(section(page, 'Overview & Theme')).toContainText(fullPlan.overview)

  for (const [version, words] of [['1.1', 'First change.'], ['1.2', 'Second change.']] as const) {
    await edit.click()
    await plan.getByRole('textbox', { name: 'Overview' }).fill(words)
    await plan.getByRole('textbox', { name: 'Driving question' }).fill(`${words} And a question?`)
    await plan.getByRole('textbox', { name: 'Objective 1' }).fill(`${words} And an objective.`)
    await plan.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Saved!', 'Your changes have been saved successfully.')
    await expect(edit).toBeVisible()
    await expect(plan.getByText(`v${version}`, { exact: true })).toBeVisible()
  }
  await expect(section(page, 'Driving Question')).toContainText('Second change. And a question?')
  await expect(section(page, 'Learning Objectives').getByRole('listitem')).toHaveText(['Second change. And an objective.', 'Test water that was filtered'])
  const versions = await call<{ version: string; llmModel: string; contentJson: Record<string, unknown> }[]>(page, program, 'GET', `/api/designs/${id}/versions`)
  expect(versions.map(({ version, llmModel }) => [version, llmModel])).toEqual([['1.2', 'user-edited'], ['1.1', 'user-edited'], ['1.0', 'built-in']])
  expect(versions[0]?.contentJson.chalkboard).toEqual(fullPlan.chalkboard)
  expect(watch.errors).toEqual([])
})

test('an earlier version can be read, compared with the newest and restored', async ({ page, program, watch }) => {
  await asTeacher(page, program, 'Abena', { at: '/achievements' })
  const { id } = await makeDesign(page, program)
  await call(page, program, 'POST', `/api/designs/${id}/versions`, { version: '1.1', contentJson: { ...fullPlan, overview: 'Learners build a stove from what the village has.' }, llmModel: 'user-edited' })
  await page.goto(new URL(`/design/${id}`, program.url).href)
  const plan = dialog(page)
  await plan.getByRole('button', { name: 'v1.1, see all versions' }).click()
  await expect(plan.getByRole('heading', { name: 'Versions of this plan' })).toBeFocused()
  const versions = plan.getByRole('listitem')
  await expect(versions).toHaveText([/^v1\.1newestEdited by you/, /^v1\.0Built-in planner/])
  await expectAccessibleInBoth(page, 'versions')

  await plan.getByRole('button', { name: /^Read v1\.0/ }).click()
  await expect(plan.getByText('You are reading how this plan was')).toBeVisible()
  await expect(plan).toContainText('Learners build a filter')
  await expectAccessible(page, 'earlier version')
  await plan.getByRole('button', { name: 'Compare with the newest' }).click()
  const overview = plan.getByRole('region', { name: 'Overview & Theme', exact: true })
  await expect(overview.locator('del')).toContainText('filter')
  await expect(overview.locator('ins')).toContainText('stove')
  await expect(plan.getByText('1 part is different.')).toBeVisible()
  await expectAccessibleInBoth(page, 'comparison')

  await plan.getByRole('button', { name: 'Restore this version' }).click()
  await expectToast(page, 'Saved!', 'Your changes have been saved successfully.')
  await expect(plan.getByText('v1.2', { exact: true })).toBeVisible()
  await expect(section(page, 'Overview & Theme')).toContainText(fullPlan.overview)
  expect(watch.errors).toEqual([])
})

test('the owner reads what others thought of the plan, and may hide their words', ONCE, async ({ page, program }) => {
  await asTeacher(page, program, 'Thandi', { at: '/achievements' })
  const { id } = await makeDesign(page, program)
  const { shareCode } = await call<{ shareCode: string }>(page, program, 'POST', `/api/designs/${id}/share`)
  await call(page, program, 'POST', `/api/shared/${shareCode}/rate`, { rating: 3, feedback: 'Too long for us.', raterEmail: 'kofi@example.org' })
  await page.goto(new URL(`/design/${id}`, program.url).href)
  const ratings = section(page, 'Ratings')
  for (const text of ['3.0 of 5 stars, 1 rating', 'Too long for us.', 'kofi@example.org']) await expect(ratings).toContainText(text)
  await expectAccessible(page, 'ratings')
  await ratings.getByRole('button', { name: 'Hide these words' }).click()
  await expect(ratings).toContainText('You have hidden what was written.')
  await expect(ratings).not.toContainText('Too long for us.')
})
