import type { APIResponse, Locator, Page } from '@playwright/test'
import { expect, PASSWORD } from './fixtures'
import type { Program } from './program'

/** A plan with every section, short enough to be compared word by word. */
export const PLAN = {
  overview: 'Learners follow the water of their school from the well to the cup.',
  drivingQuestion: 'How can we keep the water of our school safe?',
  learningObjectives: ['Name three ways in which water becomes unsafe.', 'Build and test a filter.'],
  activities: [
    { phase: 'Empathize', title: 'Walk to the well', description: 'Groups draw where the water goes.', materials: ['paper', 'pencils'] },
    { phase: 'Prototype', title: 'Build a filter', description: 'Layers of cloth, sand and gravel.', materials: ['bottles', 'sand'] },
  ],
  materials: ['paper', 'pencils', 'bottles', 'sand'],
  instructionalResources: [{ title: 'Water and health', source: 'Ministry of Health', type: 'article', url: '', description: 'Two pages to read aloud.' }],
  artifactOutcome: { type: 'Model', description: 'A filter that clears muddy water.' },
  assessment: { formative: ['Questions at the well'], summative: ['The filter and its poster'] },
}

/** The prompt that goes with PLAN. */
export const PROMPT = {
  subject: 'chemistry', topic: 'Clean water for our school', gradeLevel: 'Grade 8',
  skills: ['Research', 'Collaboration', 'Innovation', 'Leadership'], additionalInfo: '60 learners.',
}

export const at = (program: Program, path: string) => new URL(path, program.url).href

async function json<T>(answer: APIResponse): Promise<T> {
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`)
  return (await answer.json()) as T
}

/** A new teacher whose session the page has; she knows the tour and the wizard's welcome unless `isNew`. */
export async function teacher(page: Page, program: Program, { name = 'Amina', email = 'amina@example.org', isNew = false } = {}): Promise<{ id: string }> {
  const user = await json<{ id: string }>(await page.request.post(at(program, '/api/auth/register'), { data: { email, password: PASSWORD, firstName: name } }))
  await rememberAlerts(page)
  if (isNew) return user
  await page.addInitScript((id) => {
    localStorage.setItem(`somo:tour-completed:${id}`, 'true')
    localStorage.setItem('somo:wizard-welcome', 'yes')
  }, user.id)
  return user
}

export interface Made {
  id: string
  title: string
}

/** A design of the page's teacher, with a first version unless `plan` is null. */
export async function makeDesign(page: Page, program: Program, { plan = PLAN as object | null, ...changed }: { plan?: object | null; title?: string; subject?: string; topic?: string; skills?: string[]; cohort?: string } = {}): Promise<Made> {
  const { gradeLevel, skills, ...prompt } = PROMPT
  const asked = { title: PLAN.drivingQuestion, ...prompt, cohort: gradeLevel, status: 'draft', ...changed }
  const design = await json<Made>(await page.request.post(at(program, '/api/designs'), { data: { ...asked, skills: JSON.stringify(changed.skills ?? skills) } }))
  if (plan) await json(await page.request.post(at(program, `/api/designs/${design.id}/versions`), { data: { version: '1.0', contentJson: plan, llmModel: 'built-in' } }))
  return design
}

/** Shares a design and gives its code. */
export async function shareCode(page: Page, program: Program, { id }: Made): Promise<string> {
  return (await json<{ shareCode: string }>(await page.request.post(at(program, `/api/designs/${id}/share`)))).shareCode
}

type Kind = 'default' | 'destructive'

/** The toast of a kind; failures interrupt a screen reader, successes do not. */
export const toastOf = (page: Page, kind: Kind): Locator => page.locator('#toasts').getByRole(kind === 'destructive' ? 'alert' : 'status')

/** The toast on screen says exactly this. */
export async function expectToast(page: Page, title: string, message: string, kind: Kind = 'default'): Promise<void> {
  await expect(toastOf(page, kind).locator('p')).toHaveText([title, message])
}

export const expectError = (page: Page, title: string, message: string) => expectToast(page, title, message, 'destructive')

const ALERTS = 'alerts of this tab'

/** Writes down every failure that a toast tells, also those that are gone with the page half a second later. */
export const rememberAlerts = (page: Page) => page.addInitScript((key) => {
  new MutationObserver(() => {
    const said = document.querySelector('#toasts [role=alert]')?.textContent
    if (said) sessionStorage.setItem(key, said)
  }).observe(document, { subtree: true, childList: true })
}, ALERTS)

/** Does what an ended session answers with 401: a toast says so, then the page is at sign-in. */
export async function expectLoggedOut(page: Page, action: () => Promise<unknown>): Promise<void> {
  await action()
  await expect(page).toHaveURL(/\/login$/)
  const said = await page.evaluate((key) => {
    const alert = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return alert
  }, ALERTS)
  expect(said).toBe('UnauthorizedYou are logged out. Logging in again...')
}

/** Opens the menu that belongs to a design and chooses from it, by the keyboard: on phones a toast may lie over it. */
export async function choose(page: Page, menu: string | RegExp, item: string): Promise<void> {
  await page.getByRole('button', { name: menu }).first().press('Enter')
  await page.getByRole('menuitem', { name: item, exact: true }).press('Enter')
}

/** Opens a design's plan by its address. */
export async function openPlan(page: Page, program: Program, { id, title }: Made): Promise<Locator> {
  await page.goto(at(program, `/design/${id}`))
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog.getByRole('button', { name: 'Download PDF' })).toBeVisible()
  return dialog
}

/** The browser's own question, answered once; gives its words. */
export function answerConfirm(page: Page, isYes: boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    page.once('dialog', (dialog) => {
      void (isYes ? dialog.accept() : dialog.dismiss()).then(() => resolve(dialog.message()), reject)
    })
  })
}

/** Stops the page's clock, so that nothing that waits goes on until `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Lets a stopped clock go on, a little at a time, until something is on the page. */
export const runUntil = (page: Page, there: Locator) => expect(async () => {
  await page.clock.runFor(10)
  expect(await there.count()).toBeGreaterThan(0)
}).toPass({ intervals: [20] })
