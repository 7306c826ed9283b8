// Prints the figures that Somo promises, each beside its bar. Speed is reported here and never tested.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { binary, chromium, register, request, start, stop } from './program.mjs'

const data = mkdtempSync(join(tmpdir(), 'somo-bench-'))
const rows = []
const bar = (name, value, unit, most) => rows.push({ name, value: `${value} ${unit}`, bar: most === undefined ? '' : `at most ${most} ${unit}` })
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

function residentMB(pid) {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+) kB/)
  return (Number(line[1]) / 1024).toFixed(1)
}

const first = await start(data)
await new Promise((later) => setTimeout(later, 3000)) // meanwhile all topics are unpacked
bar('memory at rest, all topics unpacked', residentMB(first.child.pid), 'MB', 55)
await stop(first.child)
const starts = []
for (let i = 0; i < 15; i++) {
  const { child, ms } = await start(data)
  starts.push(ms)
  await stop(child)
}
bar('start to first answer, existing database (median of 15)', median(starts).toFixed(1), 'ms', 40)

const running = await start(data)
bar('memory when the first answer comes', residentMB(running.child.pid), 'MB', 35)
const { cookie } = await register(running.url)
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
    const shared = await request(running.url, `/api/designs/${running.design}/share`, { cookie, body: {} })
    running.shared = `/shared/${(await shared.json()).shareCode}`
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
const media = readdirSync('assets/media').reduce((sum, name) => sum + statSync(join('assets/media', name)).size, 0)
bar('binary, without its recordings', ((statSync(binary).size - media) / 1e6).toFixed(1), 'MB', 20)
bar('binary', (statSync(binary).size / 1e6).toFixed(1), 'MB', 32)

console.log('Somo, whole program')
for (const row of rows) console.log(`  ${row.name.padEnd(60)} ${row.value.padStart(10)}   ${row.bar}`)
console.log('\nA model that writes')
spawnSync('node', ['.ci/model-speed.mjs'], { stdio: 'inherit' })
console.log('\nPage, JavaScript on the wire (brotli): landing at most 105 KB, signed-in shell at most 125 KB')
spawnSync('npm', ['run', '--silent', 'sizes'], { cwd: 'ui', stdio: 'inherit' })
if (chromium) {
  console.log(`\nPages on a phone, Lighthouse, median of 5 (other work on this machine makes them slower; its load now: ${loadavg()[0].toFixed(1)})`)
  spawnSync('node', ['.ci/lighthouse/run.mjs', new URL('/', running.url).href, new URL(running.shared, running.url).href], { stdio: 'inherit' })
  console.log(`\nDashboard with 1,000 designs, longest task after load (load of the machine now: ${loadavg()[0].toFixed(1)})`)
  spawnSync('node', ['scripts/dashboard-speed.mjs'], { cwd: 'ui', stdio: 'inherit' })
} else console.log('\nPages on a phone: not measured, there is no Chromium')
await stop(running.child)
rmSync(data, { recursive: true })
console.log('\nGo benchmarks: a plan at most 10 ms, a PDF at most 60 ms; a plan of a model at most 5 % over the raw stream and 30 MB; thirty who wait under 20 MB')
const go = spawnSync('go', ['test', '-run', '^$', '-bench', '.', '-benchmem', './app/planner', './app/document', './app/writer', './store'],
  { stdio: 'inherit', env: { ...process.env, GOGC: '400' } }) // the garbage collection that the program sets for itself
process.exit(go.status ?? 1)
