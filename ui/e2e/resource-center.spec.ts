import { asTeacher, expect, expectAccessible, expectAccessibleInBoth, expectToast, test } from './fixtures'

const GUIDES = ['Design thinking in a crowded classroom', 'Projects with what the village has', 'Assessing skills with rubrics'] as const
const VIDEOS = ['Create a plan', 'Share and print'] as const

test('five resources, found by search and type, and opened in a new tab', async ({ page, program, watch }) => {
  await asTeacher(page, program, 'Amina', { at: '/resources' })
  const titles = page.getByRole('main').getByRole('heading', { level: 3 })
  await expect(titles).toHaveText([...GUIDES, ...VIDEOS])
  const card = page.getByRole('main').getByRole('listitem').filter({ has: page.getByRole('heading', { name: GUIDES[0] }) })
  for (const text of ['PDF', 'Design thinking', 'large classes', '15 minutes to read', 'By Somo']) await expect(card).toContainText(text)
  await expectAccessibleInBoth(page, 'resources')
  for (const title of GUIDES) {
    const link = page.getByRole('link', { name: `${title} (opens in a new tab)` })
    await expect(link).toHaveAttribute('target', '_blank')
    const guide = await page.request.get(new URL((await link.getAttribute('href')) ?? '', program.url).href)
    expect(guide.headers()['content-type']).toBe('application/pdf')
    expect((await guide.body()).subarray(0, 5).toString()).toBe('%PDF-')
  }

  const type = page.getByRole('combobox', { name: 'Type' })
  await expect(type.getByRole('option')).toHaveText(['All Types', 'Videos', 'Articles', 'Tools', 'Datasets', 'PDFs'])
  await type.selectOption('Videos')
  await expect(titles).toHaveText([...VIDEOS])
  await type.selectOption('Tools')
  await expect(page.getByText('No resources found')).toBeVisible()
  await expectAccessible(page, 'no resources found')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  const search = page.getByRole('searchbox', { name: 'Search resources by title, description or tags' })
  for (const [words, found] of [['CROWDED', GUIDES[0]], ['Four rubrics to copy', GUIDES[2]], ['no cost', GUIDES[1]]] as const) {
    await search.fill(words)
    await expect(titles).toHaveText([found])
  }
  expect(watch.errors).toEqual([])
})

test('Suggest Resource sends what other teachers should have too', async ({ page, program, watch }) => {
  await asTeacher(page, program, 'Kofi', { at: '/resources' })
  await page.getByRole('button', { name: 'Suggest Resource' }).click()
  const dialog = page.getByRole('dialog', { name: 'Suggest Resource' })
  await dialog.getByRole('button', { name: 'Send Suggestion' }).click()
  await expect(dialog.getByText('Enter a title.')).toBeVisible()
  await expect(dialog.getByText('Enter a link or a description.')).toBeVisible()
  await expectAccessibleInBoth(page, 'suggest a resource')
  await dialog.getByLabel('Title').fill('Soil song')
  await dialog.getByLabel('Link or description').fill('A song that our choir wrote')
  await dialog.getByLabel('Why is it good?').fill('They never forget the layers')
  const sent = page.waitForRequest('**/api/feedback')
  await dialog.getByRole('button', { name: 'Send Suggestion' }).click()
  expect((await sent).postDataJSON()).toEqual({
    type: 'general', context: 'resource-suggestion', feedback: 'Title: Soil song\nLink or description: A song that our choir wrote\nWhy: They never forget the layers',
    metadata: { title: 'Soil song', link: 'A song that our choir wrote', why: 'They never forget the layers' },
  })
  await expectToast(page, 'Thanks for your feedback!', 'Your input helps us improve Somo.')
  await expect(dialog).toHaveCount(0)
  expect(watch.errors).toEqual([])
})
