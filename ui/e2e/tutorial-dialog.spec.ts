import { asTeacher, expect, expectAccessibleInBoth, ONCE, test } from './fixtures'

const NAME = 'Tutorial: find your way and create a lesson plan'

test('the tutorial plays its recording, with captions, and says the same in words', async ({ page, program, watch }) => {
  await asTeacher(page, program, 'Amina')
  await page.getByRole('button', { name: 'Watch Tutorial' }).click()
  const tutorial = page.getByRole('dialog', { name: NAME })
  const steps = tutorial.getByRole('listitem')
  await expect(steps).toHaveCount(7)
  await expectAccessibleInBoth(page, 'tutorial')

  const body = tutorial.getByRole('group', { name: NAME }) // the keyboard's own stop where the steps do not fit on the screen
  await body.press('End')
  await expect(steps.last()).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: page.viewportSize()!.width, height: 1000 })
  await expect(body).toHaveCount(0)

  const video = tutorial.getByLabel('Screen recording: create a lesson plan')
  const captions = () => video.evaluate((it: HTMLVideoElement) => it.textTracks[0]?.cues?.length ?? 0)
  await expect.poll(captions).toBeGreaterThan(3)
  await video.press('Space')
  await expect.poll(() => video.evaluate((it: HTMLVideoElement) => it.currentTime)).toBeGreaterThan(0)
  await tutorial.getByRole('button', { name: 'Close' }).click()
  await expect(tutorial).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Watch Tutorial' })).toBeFocused()
  expect(watch.errors).toEqual([])
})

test('where the recording cannot be had the steps remain, and it may be tried again', ONCE, async ({ page, program }) => {
  await page.route('**/media/**', (route) => route.abort())
  await asTeacher(page, program, 'Kofi')
  await page.getByRole('button', { name: 'Watch Tutorial' }).click()
  const tutorial = page.getByRole('dialog', { name: NAME })
  await expect(tutorial.getByText('The video cannot be played here. The same steps are written below.')).toBeVisible()
  await expect(tutorial.getByRole('listitem').first()).toHaveText('On the dashboard, press “New Design”.')
  await expectAccessibleInBoth(page, 'tutorial without its recording')
  await page.unroute('**/media/**')
  await tutorial.getByRole('button', { name: 'Try the video again' }).click()
  await expect(tutorial.getByLabel('Screen recording: create a lesson plan')).toBeVisible()
})
