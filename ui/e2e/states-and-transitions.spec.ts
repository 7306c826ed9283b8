import { expect, test } from './fixtures'
import { answerConfirm, at, choose, expectToast, makeDesign, openPlan, stopClock, teacher, toastOf } from './helpers-2'

test('share button: idle, Sharing..., Copied! and after 2 s idle again', async ({ page, program, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await teacher(page, program)
  const dialog = await openPlan(page, program, await makeDesign(page, program))
  let answer = () => {}
  const held = new Promise<void>((resolve) => { answer = resolve })
  await page.route('**/share', async (route) => {
    await held
    await route.continue()
  })
  await stopClock(page)
  await dialog.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(dialog.getByRole('button', { name: 'Sharing...' })).toBeDisabled()
  answer()
  await expect(dialog.getByRole('button', { name: 'Copied!' })).toBeEnabled()
  await page.clock.runFor(1999)
  await expect(dialog.getByRole('button', { name: 'Copied!' })).toBeVisible()
  await page.clock.runFor(1)
  await expect(dialog.getByRole('button', { name: 'Share', exact: true })).toBeVisible()
})

test('a device that can share is given the plan, and nothing is said where the teacher thinks better of it', async ({ page, program }) => {
  await page.addInitScript(() => {
    navigator.share = (data) => {
      sessionStorage.setItem('given', JSON.stringify(data))
      return Promise.reject(new DOMException('', 'AbortError'))
    }
  })
  await teacher(page, program)
  const design = await makeDesign(page, program)
  const dialog = await openPlan(page, program, design)
  await dialog.getByRole('button', { name: 'Share', exact: true }).click()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('given'))).toContain('/shared/')
  expect(JSON.parse(await page.evaluate(() => sessionStorage.getItem('given') ?? ''))).toMatchObject({ title: design.title, text: expect.stringContaining('Clean water for our school') })
  await expect(dialog.getByRole('button', { name: 'Share', exact: true })).toBeEnabled()
  await expect(page.locator('#toasts p')).toHaveCount(0)
})

test('delete: dismissed, nothing happens; accepted, "Deleting..." until it is gone', async ({ page, program }) => {
  await teacher(page, program)
  const { title } = await makeDesign(page, program)
  await page.goto(program.url)
  const card = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: title, exact: true }) })
  const dismissed = answerConfirm(page, false)
  await choose(page, `Actions for ${title}`, 'Delete')
  expect(await dismissed).toBe('Are you sure you want to delete this design? This action cannot be undone.')
  await expect(card).toHaveAttribute('aria-busy', 'false')

  let answer = () => {}
  const held = new Promise<void>((resolve) => { answer = resolve })
  await page.route('**/api/designs/*', async (route) => {
    await held
    await route.continue()
  })
  const accepted = answerConfirm(page, true)
  await choose(page, `Actions for ${title}`, 'Delete')
  await accepted
  await expect(card.getByText('Deleting...')).toBeVisible()
  answer()
  await expect(card).toHaveCount(0)
  await expect(page.getByText('No designs yet')).toBeVisible()
})

test('design status: a new one is a draft; active, archived and back by the card\'s menu', async ({ page, program }) => {
  await teacher(page, program)
  const { title } = await makeDesign(page, program)
  await page.goto(program.url)
  const card = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: title, exact: true }) })
  await expect(card.getByText('draft', { exact: true })).toBeVisible()
  const setStatus = async (status: string) => {
    await page.getByRole('button', { name: `Actions for ${title}` }).click()
    await page.getByRole('menuitemradio', { name: status }).click()
  }
  await setStatus('active')
  await expect(card.getByText('active', { exact: true })).toBeVisible()
  await setStatus('archived')
  await expect(page.getByText('All your designs are archived')).toBeVisible()
  await expect(page.getByText(`You created ${title}`)).toHaveCount(0)
})

test('lesson plan dialog: Cancel discards, Save makes the next version and returns to view', async ({ page, program }) => {
  await teacher(page, program)
  const design = await makeDesign(page, program)
  const dialog = await openPlan(page, program, design)
  const overview = dialog.getByRole('textbox', { name: 'Overview' })
  const edit = dialog.getByRole('button', { name: 'Edit', exact: true })
  await edit.click()
  await overview.fill('Thrown away')
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(dialog.getByText('Learners follow the water')).toBeVisible()
  for (const version of ['1.1', '1.2']) {
    await edit.click()
    await overview.fill(`Kept in ${version}`)
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(dialog.getByText(`Kept in ${version}`)).toBeVisible()
    await expect(dialog.getByRole('button', { name: `${version}, see all versions` })).toBeVisible()
  }
})

test('regenerate: "Regenerating...", both buttons disabled; the dialog closes on success', async ({ page, program }) => {
  await teacher(page, program)
  const { title } = await makeDesign(page, program)
  await page.goto(at(program, '/design-corner'))
  await choose(page, `More actions for “${title}”`, 'Edit prompt & regenerate')
  const dialog = page.getByRole('dialog', { name: 'Edit Prompt & Regenerate Design' })
  await expect(dialog.getByRole('textbox', { name: /^Topic/ })).not.toHaveValue('')
  let answer = () => {}
  const held = new Promise<void>((resolve) => { answer = resolve })
  await page.route('**/regenerate', async (route) => {
    await held
    await route.continue()
  })
  await dialog.getByRole('button', { name: 'Regenerate Design' }).click()
  await expect(dialog.getByRole('button', { name: 'Regenerating...' })).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  answer()
  await expect(dialog).toBeHidden()
})

test('toasts: one at a time, for 5 s, reached by F8, away by a swipe of 50 px to the right', async ({ page, program }) => {
  await teacher(page, program)
  await page.goto(at(program, '/achievements'))
  const check = page.getByRole('button', { name: 'Check Progress' })
  const toast = toastOf(page, 'default')
  const show = async () => {
    await check.click()
    await expectToast(page, 'No new badges yet', 'Your next badge comes with your next lesson plans.')
    await page.mouse.move(5, 5)
  }
  await stopClock(page)
  await test.step('5 s', async () => {
    await show()
    await page.clock.runFor(4999)
    await expect(toast).toBeVisible()
    await page.clock.runFor(1)
    await expect(toast).toHaveCount(0)
  })
  await test.step('one at a time', async () => {
    await show()
    const first = await toast.elementHandle()
    await check.click()
    await expect.poll(() => first?.evaluate((card) => card.isConnected)).toBe(false)
    await expect(page.locator('#toasts > *')).toHaveCount(1)
  })
  await test.step('F8, and Escape', async () => {
    await page.keyboard.press('F8')
    await expect(page.locator('#toasts')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(toast).toHaveCount(0)
  })
  await test.step('swipe', async () => {
    await show()
    const box = await toast.boundingBox()
    if (!box) throw new Error('the toast has no place')
    const [x, y] = [box.x + 20, box.y + 20]
    const swipe = async (px: number) => {
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + px, y, { steps: 3 })
      await page.mouse.up()
    }
    await swipe(49)
    await expect(toast).toBeVisible()
    await page.clock.runFor(200)
    await swipe(-80)
    await expect(toast).toBeVisible()
    await page.clock.runFor(200)
    await swipe(50)
    await expect(toast).toHaveCount(0)
  })
})

test('feedback widget: closed, open, submitted for 3 s, closed and empty', async ({ page, program }) => {
  await teacher(page, program)
  await page.goto(at(program, '/design-corner'))
  const panel = page.getByRole('dialog', { name: 'Quick Feedback' })
  await expect(panel).toHaveCount(0)
  await page.getByRole('button', { name: 'Give feedback' }).click()
  await panel.getByRole('textbox').fill('It prints well.')
  await stopClock(page)
  const sent = page.waitForRequest('**/api/feedback')
  await panel.getByRole('button', { name: 'Love it!' }).click()
  expect((await sent).postDataJSON()).toEqual({ type: 'emoji', rating: '😍', context: 'floating-widget', feedback: 'It prints well.' })
  await expect(panel.getByText('Thank you!')).toBeVisible()
  await page.clock.runFor(2999)
  await expect(panel).toBeVisible()
  await page.clock.runFor(1)
  await expect(panel).toHaveCount(0)
  await page.getByRole('button', { name: 'Give feedback' }).click()
  await expect(panel.getByRole('textbox')).toHaveValue('')
  await expect(panel.locator('[aria-pressed=true]')).toHaveCount(0)
})
