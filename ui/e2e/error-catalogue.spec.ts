import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { answerConfirm, at, choose, expectError, expectLoggedOut, expectToast, makeDesign, openPlan, PLAN, shareCode, teacher, toastOf } from './helpers-2'

// The rows of the error catalogue in its order, then the toasts of success. Failures are real: the program is stopped,
// the session is gone, or the design was deleted from elsewhere.

const CORNER = '/design-corner'

async function fillWizard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New Design' }).first().click()
  const wizard = page.getByRole('dialog')
  const next = wizard.getByRole('button', { name: 'Next Step' })
  await wizard.getByText('Physics', { exact: true }).click()
  await next.click()
  await wizard.getByRole('textbox', { name: 'Topic' }).fill('Simple machines: levers')
  await next.click()
  await wizard.getByText('Grade 8', { exact: true }).click()
  await next.click()
  await wizard.getByText('Design Thinking', { exact: true }).first().click()
  await next.click()
  await wizard.getByRole('button', { name: 'Create Design' }).waitFor() // the last step has come before anything is stopped
}

const create = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Create Design' }).click()

test('Rating out of range, Rating submit fails, Shared plan fails to load, and "Thank you!"', async ({ page, program, browser }) => {
  await teacher(page, program)
  const design = await makeDesign(page, program)
  const code = await shareCode(page, program, design)
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(at(program, `/shared/${code}`))
  const submit = visitor.getByRole('button', { name: 'Submit Rating' })

  await test.step('Rating out of range', async () => {
    await visitor.locator('input[name=rating]:checked').evaluate((star: HTMLInputElement) => { star.checked = false })
    await submit.click()
    await expectError(visitor, 'Invalid Rating', 'Please select a rating between 1 and 5 stars.')
  })
  await test.step('Rating submit fails', async () => {
    await page.request.delete(at(program, `/api/designs/${design.id}/share`))
    await visitor.getByRole('radio', { name: '4 stars' }).press('Space') // by the keyboard: on phones the toast may lie over it
    await submit.click()
    await expectError(visitor, 'Error', 'Failed to submit rating. Please try again.')
    await expect(submit).toBeEnabled()
  })
  await test.step('Shared plan fails to load', async () => {
    await visitor.reload()
    await expect(visitor.getByRole('heading', { name: 'Lesson Plan Not Found' })).toBeVisible()
    await expect(visitor.getByText('This shared lesson plan could not be found or is no longer available.')).toBeVisible()
  })
  await test.step('success: Thank you!', async () => {
    await visitor.goto(at(program, `/shared/${await shareCode(page, program, design)}`))
    await submit.click()
    await expectToast(visitor, 'Thank you!', 'Your rating has been submitted successfully.')
    await expect(visitor.getByText('Thank you for your feedback!')).toBeVisible()
  })
  await visitor.context().close()
})

test('Prompt fetch fails, Regenerate or version creation fails, and "Design Regenerated!"', async ({ page, program }) => {
  await teacher(page, program)
  const design = await makeDesign(page, program)
  const other = await makeDesign(page, program, { title: 'Another design' })
  await page.goto(at(program, CORNER))
  const open = (title: string) => choose(page, `More actions for “${title}”`, 'Edit prompt & regenerate')
  const dialog = page.getByRole('dialog', { name: 'Edit Prompt & Regenerate Design' })
  const regenerate = dialog.getByRole('button', { name: 'Regenerate Design' })

  await test.step('success: Design Regenerated!', async () => {
    await open(design.title)
    await regenerate.click()
    await expectToast(page, 'Design Regenerated!', 'Your lesson plan has been updated with the new prompt and a new version has been created.')
    await expect(dialog).toBeHidden()
  })
  await test.step('Regenerate fails', async () => {
    await open(design.title)
    await expect(dialog.getByRole('textbox', { name: /^Topic/ })).toHaveValue('Clean water for our school')
    await page.request.delete(at(program, `/api/designs/${design.id}`))
    await regenerate.click()
    await expectError(page, 'Error', 'Failed to regenerate the design. Please try again.')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })
  await test.step('Version creation fails', async () => {
    await open(other.title)
    await expect(dialog.getByRole('textbox', { name: /^Topic/ })).not.toHaveValue('')
    const isPost = (url: URL) => url.pathname.endsWith('/versions')
    await page.route(isPost, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
    await regenerate.click()
    await expectError(page, 'Error', 'Failed to regenerate the design. Please try again.')
    await page.unroute(isPost)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })
  await test.step('Prompt fetch fails', async () => {
    const third = await makeDesign(page, program, { title: 'A third design' })
    await page.goto(at(program, CORNER))
    await expect(page.getByRole('button', { name: third.title, exact: true })).toBeVisible()
    await page.request.delete(at(program, `/api/designs/${third.id}`))
    await open(third.title)
    await expectError(page, 'Error', 'Failed to load the original prompt data.')
  })
})

test('Share response lacks shareableLink, Share call fails, Share failure (lesson dialog), and the toasts of a share', async ({ page, program, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await teacher(page, program)
  const design = await makeDesign(page, program)
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  const share = () => choose(page, `Actions for ${design.title}`, 'Share')
  await page.goto(program.url)

  await test.step('success: Link Copied!', async () => {
    await share()
    await expectToast(page, 'Link Copied!', 'The shareable link has been copied to your clipboard.')
    expect(await copied()).toBe(`${new URL(await copied()).origin}/shared/${await shareCode(page, program, design)}`)
  })
  await test.step('Share response lacks shareableLink', async () => {
    await page.route('**/share', (route) => route.fulfill({ json: {} }))
    await share()
    await expectError(page, 'Error', 'Failed to generate a valid shareable link.')
    await page.unroute('**/share')
  })
  await test.step('success: Copied to clipboard!', async () => {
    const dialog = await openPlan(page, program, design)
    await dialog.getByRole('button', { name: 'Share', exact: true }).click()
    await expectToast(page, 'Copied to clipboard!', 'Share link has been copied to clipboard.')
    const text = await copied()
    for (const part of [design.title, 'Chemistry', 'Grade 8', 'Clean water for our school', `/shared/`]) expect(text).toContain(part)
  })
  await test.step('clipboard fails: Share Link', async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
      document.execCommand = () => false
    })
    await page.getByRole('dialog').getByRole('button', { name: /^(Share|Copied!)$/ }).click()
    await expectToast(page, 'Share Link', await page.evaluate(async (id) => ((await (await fetch(`/api/designs/${id}/share`, { method: 'POST' })).json()) as { shareableLink: string }).shareableLink, design.id))
  })
  await test.step('Share failure (lesson dialog)', async () => {
    await program.stop()
    await page.getByRole('dialog').getByRole('button', { name: 'Share', exact: true }).click()
    await expectError(page, 'Error', 'Failed to share lesson plan.')
    await program.start()
  })
  await test.step('Share call fails', async () => {
    await page.goto(program.url)
    await share()
    await expect(toastOf(page, 'default')).toBeVisible()
    await program.stop()
    await share()
    await expectError(page, 'Error', 'Failed to generate shareable link. Please try again.')
  })
})

test('Delete fails (card area and dashboard), and "Design Deleted", "Deleted!"', async ({ page, program }) => {
  await teacher(page, program)
  const first = await makeDesign(page, program, { title: 'The first design' })
  const second = await makeDesign(page, program, { title: 'The second design' })
  await makeDesign(page, program, { title: 'The third design' })
  const inCorner = (title: string) => page.getByRole('button', { name: `Delete “${title}”` }).click()
  const onDashboard = (title: string) => choose(page, `Actions for ${title}`, 'Delete')
  page.on('dialog', (question) => void question.accept())

  await test.step('success: Design Deleted', async () => {
    await page.goto(at(program, CORNER))
    await inCorner(first.title)
    await expectToast(page, 'Design Deleted', 'The lesson design has been permanently deleted.')
    await expect(page.getByRole('button', { name: first.title, exact: true })).toHaveCount(0)
  })
  await test.step('Delete fails (card area)', async () => {
    await program.stop()
    await inCorner(second.title)
    await expectError(page, 'Error', 'Failed to delete the design. Please try again.')
    await program.start()
  })
  await test.step('success: Deleted!', async () => {
    await page.goto(program.url)
    await onDashboard(second.title)
    await expectToast(page, 'Deleted!', 'Design has been deleted successfully.')
  })
  await test.step('Delete fails (dashboard)', async () => {
    await program.stop()
    await onDashboard('The third design')
    await expectError(page, 'Error', 'Failed to delete design. Please try again.')
  })
})

test('Unauthorized on create, save, delete, achievement check and page access', async ({ page, program, context }) => {
  await teacher(page, program)
  const design = await makeDesign(page, program)
  const { cookies } = await context.storageState()
  const leave = () => context.clearCookies()
  const comeBack = async (path: string) => {
    await context.addCookies(cookies)
    await page.goto(at(program, path))
  }

  await test.step('create', async () => {
    await page.goto(program.url)
    await fillWizard(page)
    await leave()
    await expectLoggedOut(page, () => create(page))
  })
  await test.step('save', async () => {
    await context.addCookies(cookies)
    const dialog = await openPlan(page, program, design)
    await dialog.getByRole('button', { name: 'Edit', exact: true }).click()
    await dialog.getByRole('textbox', { name: 'Overview' }).fill('Another overview')
    await leave()
    await expectLoggedOut(page, () => dialog.getByRole('button', { name: 'Save', exact: true }).click())
  })
  await test.step('delete', async () => {
    await comeBack(CORNER)
    const remove = page.getByRole('button', { name: `Delete “${design.title}”` })
    await remove.waitFor()
    await leave()
    const asked = answerConfirm(page, true)
    await expectLoggedOut(page, () => remove.click())
    await asked
  })
  await test.step('achievement check', async () => {
    await comeBack('/achievements')
    const check = page.getByRole('button', { name: 'Check Progress' })
    await check.waitFor()
    await leave()
    await expectLoggedOut(page, () => check.click())
  })
  await test.step('page access', () => expectLoggedOut(page, () => page.goto(at(program, CORNER))))
})

test('Other creation failure, Achievement check failure at creation, and "Success!", "Achievement Unlocked!"', async ({ page, program }) => {
  await teacher(page, program)
  await page.goto(program.url)
  await fillWizard(page)

  await test.step('Other creation failure', async () => {
    await program.stop()
    await create(page)
    await expectError(page, 'Error', 'Failed to create learning design. Please try again.')
    await program.start()
  })
  await test.step('Achievement check failure is silently ignored', async () => {
    await page.route('**/api/check-achievements', (route) => route.abort())
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/check-achievements'))
    await create(page)
    await expectToast(page, 'Success!', 'Your learning design has been created successfully.')
    await failed
    await expect(toastOf(page, 'destructive')).toHaveCount(0)
    await expectToast(page, 'Success!', 'Your learning design has been created successfully.')
    await page.unroute('**/api/check-achievements')
  })
  await test.step('success: Achievement Unlocked!', async () => {
    await page.goto(program.url)
    await fillWizard(page)
    await create(page)
    await expectToast(page, 'Achievement Unlocked!', "You've earned 1 new badge(s)!")
    await expect(page.getByRole('dialog', { name: 'Congratulations!' })).toBeVisible()
  })
})

test('Save failure, PDF failure, No content to download, and "Saved!", "Downloaded!"', async ({ page, program }) => {
  await teacher(page, program)
  const design = await makeDesign(page, program)
  const empty = await makeDesign(page, program, { title: 'A design without a plan', plan: null })

  await test.step('No content to download', async () => {
    const dialog = await openPlan(page, program, empty)
    await expect(dialog.getByText('No lesson plan content available')).toBeVisible()
    await dialog.getByRole('button', { name: 'Download PDF' }).click()
    await expectToast(page, 'No Content', "This lesson plan doesn't have any content to download yet.")
  })
  const dialog = await openPlan(page, program, design)
  const download = dialog.getByRole('button', { name: 'Download PDF' })
  const edit = async (overview: string) => {
    await dialog.getByRole('button', { name: 'Edit', exact: true }).click()
    await dialog.getByRole('textbox', { name: 'Overview' }).fill(overview)
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  }
  await test.step('success: Downloaded!', async () => {
    const file = page.waitForEvent('download')
    await download.click()
    await file
    await expectToast(page, 'Downloaded!', 'Lesson plan has been downloaded as a PDF file.')
  })
  await test.step('success: Saved!', async () => {
    await edit('From the well to the cup, step by step.')
    await expectToast(page, 'Saved!', 'Your changes have been saved successfully.')
  })
  await page.request.delete(at(program, `/api/designs/${design.id}`))
  await test.step('PDF failure', async () => {
    await download.click()
    await expectError(page, 'Error', 'Failed to generate PDF. Please try again.')
  })
  await test.step('Save failure', async () => {
    await edit('Lost words?')
    await expectError(page, 'Error', 'Failed to save changes. Please try again.')
    await expect(dialog.getByRole('textbox', { name: 'Overview' })).toHaveValue('Lost words?')
  })
})

test('Design Corner download failure, and the same without content', async ({ page, program }) => {
  await teacher(page, program)
  const design = await makeDesign(page, program)
  const empty = await makeDesign(page, program, { title: 'A design without a plan', plan: null })
  await page.goto(at(program, CORNER))
  const download = (title: string) => choose(page, `Share or download “${title}”`, 'Download PDF')

  await download(empty.title)
  await expectToast(page, 'No Content', "This lesson plan doesn't have any content to download yet.")
  const file = page.waitForEvent('download')
  await download(design.title)
  await file
  await expectToast(page, 'Downloaded!', 'Lesson plan has been downloaded as a PDF file.')
  await program.stop()
  await download(design.title)
  await expectError(page, 'Error', 'Failed to download lesson plan. Please try again.')
})

test('Feedback failure, and "Thanks for your feedback!"', async ({ page, program }) => {
  await teacher(page, program)
  await page.goto(at(program, CORNER))
  await page.getByRole('button', { name: 'Give feedback' }).click()
  const panel = page.getByRole('dialog', { name: 'Quick Feedback' })
  await expect(panel).toBeVisible()

  await test.step('the server cannot be reached', async () => {
    await program.stop()
    await panel.getByRole('button', { name: 'Good' }).click()
    await expectError(page, 'Feedback Error', 'Failed to submit feedback. Please try again.')
    await program.start()
  })
  await test.step('the server says why', async () => {
    await page.route('**/api/feedback', (route) => route.fulfill({ status: 507, json: { code: 'disk_full', message: 'The disk is full; nothing was changed.' } }))
    await panel.getByRole('button', { name: 'Good' }).click()
    await expectError(page, 'Feedback Error', 'The disk is full; nothing was changed.')
    await page.unroute('**/api/feedback')
  })
  await test.step('success', async () => {
    await panel.getByRole('button', { name: 'Love it!' }).click()
    await expectToast(page, 'Thanks for your feedback!', 'Your input helps us improve Somo.')
  })
})

test('Missing wizard data, and "New Achievement!"', async ({ page, program, isMobile }) => {
  await teacher(page, program)
  await page.goto(program.url)
  await page.getByRole('button', { name: 'New Design' }).first().click()
  const wizard = page.getByRole('dialog')
  const jump = async (name: string) => {
    if (isMobile) await wizard.getByRole('button', { name: 'Show the guide' }).click()
    await wizard.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  }
  await test.step('missing subject', async () => {
    await jump('Topic definition')
    await wizard.getByRole('textbox', { name: 'Topic' }).fill('Levers')
    await jump('Cohort selection')
    await wizard.getByText('Grade 8', { exact: true }).click()
    await jump('Skills mapping')
    await wizard.getByText('Research', { exact: true }).first().click()
    await jump('Context addition')
    await create(page)
    await expectError(page, 'Missing Subject', 'Please select or specify a subject.')
  })
  await test.step('missing topic', async () => {
    await wizard.getByText('Physics', { exact: true }).click()
    await jump('Topic definition')
    await wizard.getByRole('textbox', { name: 'Topic' }).fill('   ')
    await jump('Context addition')
    await create(page)
    await expectError(page, 'Missing Information', 'Please fill in all required fields.')
  })
  await test.step('success: New Achievement!', async () => {
    await makeDesign(page, program, { plan: PLAN })
    await page.goto(at(program, '/achievements'))
    await page.getByRole('button', { name: 'Check Progress' }).click()
    await expectToast(page, 'New Achievement!', "You've unlocked 1 new badge(s)!")
  })
})
