import { randomUUID } from 'node:crypto'
import { expect, PASSWORD, test } from './fixtures'
import { PLAN, PROMPT, teacher } from './helpers-2'
import type { Program } from './program'

/** A client that knows the calls of the product and nothing else: plain fetch, JSON, one cookie. */
class Client {
  private cookie = ''

  constructor(private readonly program: Program) {}

  async ask(method: string, path: string, body?: unknown): Promise<Response> {
    const answer = await fetch(new URL(path, this.program.url), {
      method, redirect: 'manual',
      headers: { ...(this.cookie && { Cookie: this.cookie }), ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const set = answer.headers.getSetCookie()[0]
    if (set) this.cookie = set.split(';')[0] ?? ''
    return answer
  }

  /** The call of the product: any answer that is no success is an error of its status and body. */
  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.ask(method, path, body)
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${answer.status}: ${text || answer.statusText}`)
    return (text ? JSON.parse(text) : undefined) as T
  }

  static async signedIn(program: Program, firstName = 'Kofi'): Promise<Client> {
    const client = new Client(program)
    await client.call('POST', '/api/auth/register', { email: `${randomUUID()}@example.org`, password: PASSWORD, firstName })
    return client
  }
}

interface Design {
  id: string
  title: string
  cohort: string
  skills: string
  status: string
  topic: string
}
interface Version {
  version: string
  contentJson: typeof PLAN
  llmModel: string
}

async function create(client: Client, topic = PROMPT.topic): Promise<Design & { plan: typeof PLAN }> {
  const plan = await client.call<typeof PLAN>('POST', '/api/generate-plan', { ...PROMPT, topic })
  const design = await client.call<Design>('POST', '/api/designs', {
    title: plan.drivingQuestion || topic, subject: PROMPT.subject, topic, cohort: PROMPT.gradeLevel,
    skills: JSON.stringify(PROMPT.skills), additionalInfo: PROMPT.additionalInfo, status: 'draft',
  })
  await client.call('POST', `/api/designs/${design.id}/versions`, { version: '1.0', contentJson: plan, llmModel: 'a-fixed-model' })
  return { ...design, plan }
}

test('a client written against the calls alone creates, regenerates, edits, shares, rates and deletes', async ({ program }) => {
  const client = await Client.signedIn(program)
  const design = await test.step('create: generate-plan, then the design, then its version 1.0', async () => {
    const made = await create(client)
    expect(made.plan.drivingQuestion).toMatch(/\?$/)
    expect(made).toMatchObject({ title: made.plan.drivingQuestion, cohort: 'Grade 8', status: 'draft' })
    expect(JSON.parse(made.skills)).toEqual(PROMPT.skills)
    const [first] = await client.call<Version[]>('GET', `/api/designs/${made.id}/versions`)
    expect(first).toMatchObject({ version: '1.0', llmModel: 'a-fixed-model', contentJson: made.plan })
    return made
  })
  const versions = () => client.call<Version[]>('GET', `/api/designs/${design.id}/versions`)

  await test.step('prompt: what the design was made from', async () => {
    expect(await client.call('GET', `/api/designs/${design.id}/prompt`)).toMatchObject(PROMPT)
  })
  await test.step('regenerate, then a version named v and a timestamp', async () => {
    const { lessonPlan } = await client.call<{ lessonPlan: typeof PLAN }>('POST', `/api/designs/${design.id}/regenerate`, { ...PROMPT, topic: 'Clean water for our village' })
    const version = `v${Date.now()}`
    await client.call('POST', `/api/designs/${design.id}/versions`, { version, contentJson: lessonPlan })
    expect((await versions()).map((one) => one.version)).toEqual([version, '1.0'])
    expect(await client.call('GET', `/api/designs/${design.id}/prompt`)).toMatchObject({ topic: 'Clean water for our village' })
  })
  await test.step('save edits: the latest number plus 0.1, by user-edited; the same number again is refused', async () => {
    const edited = { version: '1.1', contentJson: { ...PLAN, overview: 'Edited.' }, llmModel: 'user-edited' }
    await client.call('POST', `/api/designs/${design.id}/versions`, edited)
    expect((await versions())[0]).toMatchObject(edited)
    expect((await client.ask('POST', `/api/designs/${design.id}/versions`, { ...edited, contentJson: PLAN })).status).toBe(409)
  })
  await test.step('share, read without a session, rate, and read again', async () => {
    const { shareableLink } = await client.call<{ shareableLink: string }>('POST', `/api/designs/${design.id}/share`)
    const code = new URL(shareableLink).pathname.replace('/shared/', '')
    const visitor = new Client(program)
    const read = () => visitor.call<{ design: Record<string, unknown>; lessonPlan: typeof PLAN }>('GET', `/api/shared/${code}`)
    const before = await read()
    expect(before.design).toMatchObject({ title: design.title, subject: 'chemistry', cohort: 'Grade 8', topic: 'Clean water for our village', averageRating: 0, totalRatings: 0 })
    expect(JSON.parse(String(before.design.skills))).toEqual(PROMPT.skills)
    expect(before.lessonPlan.overview).toBe('Edited.')
    await visitor.call('POST', `/api/shared/${code}/rate`, { rating: 4 })
    await new Client(program).call('POST', `/api/shared/${code}/rate`, { rating: 5, feedback: 'We built it.', raterEmail: 'zawadi@example.org' })
    expect((await read()).design).toMatchObject({ averageRating: 4.5, totalRatings: 2 })
  })
  await test.step('achievements: all of them, and each earned once', async () => {
    const all = await client.call<Record<string, unknown>[]>('GET', '/api/achievements')
    expect(all).toHaveLength(9)
    expect(Object.keys(all[0] ?? {})).toEqual(expect.arrayContaining(['id', 'name', 'description', 'badgeIcon', 'points', 'requirement']))
    const { newAchievements } = await client.call<{ newAchievements: { id: string }[] }>('POST', '/api/check-achievements')
    expect(newAchievements).toHaveLength(1)
    expect(await client.call('POST', '/api/check-achievements')).toEqual({ newAchievements: [] })
    expect(await client.call('GET', '/api/user-achievements')).toEqual([{ achievementId: newAchievements[0]?.id, earnedAt: expect.any(String) }])
  })
  await test.step('feedback of all three types', async () => {
    await client.call('POST', '/api/feedback', { type: 'emoji', rating: '😍', context: 'floating-widget' })
    await client.call('POST', '/api/feedback', { type: 'general', feedback: 'It prints well.', context: 'floating-widget' })
    const metadata = { achievementId: 'first-lesson', achievementName: 'First Lesson', achievementPoints: 10 }
    await client.call('POST', '/api/feedback', { type: 'achievement', rating: '5', context: 'achievement-unlock', metadata })
    await expect(client.call('POST', '/api/feedback', { type: 'general' })).rejects.toThrow(/^422: .*"message":".+"/)
  })
  await test.step('delete: it is gone from the list, with its link', async () => {
    await client.call('DELETE', `/api/designs/${design.id}`)
    expect(await client.call('GET', '/api/designs')).toEqual([])
    await expect(client.call('GET', `/api/designs/${design.id}/versions`)).rejects.toThrow(/^404: /)
  })
})

test('the current user, the list newest first, the stats, and sign-in and sign-out as navigations', async ({ program }) => {
  const client = await Client.signedIn(program, 'Wanjiru')
  expect(await client.call('GET', '/api/auth/user')).toMatchObject({ firstName: 'Wanjiru', profileImageUrl: null, email: expect.stringContaining('@example.org') })
  for (const topic of ['Levers', 'Pulleys', 'Ramps']) await create(client, topic)
  expect((await client.call<Design[]>('GET', '/api/designs')).map((design) => design.topic)).toEqual(['Ramps', 'Pulleys', 'Levers'])
  expect(await client.call('GET', '/api/dashboard/stats')).toEqual({ totalDesigns: 3, thisMonth: 3, thisWeek: 3, averageRating: 0 })

  const signIn = await client.ask('GET', '/api/login')
  expect([signIn.status, signIn.headers.get('Location')]).toEqual([303, '/login'])
  expect((await client.ask('POST', '/api/logout')).status).toBe(204)
  await expect(client.call('GET', '/api/auth/user')).rejects.toThrow(/^401: .*Unauthorized/)
})

test('what the page sends: the calls of creating, editing and sharing, in their order', async ({ page, program }) => {
  await teacher(page, program)
  await page.goto(program.url)
  const sent: [string, Record<string, unknown>][] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'POST' || !pathname.startsWith('/api/')) return
    sent.push([pathname.replace(/designs\/[^/]+/, 'designs/{id}'), (request.postDataJSON() ?? {}) as Record<string, unknown>])
  })

  await page.getByRole('button', { name: 'New Design' }).first().click()
  const dialog = page.getByRole('dialog')
  const next = dialog.getByRole('button', { name: 'Next Step' })
  await dialog.getByText('Physics', { exact: true }).click()
  await next.click()
  await dialog.getByRole('textbox', { name: 'Topic' }).fill('Levers')
  await next.click()
  await dialog.getByText('Grade 8', { exact: true }).click()
  await next.click()
  await dialog.getByText('Design Thinking', { exact: true }).first().click()
  await next.click()
  await dialog.getByRole('button', { name: 'Create Design' }).click()
  await expect.poll(() => sent.map(([path]) => path)).toEqual(['/api/generate-plan', '/api/designs', '/api/check-achievements'])
  expect(sent[0]?.[1]).toEqual({ subject: 'physics', topic: 'Levers', gradeLevel: 'Grade 8', skills: ['Design Thinking'], additionalInfo: '' })
  expect(sent[1]?.[1]).toMatchObject({ title: expect.stringMatching(/\?$/), subject: 'physics', topic: 'Levers', cohort: 'Grade 8', skills: '["Design Thinking"]', status: 'draft' })

  await page.getByRole('dialog', { name: 'Congratulations!' }).getByRole('button', { name: 'Skip' }).click()
  await dialog.getByRole('button', { name: 'Edit', exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Overview' }).fill('A better overview')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByText('1.1')).toBeVisible()
  expect(sent[3]).toMatchObject(['/api/designs/{id}/versions', { version: '1.1', llmModel: 'user-edited', contentJson: { overview: 'A better overview' } }])
  await dialog.getByRole('button', { name: 'Share', exact: true }).click()
  await expect.poll(() => sent[4]).toEqual(['/api/designs/{id}/share', {}])
})
