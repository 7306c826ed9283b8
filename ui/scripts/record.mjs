// Makes the two recordings of Somo from the real program: node scripts/record.mjs OUT_DIR. Needs Chromium and ffmpeg.
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'

const out = resolve(process.argv[2] ?? '../assets/media')
const size = { width: 960, height: 600 }
const framesPerSecond = 8
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync']

/** One recording: what the browser paints, with the time of each frame, and what the captions say when. */
class Recording {
  frames = []
  captions = []

  constructor(page, folder) {
    this.page = page
    this.folder = folder
  }

  async begin() {
    this.session = await this.page.context().newCDPSession(this.page)
    this.session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      const file = join(this.folder, `${String(this.frames.length).padStart(5, '0')}.jpg`)
      writeFileSync(file, Buffer.from(data, 'base64'))
      this.frames.push({ file, at: metadata.timestamp })
      void this.session.send('Page.screencastFrameAck', { sessionId })
    })
    await this.session.send('Page.startScreencast', { format: 'jpeg', quality: 90, maxWidth: size.width, maxHeight: size.height })
    this.started = Date.now() / 1000
  }

  /** Shows a caption while the steps run, and long enough to be read. */
  async say(text, steps = async () => {}) {
    const from = Date.now() / 1000
    await steps()
    const reading = 1.2 + text.split(' ').length * 0.3
    const left = reading - (Date.now() / 1000 - from)
    if (left > 0) await pause(left)
    this.captions.push({ text, from: from - this.started, to: Date.now() / 1000 - this.started })
  }

  async end(name) {
    await this.session.send('Page.stopScreencast')
    const ended = Date.now() / 1000
    const first = this.frames[0].at
    const list = this.frames.map(({ file, at }, i) => {
      const until = this.frames[i + 1]?.at ?? Math.max(at, first + ended - this.started)
      return `file '${file}'\nduration ${Math.max(until - at, 0.01).toFixed(3)}\n`
    })
    const concat = join(this.folder, 'frames.txt')
    writeFileSync(concat, `${list.join('')}file '${this.frames.at(-1).file}'\n`)
    const film = join(out, `${name}.webm`)
    const scaled = `fps=${framesPerSecond},scale=${size.width}:${size.height}:force_original_aspect_ratio=decrease,pad=${size.width}:${size.height}:-1:-1:white`
    const { status, signal, error, stderr } = spawnSync('ffmpeg', ['-y', '-loglevel', 'error', '-f', 'concat', '-safe', '0', '-i', concat, '-vf', scaled,
      '-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '40', '-deadline', 'good', '-cpu-used', '5', '-row-mt', '1', '-pix_fmt', 'yuv420p', '-g', '80', film], { encoding: 'utf8' })
    if (status !== 0) throw new Error(`ffmpeg ended with ${status ?? signal ?? error}: ${stderr}`)
    writeFileSync(join(out, `${name}.vtt`), `WEBVTT\n\n${this.captions.map((one) => `${clock(one.from)} --> ${clock(one.to)}\n${one.text}\n`).join('\n')}`)
    console.log(`${name}: ${(ended - this.started).toFixed(0)} s, ${(statSync(film).size / 1e6).toFixed(2)} MB`)
  }
}

const pause = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000))
const clock = (seconds) => new Date(seconds * 1000).toISOString().slice(11, 23)

/** Moves the pointer like a hand, so that a viewer can follow it, and clicks. */
async function press(page, target) {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 18 })
  await pause(0.3)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await pause(0.5)
}

const type = (target, text) => target.pressSequentially(text, { delay: 45 })

/** A dot that follows the pointer: a recording has no pointer of its own. */
function showPointer() {
  addEventListener('DOMContentLoaded', () => {
    const dot = document.createElement('div')
    Object.assign(dot.style, { position: 'fixed', left: '-40px', top: '-40px', width: '22px', height: '22px', margin: '-11px', borderRadius: '50%', background: 'rgb(169 49 32 / .45)', border: '2px solid #a93120', zIndex: '99999', pointerEvents: 'none' })
    document.body.append(dot)
    addEventListener('mousemove', (event) => Object.assign(dot.style, { left: `${event.clientX}px`, top: `${event.clientY}px` }), true)
  })
}

async function startProgram(data) {
  const child = spawn('../bin/somo', ['--addr', '127.0.0.1:0', '--data', data, '--no-open', '--ollama', '127.0.0.1:1'], { stdio: ['ignore', 'pipe', 'ignore'] })
  const url = await new Promise((ready, failed) => {
    child.stdout.on('data', (chunk) => { const line = /(http:\S+)\n/.exec(chunk.toString()); if (line) ready(line[1]) })
    child.once('close', (code) => failed(new Error(`somo ended with ${code}`)))
  })
  return { child, url }
}

async function prepare(page, url) {
  await page.goto(`${url}/login?view=sign-up`)
  await page.getByLabel('First name').fill('Amina')
  await page.getByLabel('Email').fill('amina@example.org')
  await page.getByLabel('Password', { exact: true }).fill('mwalimu wa kijiji 7')
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.evaluate(() => localStorage.setItem('somo:tour', 'true'))
  await page.getByRole('button', { name: 'I have written it down' }).click()
  await page.getByRole('button', { name: 'New Design' }).first().waitFor()
  const skip = page.getByRole('dialog').getByRole('button', { name: 'Skip Tour' })
  await skip.waitFor({ timeout: 3000 }).then(() => skip.click(), () => undefined)
}

async function createAPlan(page, film) {
  const wizard = page.getByRole('dialog')
  const next = () => press(page, wizard.getByRole('button', { name: 'Next Step' }))
  await film.say('This is your dashboard. Choose New Design.', () => press(page, page.getByRole('button', { name: 'New Design' }).first()))
  await film.say('A guide stays beside you. Here we go straight on.', () => press(page, wizard.getByRole('button', { name: 'Skip Tour' })))
  await film.say('First the subject.', async () => { await press(page, wizard.getByText('Elementary Science', { exact: true })); await next() })
  await film.say('Then the topic, in your own words.', async () => { await type(wizard.getByRole('textbox', { name: 'Topic' }), 'The water cycle'); await next() })
  await film.say('The grade.', async () => { await press(page, wizard.getByText('Grade 5', { exact: true })); await next() })
  await film.say('And the skills that should grow. Two or three are enough.', async () => {
    await press(page, wizard.getByText('Research', { exact: true }).first())
    await press(page, wizard.getByText('Collaboration', { exact: true }).first())
    await next()
  })
  await film.say('Say what your class is like: how many learners, how long a lesson, what you have.', () =>
    type(wizard.getByRole('textbox', { name: 'Additional information' }), '65 learners, lessons of 35 minutes, no electricity.'))
  await film.say('Create Design, and the plan is there. No internet is needed.', async () => {
    await press(page, wizard.getByRole('button', { name: 'Create Design' }))
    await wizard.getByRole('button', { name: 'Download PDF' }).waitFor()
  })
  await film.say('Your first plan earns your first badge.', () => press(page, page.getByRole('dialog', { name: 'Congratulations!' }).getByRole('button', { name: 'Skip' })))
  await film.say('Read it from the driving question to the homework. The list leads to each part.', async () => {
    await page.mouse.move(620, 380, { steps: 12 })
    for (let i = 0; i < 14; i++) { await page.mouse.wheel(0, 180); await pause(0.35) }
  })
  await film.say('Edit changes what you want to change. Every save is kept as a new version.', async () => {
    await press(page, wizard.getByRole('button', { name: 'Edit', exact: true }))
    const overview = wizard.getByRole('textbox', { name: 'Overview' })
    await overview.scrollIntoViewIfNeeded()
    await overview.press('Control+End')
    await type(overview, ' We begin at the school tank.')
    await press(page, wizard.getByRole('button', { name: 'Save', exact: true }))
  })
  await film.say('That is all. The plan waits on your dashboard.', async () => { await page.keyboard.press('Escape'); await pause(1) })
}

async function shareAndPrint(page, film) {
  const plan = page.getByRole('dialog')
  await film.say('Open a plan from your dashboard.', () => press(page, page.getByRole('button', { name: /water/ }).first()))
  await film.say('Download PDF makes pages for the printer, in black and white too.', async () => {
    const download = page.waitForEvent('download')
    await press(page, plan.getByRole('button', { name: 'Download PDF' }))
    await (await download).path()
  })
  await film.say('Share makes a link that colleagues can open on their phones.', () => press(page, plan.getByRole('button', { name: /Share/ }).first()))
  const link = await page.evaluate(async () => {
    const [design] = await (await fetch('/api/designs')).json()
    return (await (await fetch(`/api/designs/${design.id}/share`, { method: 'POST' })).json()).shareCode
  })
  await film.say('They see the whole plan without an account.', async () => {
    await page.goto(new URL(`/shared/${link}`, page.url()).href)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.mouse.move(480, 380, { steps: 12 })
    for (let i = 0; i < 8; i++) { await page.mouse.wheel(0, 200); await pause(0.35) }
  })
  await film.say('At the end they can rate it, and say what they would change.', async () => {
    const submit = page.getByRole('button', { name: 'Submit Rating' })
    await submit.scrollIntoViewIfNeeded()
    await type(page.getByRole('textbox', { name: /Feedback/ }), 'My class built the wheel from cartons.')
    await press(page, submit)
  })
  await film.say('You find ratings and words beside your plan.', async () => { await page.goto(new URL('/', page.url()).href); await pause(1.5) })
}

mkdirSync(out, { recursive: true })
const work = mkdtempSync(join(tmpdir(), 'somo-record-'))
const { child, url } = await startProgram(join(work, 'data'))
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: flags })
try {
  const context = await browser.newContext({ viewport: size, colorScheme: 'light', locale: 'en-GB', timezoneId: 'Africa/Nairobi', acceptDownloads: true })
  await context.addInitScript(showPointer)
  const page = await context.newPage()
  await prepare(page, url)
  for (const [name, story] of [['create-a-plan', createAPlan], ['share-and-print', shareAndPrint]]) {
    const folder = join(work, name)
    mkdirSync(folder)
    const film = new Recording(page, folder)
    await film.begin()
    await story(page, film)
    await film.end(name)
  }
} finally {
  await browser.close()
  child.kill('SIGTERM')
  rmSync(work, { recursive: true })
}
