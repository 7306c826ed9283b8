import { asTeacher, expect, expectAccessible, expectAccessibleInBoth, expectToast, makeDesign, ONCE, QUESTION } from './fixtures'
import { inNetwork, onPaper, test, WIFI } from './network'

test('the first share asks whether colleagues may open Somo, and then shows what they can open', ONCE, async ({ page, program }) => {
  await inNetwork(page)
  await asTeacher(page, program, 'Amina')
  const { id } = await makeDesign(page, program)
  await page.goto(new URL('/design-corner', program.url).href)
  await page.getByRole('button', { name: `Share or download “${QUESTION}”` }).click()
  await page.getByRole('menuitem', { name: 'Share', exact: true }).click()

  const dialog = page.getByRole('dialog', { name: 'Share this plan' })
  await expect(dialog.getByRole('heading', { name: 'Let colleagues on this network open Somo?' })).toBeVisible()
  await expect(dialog.getByLabel('Link', { exact: true })).toHaveValue(new RegExp(`^${program.url}/shared/`))
  await expectAccessibleInBoth(page, 'may colleagues open Somo')
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect(dialog.getByText('Only this computer can open this link.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Let colleagues open it' }).click()
  await expectToast(page, 'Colleagues can open it now', 'Somo is open to this network.')

  await expect(dialog.getByRole('img', { name: `QR code of the link ${WIFI}/shared/` })).toBeVisible()
  await expect(dialog.getByLabel('Link', { exact: true })).toHaveValue(new RegExp(`^${WIFI}/shared/`))
  const short = await dialog.getByRole('strong').innerText()
  expect(short).toMatch(/^[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/)
  await expect(dialog.getByText(`192.168.1.10:8080/s/${short}`)).toBeVisible()
  await expectAccessibleInBoth(page, 'what colleagues can open')

  await onPaper(page, async (card) => {
    await expect(card).toContainText(QUESTION)
    await expect(card).toContainText(short)
    await expect(page.getByLabel('Link', { exact: true })).toBeHidden()
  })

  await test.step('the short code opens the plan, and ends with the share', async () => {
    const visitor = await page.context().newPage()
    await visitor.goto(new URL(`/s/${short.toLowerCase().replace('-', '')}`, program.url).href)
    await expect(visitor.getByRole('heading', { level: 1, name: QUESTION })).toBeVisible()
    expect((await page.request.delete(new URL(`/api/designs/${id}/share`, program.url).href)).status()).toBe(204)
    await visitor.goto(new URL(`/s/${short}`, program.url).href)
    await expect(visitor.getByRole('heading', { name: 'Lesson Plan Not Found' })).toBeVisible()
    await expectAccessible(visitor, 'a short code that is no more')
  })
})
