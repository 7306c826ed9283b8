import { asTeacher, expect, expectAccessibleInBoth, expectToast, test, ONCE } from './fixtures'

test('the feedback widget is on every signed-in page', async ({ page, program }) => {
  await page.goto(program.url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Give feedback' })).toHaveCount(0)
  await asTeacher(page, program, 'Amina')
  for (const path of ['/', '/design-corner', '/courses', '/resources', '/achievements', '/profile', '/settings']) {
    await page.goto(new URL(path, program.url).href)
    await expect(page.getByRole('button', { name: 'Give feedback' })).toBeVisible()
  }
})

test('an emoji is sent at once; words are sent by their button; thanks stay for three seconds', ONCE, async ({ page, program, watch }) => {
  await page.clock.install()
  await asTeacher(page, program, 'Kofi', { at: '/resources' })
  await page.getByRole('button', { name: 'Give feedback' }).click()
  const panel = page.getByRole('dialog', { name: 'Quick Feedback' })
  await expect(panel.getByRole('group').getByRole('button')).toHaveText([/Love it!/, /Good/, /Okay/, /Not great/])
  const send = panel.getByRole('button', { name: 'Send Feedback' })
  await expect(send).toHaveCount(0)
  await expectAccessibleInBoth(page, 'feedback')
  const emoji = page.waitForRequest('**/api/feedback')
  await panel.getByRole('button', { name: 'Good' }).click()
  expect((await emoji).postDataJSON()).toEqual({ type: 'emoji', rating: '👍', context: 'floating-widget' })
  await expectToast(page, 'Thanks for your feedback!', 'Your input helps us improve Somo.')
  await expect(panel).toContainText('Thank you!')
  await page.clock.fastForward(3000)
  await expect(panel).toHaveCount(0)

  await page.getByRole('button', { name: 'Give feedback' }).click()
  const words = panel.getByLabel('Tell us more')
  await expect(words).toHaveValue('')
  await words.fill('   ')
  await expect(send).toHaveCount(0)
  await words.fill('  More for Grade 1, please.  ')
  const text = page.waitForRequest('**/api/feedback')
  await send.click()
  expect((await text).postDataJSON()).toEqual({ type: 'general', feedback: 'More for Grade 1, please.', context: 'floating-widget' })
  await expect(panel).toContainText('Thank you!')
  expect(watch.errors).toEqual([])
})
