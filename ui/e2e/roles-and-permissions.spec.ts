import { expect, test } from './fixtures'
import { at, expectError, expectLoggedOut, makeDesign, rememberAlerts, runUntil, shareCode, stopClock, teacher, toastOf } from './helpers-2'

const SIGNED_IN = ['/design-corner', '/design/some-design', '/courses', '/resources', '/achievements', '/profile', '/settings']

test('signed out, every signed-in page says so and leads to sign-in', async ({ page, program }) => {
  await rememberAlerts(page)
  for (const path of SIGNED_IN) await test.step(path, () => expectLoggedOut(page, () => page.goto(at(program, path))))
  await page.goto(program.url)
  await expect(page.getByRole('link', { name: 'Get Started Free' })).toBeVisible()
})

test('the redirect comes 500 ms after the toast', async ({ page, program }) => {
  await stopClock(page)
  await page.goto(at(program, '/design-corner'))
  await runUntil(page, toastOf(page, 'destructive'))
  await expectError(page, 'Unauthorized', 'You are logged out. Logging in again...')
  await page.clock.runFor(480) // at most 10 ms have passed already
  expect(new URL(page.url()).pathname).toBe('/design-corner')
  await page.clock.runFor(20)
  await expect(page).toHaveURL(/\/login$/)
})

test('the designs of one teacher are for no other: to read, to change or to delete', async ({ page, program, browser }) => {
  await teacher(page, program)
  const design = await makeDesign(page, program)
  const context = await browser.newContext()
  const other = await context.newPage()
  await teacher(other, program, { name: 'Kofi', email: 'kofi@example.org' })

  await other.goto(at(program, `/design/${design.id}`))
  await expect(other.getByText('This lesson plan could not be loaded')).toBeVisible()
  await expect(other.getByText(design.title)).toHaveCount(0)
  const path = (rest: string) => at(program, `/api/designs/${design.id}${rest}`)
  const { request } = other
  const prompt = { subject: 'physics', topic: 'Levers', gradeLevel: 'Grade 8', skills: ['Research'] }
  const answers = await Promise.all([
    request.get(path('')), request.get(path('/prompt')), request.get(path('/versions')), request.get(path('/ratings')), request.get(path('/export/pdf')),
    request.get(path('/export/json')), request.post(path('/versions'), { data: { version: '9.9', contentJson: {} } }), request.post(path('/regenerate'), { data: prompt }),
    request.post(path('/share')), request.delete(path('/share')), request.patch(path(''), { data: { title: 'Mine' } }), request.delete(path('')),
  ])
  expect(answers.map((answer) => answer.status())).toEqual(answers.map(() => 404))
  expect(await (await page.request.get(path(''))).json()).toMatchObject({ title: design.title, version: '1.0' })
  await context.close()
})

test('shared pages are open to anyone, rating included, and show nothing private', async ({ page, program, browser }) => {
  await teacher(page, program)
  const design = await makeDesign(page, program)
  const paths = [`/shared/${await shareCode(page, program, design)}`, `/shared-lesson/${design.id}`]
  for (const path of paths) {
    await test.step(path.split('/')[1] ?? path, async () => {
      const context = await browser.newContext()
      const visitor = await context.newPage()
      await visitor.goto(at(program, path))
      await expect(visitor.getByRole('heading', { level: 1, name: design.title })).toBeVisible()
      await expect(visitor.getByRole('button', { name: 'Save a copy to my designs' })).toHaveCount(0)
      expect(await visitor.content()).not.toContain('amina@example.org')
      await visitor.getByRole('button', { name: 'Submit Rating' }).click()
      await expect(visitor.getByText('Thank you for your feedback!')).toBeVisible()
      await context.close()
    })
  }
  await page.goto(at(program, paths[0] ?? ''))
  await expect(page.getByText('5.0 (2 ratings)')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save a copy to my designs' })).toBeVisible()
  const unshared = await makeDesign(page, program, { title: 'Not shared' })
  await page.goto(at(program, `/shared-lesson/${unshared.id}`))
  await expect(page.getByRole('heading', { name: 'Lesson Plan Not Found' })).toBeVisible()
})
