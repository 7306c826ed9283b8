import type { Page } from '@playwright/test'
import { asTeacher, call, expect, expectAccessible, expectAccessibleInBoth, makeDesign, ONCE, test } from './fixtures'

const cards = (page: Page) => page.getByRole('region', { name: 'Recent Learning Designs' }).getByRole('heading', { level: 3 })
const number = (page: Page, name: string) => page.locator('dl > div', { hasText: name }).locator('dd')

test('without designs: greeting, zeros, the way to the first design', async ({ page, program, watch }) => {
  await asTeacher(page, program, 'Amina')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Amina!' })).toBeVisible()
  await expect(page.getByText('No designs yet')).toBeVisible()
  await expect(page.getByText('Create your first learning design to get started!')).toBeVisible()
  for (const [name, value] of [['Total Designs', '0'], ['This Month', '0'], ['This Week', '0'], ['Average Rating', '0.0']] as const) {
    await expect(number(page, name)).toHaveText(value)
  }
  await expect(page.getByRole('heading', { name: 'Recent Activity' })).toHaveCount(0)
  await expectAccessibleInBoth(page, 'dashboard without designs')
  for (const name of ['New Design', 'Create a new design', 'Create Your First Design']) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByText('Step 1 of 5')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  }
  expect(watch.errors).toEqual([])
})

test('with designs: numbers, search, both filters, what happened last', async ({ page, program, watch }) => {
  await asTeacher(page, program, 'Kofi', { at: '/achievements' })
  await makeDesign(page, program, { title: 'Living soil', topic: 'What lives under the school garden?', subject: 'biology', cohort: 'Grade 4' })
  await makeDesign(page, program, { title: 'Ọ̀rọ̀ àwọn àgbà', topic: 'Proverbs', subject: 'Yoruba', cohort: 'Grade 11' })
  await makeDesign(page, program, { title: 'A market stall', topic: 'Profit and loss', subject: 'mathematics', cohort: 'Kindergarten' })
  const water = await makeDesign(page, program, { title: 'Safe water', topic: 'Filters', subject: 'chemistry', cohort: 'Grade 8' })
  const { shareCode } = await call<{ shareCode: string }>(page, program, 'POST', `/api/designs/${water.id}/share`)
  await call(page, program, 'POST', `/api/shared/${shareCode}/rate`, { rating: 4 })
  await page.goto(program.url)

  for (const [name, value] of [['Total Designs', '4'], ['This Month', '4'], ['This Week', '4'], ['Average Rating', '4.0']] as const) {
    await expect(number(page, name)).toHaveText(value)
  }
  await expect(cards(page)).toHaveText(['Safe water', 'A market stall', 'Ọ̀rọ̀ àwọn àgbà', 'Living soil'])
  const activity = page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem')
  await expect(activity).toHaveText([/^You created Safe water\d+\/\d+\/\d{4}$/, /^You created A market stall/, /^You created Ọ̀rọ̀ àwọn àgbà/])
  await expectAccessibleInBoth(page, 'dashboard with designs')

  const search = page.getByRole('searchbox', { name: 'Search designs by title or topic' })
  for (const [words, found] of [['WATER', ['Safe water']], ['GARDEN', ['Living soil']], ['ọ̀rọ̀', ['Ọ̀rọ̀ àwọn àgbà']]] as const) {
    await search.fill(words)
    await expect(cards(page)).toHaveText([...found])
  }
  await search.fill('volcano')
  await expect(page.getByText('No designs match your filters')).toBeVisible()
  await expectAccessible(page, 'dashboard, nothing found')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(cards(page)).toHaveCount(4)

  const grade = page.getByRole('combobox', { name: 'Grade' })
  await expect(grade.getByRole('option')).toHaveText(['All Grades', 'Primary (K-6)', 'Junior Secondary (7-9)', 'Senior Secondary (10-12)'])
  for (const [level, found] of [['Primary (K-6)', ['A market stall', 'Living soil']], ['Junior Secondary (7-9)', ['Safe water']], ['Senior Secondary (10-12)', ['Ọ̀rọ̀ àwọn àgbà']], ['All Grades', ['Safe water', 'A market stall', 'Ọ̀rọ̀ àwọn àgbà', 'Living soil']]] as const) {
    await grade.selectOption(level)
    await expect(cards(page)).toHaveText([...found])
  }
  const subject = page.getByRole('combobox', { name: 'Subject' })
  await expect(subject.getByRole('option')).toHaveText(['All Subjects', 'Chemistry', 'History', 'Mathematics', 'Literature', 'Biology', 'Geography', 'Yoruba'])
  await subject.selectOption('Yoruba')
  await expect(cards(page)).toHaveText(['Ọ̀rọ̀ àwọn àgbà'])
  await grade.selectOption('Primary (K-6)')
  await expect(page.getByText('No designs match your filters')).toBeVisible()
  expect(watch.errors).toEqual([])
})

test('archived designs leave the dashboard', ONCE, async ({ page, program }) => {
  await asTeacher(page, program, 'Zuri', { at: '/achievements' })
  const { id } = await makeDesign(page, program, { title: 'Safe water' })
  await call(page, program, 'PATCH', `/api/designs/${id}`, { status: 'archived' })
  await page.goto(program.url)
  await expect(page.getByText('All your designs are archived')).toBeVisible()
  await expectAccessible(page, 'dashboard, all archived')
  await page.getByRole('link', { name: 'Go to Design Corner' }).click()
  await page.getByRole('button', { name: 'Show archived designs' }).click()
  await expect(page.getByRole('heading', { name: 'Safe water' })).toBeVisible()
})

test('designs that cannot be loaded are told, and come with the next try', ONCE, async ({ page, program }) => {
  await asTeacher(page, program, 'Abena', { at: '/achievements' })
  await makeDesign(page, program, { title: 'Safe water' })
  await expect(page.getByRole('heading', { level: 1, name: 'Achievements' })).toBeVisible()
  await program.stop()
  await page.evaluate(() => {
    history.pushState(null, '', '/')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByText('Your designs could not be loaded')).toBeVisible()
  await expectAccessible(page, 'dashboard, not loaded')
  await program.start()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page)).toHaveText(['Safe water'])
})
