import type { Page } from '@playwright/test'
import { asTeacher, expect, expectAccessible, expectAccessibleInBoth, test, ONCE } from './fixtures'

const STEPS = ['Welcome to Somo!', 'Create a design', 'Visit the Design Corner', 'You are ready'] as const
const tour = (page: Page) => page.getByRole('dialog').filter({ hasText: /Step \d of 4/ })

test('the tour opens after a second, leads through four steps, and does not come again once finished', async ({ page, program, watch }) => {
  await page.clock.install()
  await asTeacher(page, program, 'Amina', { isNew: true })
  await expect(page.getByText('No designs yet')).toBeVisible()
  await page.clock.fastForward(1000)
  for (const [i, title] of STEPS.entries()) {
    const step = page.getByRole('dialog', { name: title })
    await expect(step).toContainText(`Step ${i + 1} of 4`)
    await expect(step.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String((i + 1) * 25))
    if (i === 0) await expectAccessibleInBoth(page, 'tour')
    if (i === 2) {
      await step.getByRole('button', { name: 'Previous' }).click()
      await expect(tour(page)).toContainText('Step 2 of 4')
      await tour(page).getByRole('button', { name: 'Next' }).click()
      await expect(tour(page)).toContainText('Step 3 of 4')
      await expectAccessible(page, 'tour, step 3')
    }
    await step.getByRole('button', { name: i < 3 ? 'Next' : 'Get Started' }).click()
  }
  await expect(tour(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('No designs yet')).toBeVisible()
  await page.clock.fastForward(5000)
  await expect(tour(page)).toHaveCount(0)
  expect(watch.errors).toEqual([])
})

for (const way of ['Skip Tour', 'Close']) {
  test(`${way} puts the tour off to the next visit`, ONCE, async ({ page, program }) => {
    await page.clock.install()
    await asTeacher(page, program, 'Kofi', { isNew: true })
    for (const visit of ['first', 'second']) {
      await expect(page.getByText('No designs yet'), visit).toBeVisible()
      await page.clock.fastForward(1000)
      await tour(page).getByRole('button', { name: way }).click()
      await expect(tour(page)).toHaveCount(0)
      await page.reload()
    }
  })
}
