// A teacher who uses the server of a machine: signs up, plans a lesson, and comes back to it.
import { expectEqual } from './report.mjs'

const account = { email: 'amina@school.example', password: 'a long enough passphrase', firstName: 'Amina' }

export class Teacher {
  #url
  #cookie = ''

  constructor(url) {
    this.#url = url
  }

  async ask(method, path, body) {
    const headers = { ...(this.#cookie ? { cookie: this.#cookie } : {}), ...(body ? { 'content-type': 'application/json' } : {}) }
    const answer = await fetch(new URL(path, this.#url), { method, headers, body: body ? JSON.stringify(body) : undefined, signal: AbortSignal.timeout(30_000) })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0])
    if (cookies.length > 0) this.#cookie = cookies.join('; ')
    return answer
  }

  /** The version of the server that answers, '' while none does. */
  async version() {
    try {
      return (await (await this.ask('GET', '/api/health')).json()).version
    } catch {
      return '' // not there yet, or not any more
    }
  }

  signUp() {
    return this.ask('POST', '/api/auth/register', account)
  }

  /** Has a lesson planned, keeps it, prints it and shares it; gives the design's id. */
  async planLesson() {
    const wish = { subject: 'Science', topic: 'Water cycle', gradeLevel: 'Grade 5', skills: ['Critical thinking'] }
    const plan = await (await this.ask('POST', '/api/generate-plan', { ...wish, engine: 'built-in' })).json()
    const design = await (await this.ask('POST', '/api/designs', { title: 'Water where we live', ...wish, cohort: 'primary', additionalInfo: '', contentJson: plan, llmModel: 'built-in' })).json()
    const paper = Buffer.from(await (await this.ask('GET', `/api/designs/${design.id}/export/pdf`)).arrayBuffer())
    expectEqual('what the paper begins with', paper.subarray(0, 5).toString(), '%PDF-')
    await this.ask('POST', `/api/designs/${design.id}/share`)
    return design.id
  }

  /** Finds that lesson again, signed in as she was. */
  async findLesson(id) {
    const design = await (await this.ask('GET', `/api/designs/${id}`)).json()
    expectEqual('the lesson', design.title, 'Water where we live')
    const all = await (await this.ask('GET', '/api/designs')).json()
    expectEqual('how many lessons there are', all.length, 1)
  }
}
