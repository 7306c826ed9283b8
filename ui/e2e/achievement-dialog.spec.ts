import { asTeacher, expect, expectAccessibleInBoth, expectToast, makeDesign, test } from './fixtures'

test('new badges are congratulated on one after another, and may be answered with stars and words', async ({ page, program, watch }) => {
  await asTeacher(page, program, 'Amina', { at: '/resources' })
  for (let n = 0; n < 3; n++) await makeDesign(page, program)
  await page.goto(new URL('/achievements', program.url).href)
  await page.getByRole('button', { name: 'Check Progress' }).click()
  await expectToast(page, 'New Achievement!', "You've unlocked 2 new badge(s)!")
  const dialog = page.getByRole('dialog', { name: 'Congratulations!' })
  for (const text of ['First Lesson', 'You made your first lesson plan.', '+10 points earned!', 'How is Somo helping your teaching?']) await expect(dialog).toContainText(text)
  await expect(dialog.locator('img')).toHaveAttribute('src', '/catalogue/badges/thread.svg')
  await expect(dialog.getByRole('button', { name: 'Submit' })).toBeDisabled()
  await expectAccessibleInBoth(page, 'achievement')
  await dialog.getByRole('radio', { name: '4 stars' }).check({ force: true })
  await dialog.getByLabel('Your comment').fill('  My class builds things now.  ')
  const sent = page.waitForRequest('**/api/feedback')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  expect((await sent).postDataJSON()).toEqual({
    type: 'achievement', rating: '4', feedback: 'My class builds things now.', context: 'achievement-unlock',
    metadata: { achievementId: 'first-lesson', achievementName: 'First Lesson', achievementPoints: 10 },
  })
  await expect(dialog).toContainText('Three Strands')
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(dialog.getByLabel('Your comment')).toHaveValue('')
  await dialog.getByRole('button', { name: 'Skip' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Check Progress' }).click()
  await expectToast(page, 'No new badges yet', 'Your next badge comes with your next lesson plans.')
  expect(watch.errors).toEqual([])
})
