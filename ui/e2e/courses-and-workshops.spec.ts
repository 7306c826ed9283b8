import { asTeacher, expect, expectAccessible, expectAccessibleInBoth, ONCE, test } from './fixtures'

const COURSES = ['Design Thinking and Project-Based Learning', 'AI Masterclass for School Leaders', 'Small Steps: Microlearning for Teachers'] as const

test('three courses, found by search and category', async ({ page, program, watch }) => {
  await asTeacher(page, program, 'Amina', { at: '/courses' })
  const titles = page.getByRole('main').getByRole('heading', { level: 3 })
  await expect(titles).toHaveText([...COURSES])
  const card = (title: string) => page.getByRole('main').getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
  for (const text of ['Live', '10 weeks', 'An experienced teacher of your school or cluster', '+2 more']) await expect(card(COURSES[0])).toContainText(text)
  await expect(card(COURSES[0]).getByRole('listitem')).toHaveCount(3) // highlights, of five
  await expect(card(COURSES[1])).toContainText('29 and 30 August 2025')
  await expect(card(COURSES[1])).toContainText('Date has passed')
  await expect(card(COURSES[2]).getByText('Live', { exact: true })).toHaveCount(0)
  await expect(card(COURSES[2]).locator('img')).toHaveAttribute('src', /^\/catalogue\/courses\//)
  await expectAccessibleInBoth(page, 'courses')

  const categories = page.getByRole('group', { name: 'Categories' })
  await categories.getByRole('button', { name: 'Self-Paced Courses' }).click()
  await expect(titles).toHaveText([COURSES[2]])
  await categories.getByRole('button', { name: 'Workshops' }).click()
  await expect(titles).toHaveText([COURSES[0], COURSES[1]])
  await categories.getByRole('button', { name: 'All Courses' }).click()
  const search = page.getByRole('searchbox', { name: 'Search courses by title, description or highlights' })
  for (const [words, found] of [['MASTERCLASS', COURSES[1]], ['ten weekly sessions', COURSES[0]], ['task for tomorrow', COURSES[2]]] as const) {
    await search.fill(words)
    await expect(titles).toHaveText([found])
  }
  await search.fill('volcano')
  await expect(page.getByText('No courses found')).toBeVisible()
  await expectAccessible(page, 'no courses found')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(titles).toHaveCount(3)
  expect(watch.errors).toEqual([])
})

test('Learn More opens the whole outline in a new tab; a course that is over says so', ONCE, async ({ page, program, context }) => {
  await asTeacher(page, program, 'Kofi', { at: '/courses' })
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: `Learn More about ${COURSES[1]}` }).click()
  const tab = await opened
  await expect(tab.getByRole('heading', { level: 1, name: COURSES[1] })).toBeVisible()
  await expect(tab.getByText('The date of this course has passed (29 and 30 August 2025).')).toBeVisible()
  await expect(tab.getByRole('region', { name: 'Outline' }).getByRole('article')).not.toHaveCount(0)
  await expectAccessibleInBoth(tab, 'course outline')
})

test('the self-paced course is read lesson by lesson, and remembers how far one is', async ({ page, program, watch }) => {
  await asTeacher(page, program, 'Zuri', { at: '/courses/microlearning-teachers' })
  await expect(page.getByText('0 of 8 lessons done')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Lessons' }).getByRole('listitem')).toHaveCount(8)
  await expectAccessible(page, 'self-paced course')
  await page.getByRole('link', { name: 'Start the course' }).click()
  for (let n = 1; n <= 8; n++) {
    await expect(page.getByText(`Lesson ${n} of 8`)).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: /^Do this/ })).toBeVisible()
    if (n === 1) await expectAccessibleInBoth(page, 'lesson')
    if (n < 3) await page.getByRole('checkbox', { name: 'I have done this task' }).check()
    await page.getByRole('link', { name: n < 8 ? 'Next lesson' : 'To the course overview' }).click()
  }
  await expect(page.getByText('2 of 8 lessons done')).toBeVisible()
  await page.reload()
  await expect(page.getByText('2 of 8 lessons done')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continue the course' })).toBeVisible()
  expect(watch.errors).toEqual([])
})
