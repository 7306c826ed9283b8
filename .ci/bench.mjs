// Prints the figures that Somo promises, each beside its bar. Speed is reported here and never tested.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const binary = 'bin/somo'
const data = mkdtempSync(join(tmpdir(), 'somo-bench-'))
const rows = []
const bar = (name, value, unit, most) => rows.push({ name, value: `${value} ${unit}`, bar: most === undefined ? '' : `at most ${most} ${unit}` })
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

/** Starts the program and gives the milliseconds from the start of the process to its first answer. */
async function start() {
  const began = performance.now()
  const child = spawn(binary, ['--addr', '127.0.0.1:0', '--data', data, '--no-open'], { stdio: ['ignore', 'pipe', 'ignore'] })
  const url = await new Promise((resolve, reject) => {
    let out = ''
    child.stdout.on('data', (chunk) => {
      out += chunk
      const line = out.match(/(http:\/\/\S+)\n/)
      if (line) resolve(line[1])
    })
    child.on('close', (code) => reject(new Error(`somo ended with ${code}`)))
  })
  const answer = await fetch(new URL('/api/health', url))
  await answer.json()
  return { child, url, ms: performance.now() - began }
}

const stop = (child) => new Promise((resolve) => {
  child.removeAllListeners('close')
  child.on('close', resolve)
  child.kill('SIGTERM')
})

async function request(url, path, { cookie, body } = {}) {
  const headers = { ...(cookie ? { cookie } : {}), ...(body ? { 'content-type': 'application/json' } : {}) }
  const answer = await fetch(new URL(path, url), { method: body ? 'POST' : 'GET', headers, ...(body ? { body: JSON.stringify(body) } : {}) })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer
}

function residentMB(pid) {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+) kB/)
  return (Number(line[1]) / 1024).toFixed(1)
}

const first = await start()
await stop(first.child)
const starts = []
for (let i = 0; i < 15; i++) {
  const { child, ms } = await start()
  starts.push(ms)
  await stop(child)
}
bar('start to first answer, existing database (median of 15)', median(starts).toFixed(1), 'ms', 40)

const running = await start()
bar('memory at rest after the start', residentMB(running.child.pid), 'MB', 35)
const teacher = await request(running.url, '/api/auth/register', { body: { email: 'bench@example.org', password: 'a long enough passphrase', firstName: 'Bench' } })
const cookie = teacher.headers.getSetCookie().map((one) => one.split(';')[0]).join('; ')
const wish = { subject: 'elementary-science', topic: 'The water cycle', gradeLevel: 'Grade 5', skills: ['Research', 'Collaboration'], additionalInfo: '65 learners, no electricity' }
const plans = []
for (let i = 0; i < 20; i++) {
  const began = performance.now()
  const answer = await request(running.url, '/api/generate-plan', { cookie, body: wish })
  const plan = await answer.json()
  plans.push(performance.now() - began)
  if (i === 0) {
    const saved = await request(running.url, '/api/designs', { cookie, body: { ...wish, title: plan.drivingQuestion, cohort: wish.gradeLevel, contentJson: plan, llmModel: 'built-in' } })
    running.design = (await saved.json()).id
  }
}
bar('a plan over HTTP, first time', plans[0].toFixed(1), 'ms')
bar('a plan over HTTP (median of 20)', median(plans).toFixed(1), 'ms')
const papers = []
for (let i = 0; i < 20; i++) {
  const began = performance.now()
  await (await request(running.url, `/api/designs/${running.design}/export/pdf`, { cookie })).arrayBuffer()
  papers.push(performance.now() - began)
}
bar('a PDF over HTTP (median of 20)', median(papers).toFixed(1), 'ms', 60)
bar('memory after twenty plans and PDFs', residentMB(running.child.pid), 'MB')
await stop(running.child)
rmSync(data, { recursive: true })

bar('binary', (statSync(binary).size / 1e6).toFixed(1), 'MB', 20)

console.log('Somo, whole program')
for (const row of rows) console.log(`  ${row.name.padEnd(60)} ${row.value.padStart(10)}   ${row.bar}`)
console.log('\nPage, JavaScript on the wire (brotli): landing at most 105 KB, signed-in shell at most 125 KB')
spawnSync('npm', ['run', '--silent', 'sizes'], { cwd: 'ui', stdio: 'inherit' })
console.log('\nGo benchmarks: a plan at most 10 ms, a PDF at most 60 ms')
const go = spawnSync('go', ['test', '-run', '^$', '-bench', '.', '-benchmem', './app/planner', './app/document', './store'],
  { stdio: 'inherit', env: { ...process.env, GOGC: '400' } }) // the garbage collection that the program sets for itself
process.exit(go.status ?? 1)
