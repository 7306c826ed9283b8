import type { Page } from '@playwright/test'
import { asTeacher, call, expect, expectAccessible, expectAccessibleInBoth, expectToast, makeDesign, PASSWORD, QUESTION, shareDesign, test, ONCE } from './fixtures'
import type { Program } from './program'
import { fullPlan } from './plans'

/** A shared design of Amina, and a browser in which nobody is signed in. */
async function shared(page: Page, program: Program, contentJson: Record<string, unknown> = fullPlan) {
  await call(page, program, 'POST', '/api/auth/register', { email: 'amina@example.org', password: PASSWORD, firstName: 'Amina' })
  const { id } = await makeDesign(page, program, { contentJson })
  const { shareCode } = await shareDesign(page, program, id)
  const cookies = await page.context().cookies()
  await page.context().clearCookies()
  return { id, code: shareCode, path: new URL(`/shared/${shareCode}`, program.url).href, signInAgain: () => page.context().addCookies(cookies) }
}

test('anybody reads a shared plan, by either of its addresses', async ({ page, program, watch }) => {
  const { id, path } = await shared(page, program)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: QUESTION })).toBeVisible()
  await expect(page.getByText('Shared by Amina')).toBeVisible()
  await expect(page.getByText('0.0 (0 ratings)')).toBeVisible()
  for (const [term, value] of [['Subject', 'Chemistry'], ['Grade Level', 'Grade 8'], ['Topic', 'Filters from what is at hand']] as const) {
    await expect(page.locator('dl > div', { has: page.getByText(term, { exact: true }) })).toContainText(value)
  }
  await expect(page.locator('section', { has: page.getByRole('heading', { name: 'Key Skills Developed' }) }).getByRole('listitem')).toHaveText(['Research', 'Analysis'])
  await expect(page.getByRole('heading', { name: 'Lesson Plan Details' })).toBeVisible()
  for (const [title, texts] of [
    ['Overview', [fullPlan.overview]], ['Driving Question', [QUESTION]], ['Learning Objectives', fullPlan.learningObjectives],
    ['Learning Activities', ['Empathize: Walk the water', 'Follow the water from source to cup.', 'pencils', 'Test: Pour']],
    ['Materials Needed', ['buckets']], ['Instructional Resources', ['Water for schools', 'Chapter 2']],
    ['Assessment', ['A filter that works', 'Formative', 'Ask three learners', 'Summative', 'Test the filter', 'heard']],
  ] as const) {
    for (const text of texts) await expect(page.getByRole('region', { name: title, exact: true })).toContainText(text)
  }
  await expectAccessibleInBoth(page, 'shared plan')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download PDF' }).click()
  expect((await download).suggestedFilename()).toBe('How_can_we_keep_our_school_s_water_safe__lesson_plan.pdf')
  await page.goto(new URL(`/shared-lesson/${id}`, program.url).href)
  await expect(page.getByRole('heading', { level: 1, name: QUESTION })).toBeVisible()
  expect(watch.errors).toEqual([])
})

test('sections that the plan has not are not shown', ONCE, async ({ page, program }) => {
  const { path } = await shared(page, program, { overview: 'Only this.', assessment: 'Look and listen.' })
  await page.goto(path)
  await expect(page.getByRole('region', { name: 'Overview', exact: true })).toContainText('Only this.')
  await expect(page.getByRole('region', { name: 'Assessment', exact: true })).toContainText('Look and listen.')
  for (const name of ['Driving Question', 'Learning Objectives', 'Learning Activities', 'Materials Needed', 'Instructional Resources']) {
    await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0)
  }
})

test('a reader rates the plan and is thanked', async ({ page, program, watch }) => {
  const { path, signInAgain, id } = await shared(page, program)
  await page.goto(path)
  const form = page.getByRole('region', { name: 'Rate This Lesson Plan' })
  await expect(form.getByRole('radio', { name: '5 stars' })).toBeChecked()
  await expect(form.getByText('5 star(s)')).toBeVisible()
  await form.locator('label', { hasText: '2 stars' }).click()
  await expect(form.getByText('2 star(s)')).toBeVisible()
  await form.getByLabel('Email').fill('kofi@example.org')
  await form.getByLabel('Feedback').fill('  Too long for us.  ')
  await form.getByRole('button', { name: 'Submit Rating' }).click()
  await expectToast(page, 'Thank you!', 'Your rating has been submitted successfully.')
  const thanks = page.getByRole('region', { name: 'Thank you for your feedback!' })
  await expect(thanks).toBeFocused()
  await expect(thanks).toContainText('Your rating helps other educators discover quality lesson plans.')
  await expect(form).toHaveCount(0)
  await expect(page.getByText('2.0 (1 rating)')).toBeVisible()
  await expect(page.getByRole('img', { name: '2.0 out of 5' })).toBeVisible()
  await expectAccessibleInBoth(page, 'shared plan, rated')
  await signInAgain()
  const { ratings } = await call<{ ratings: { rating: number; feedback: string; raterEmail: string }[] }>(page, program, 'GET', `/api/designs/${id}/ratings`)
  expect(ratings).toEqual([expect.objectContaining({ rating: 2, feedback: 'Too long for us.', raterEmail: 'kofi@example.org' })])
  expect(watch.errors).toEqual([])
})

test('what was never shared or is no longer shared is not found', ONCE, async ({ page, program }) => {
  const { id, path, signInAgain } = await shared(page, program)
  const isMissing = async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Lesson Plan Not Found' })).toBeVisible()
    await expect(page.getByText('This shared lesson plan could not be found or is no longer available.')).toBeVisible()
  }
  expect((await page.goto(new URL('/shared/nothing-here', program.url).href))?.status()).toBe(404)
  await isMissing()
  await expectAccessibleInBoth(page, 'shared plan not found')
  await signInAgain()
  await call(page, program, 'DELETE', `/api/designs/${id}/share`)
  await page.context().clearCookies()
  for (const address of [path, new URL(`/shared-lesson/${id}`, program.url).href]) {
    await page.goto(address)
    await isMissing()
  }
})

test('a colleague who is signed in saves a copy, with credit', ONCE, async ({ page, program }) => {
  const { path } = await shared(page, program)
  await page.goto(path)
  await expect(page.getByRole('button', { name: 'Save a copy to my designs' })).toHaveCount(0)
  await asTeacher(page, program, 'Kofi', { at: '/achievements' })
  await page.goto(path)
  await expectAccessible(page, 'shared plan, signed in')
  await page.getByRole('button', { name: 'Save a copy to my designs' }).click()
  await expectToast(page, 'Saved!', 'A copy of this plan is in your designs now, with credit to its author.')
  await page.getByRole('link', { name: 'Open my copy' }).click()
  await expect(page.getByRole('dialog', { name: QUESTION })).toContainText(fullPlan.overview)
  const [copy] = await call<{ adaptedFrom: unknown }[]>(page, program, 'GET', '/api/designs')
  expect(copy?.adaptedFrom).toEqual({ title: QUESTION, author: 'Amina' })
})
