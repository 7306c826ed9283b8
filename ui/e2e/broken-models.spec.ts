import { call, expectAccessibleInBoth, expectToast } from './fixtures'
import { asWriter, createDesign, CREATED, expect, onlyDesign, part, test, view } from './with-model'

// The models write fast: nobody watches them here, and what they write wrongly is written several times.

/** What a model writes that it must not, or does not write; and what of its text must not reach a teacher. */
const FAULTS = [
  ['lesson:loop', 'did not write what can be used', / water water water/],
  ['lesson:wrong-language', 'did not write what can be used', /élèves|groupe|L'enseignante/],
  ['lesson:inject', 'did not write what can be used', /evil\.example|<script|maintenance mode|Ignore all/],
  ['lesson:unsafe', 'did not write what can be used', /bleach with ammonia|wall socket|light petrol|look straight at the sun|ditch to find out/],
] as const

for (const [model, words, planted] of FAULTS) {
  test.describe(() => {
    test.use({ model, rate: 4000 })
    test(`a plan that ${model} cannot write is the built-in planner's, and says so`, async ({ page, program }) => {
      await asWriter(page, program, 'Amina')
      await createDesign(page)
      await expect(view(page)).toContainText(words)
      await expectToast(page, ...CREATED)
      await expect(view(page)).toContainText('The built-in text stands there.')
      await expect(view(page).getByText('Built-in text', { exact: true }).first()).toBeVisible()
      await view(page).getByRole('button', { name: 'Open the plan' }).click()
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Download PDF' })).toBeVisible()
      const { llmModel, contentJson } = await onlyDesign(page, program)
      expect(llmModel).toBe('built-in')
      expect(JSON.stringify(contentJson)).not.toMatch(planted)
    })
  })
}

test.describe(() => {
  test.use({ model: 'lesson:half', rate: 4000 })
  test('a model that fails at two sections keeps the five that it wrote', async ({ page, program }) => {
    await asWriter(page, program, 'Kofi')
    await createDesign(page)
    await expectToast(page, ...CREATED)
    for (const name of ['Define', 'Test']) {
      await expect(view(page)).toContainText(`The model's text for ${name} was not used`)
      await expect(part(page, name)).toContainText('Built-in text')
    }
    await expect(view(page).getByText('Written', { exact: true })).toHaveCount(5)
    await expectAccessibleInBoth(page, 'a plan with two built-in sections')
    await view(page).getByRole('button', { name: 'Open the plan' }).click()
    const { llmModel, contentJson } = await onlyDesign(page, program)
    expect(llmModel).toBe('lesson:half (5/7)')
    expect(contentJson.provenance).toMatchObject({ core: 'lesson:half', define: 'built-in', test: 'built-in' })
    expect(await call(page, program, 'GET', '/api/generations')).toEqual([])
  })
})
