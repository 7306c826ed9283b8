// Runs every check and every test, shows what failed, and ends with one line: "N passed, M failed".
import { spawn } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const results = mkdtempSync(join(tmpdir(), 'somo-test-'))
const total = { passed: 0, failed: 0 }

/** Runs a command and gives its exit code and what it printed; an `aside` one takes only what others leave of the processors. */
function run(command, args, { cwd = '.', env = {}, aside = false } = {}) {
  return new Promise((resolve) => {
    const [program, ...rest] = aside ? ['nice', '-n', '19', command, ...args] : [command, ...args]
    const child = spawn(program, rest, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    let out = ''
    let err = ''
    child.stdout.on('data', (chunk) => (out += chunk))
    child.stderr.on('data', (chunk) => (err += chunk))
    child.on('error', (error) => resolve({ code: 127, out, err: `${err}${error.message}\n` }))
    child.on('close', (code) => resolve({ code: code ?? 1, out, err }))
  })
}

function report(name, { seconds, counts, details, notes }) {
  if (notes) console.log(notes)
  total.passed += counts.passed
  total.failed += counts.failed
  console.log(`${counts.failed ? 'FAIL' : 'ok  '} ${name}: ${counts.passed} passed, ${counts.failed} failed (${seconds.toFixed(1)} s)`)
  if (counts.failed) console.log(details.trimEnd())
}

/** Does the work and gives what came of it, and how long it took. */
async function timed(work) {
  const started = performance.now()
  return { ...(await work()), seconds: (performance.now() - started) / 1000 }
}

const step = async (name, work) => report(name, await timed(work))

/** A check that passes or fails as a whole; with `silent` any output is a failure too. */
const check = (command, args, { silent = false, ...options } = {}) => async () => {
  const { code, out, err } = await run(command, args, options)
  const failed = code !== 0 || (silent && out.trim() !== '')
  return { counts: { passed: failed ? 0 : 1, failed: failed ? 1 : 0 }, details: out + err }
}

/** A runner that crashed without counting a failed test has failed once. */
function judged(counts, code, details) {
  if (code !== 0 && counts.failed === 0) counts.failed = 1
  if (counts.passed + counts.failed === 0) counts.failed = 1
  return { counts, details }
}

/** The tests of `go test`: which passed, failed and were skipped, and what was printed by those that did not pass. */
async function goRun(args) {
  const { code, out, err } = await run('go', ['test', '-timeout=30m', '-json', ...args])
  const counts = { passed: 0, failed: 0 }
  const said = new Map()
  const failed = [] // tests, their subtests, and their packages
  let skipped = false
  let details = err
  for (const line of out.split('\n')) {
    if (!line.startsWith('{')) {
      details += line
      continue
    }
    const event = JSON.parse(line)
    const key = `${event.Package ?? event.ImportPath} ${event.Test ?? ''}`
    if (event.Action === 'output' || event.Action === 'build-output') said.set(key, (said.get(key) ?? '') + event.Output)
    if (event.Action === 'pass' && event.Test) counts.passed++
    if (event.Action === 'fail' || event.Action === 'build-fail') {
      if (event.Test) counts.failed++
      failed.push({ pkg: event.Package, test: event.Test })
      details += said.get(key) ?? ''
    }
    if (event.Action === 'skip' && event.Test) {
      skipped = true
      counts.failed++
      details += `${key} was skipped\n`
    }
  }
  return { code, counts, details, failed, skipped }
}

/** How many failed tests may be tried again: more than these are no slow machine. */
const mostAgain = 3

/** As in the browser, what fails once is tried a second time, alone, and named where it passes then. */
async function goTests() {
  const first = await goRun(['./assets/pack', './...']) // packing is long work for one core: begun last, it would leave the other idle
  const tests = first.failed.filter(({ test }) => test && !test.includes('/'))
  const packages = new Set(tests.map(({ pkg }) => pkg))
  const otherTrouble = first.skipped || first.failed.some(({ pkg }) => !packages.has(pkg)) // such as a package that does not build
  if (tests.length === 0 || tests.length > mostAgain || otherTrouble) return judged(first.counts, first.code, first.details)
  for (const { pkg, test } of tests) {
    const again = await goRun(['-count=1', '-run', `^${test}$`, pkg])
    if (again.code !== 0) return judged(first.counts, first.code, first.details + again.details)
  }
  console.log(`     passed at the second try: ${tests.map(({ test }) => test).join(', ')}\n${first.details}`)
  return { counts: { passed: first.counts.passed + first.counts.failed, failed: 0 }, details: '' }
}

async function unitTests() {
  const file = join(results, 'vitest.json')
  const { code, out, err } = await run('npx', ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`], { cwd: 'ui' })
  const counts = { passed: 0, failed: 0 }
  try {
    const summary = JSON.parse(readFileSync(file, 'utf8'))
    counts.passed = summary.numPassedTests
    counts.failed = summary.numTotalTests - summary.numPassedTests
    const again = summary.testResults.flatMap((file) => file.assertionResults).filter((one) => one.status === 'passed' && one.failureMessages.length > 0)
    for (const { fullName, failureMessages } of again) console.log(`     passed at the second try: ${fullName}\n${failureMessages.join('\n')}`)
  } catch (error) {
    return judged(counts, 1, `${out}${err}${error.message}\n`)
  }
  return judged(counts, code, out + err)
}

async function browserTests() {
  const file = join(results, 'playwright.json')
  const { code, out, err } = await run('npx', ['playwright', 'test', '--reporter=line,json'], { cwd: 'ui', env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file } })
  const counts = { passed: 0, failed: 0 }
  let notes = '' // said with the rest: other steps report in the meantime
  try {
    const { stats } = JSON.parse(readFileSync(file, 'utf8'))
    counts.passed = stats.expected + stats.flaky
    counts.failed = stats.unexpected + stats.skipped
    if (stats.flaky) notes = `     ${stats.flaky} passed at a later try:\n${out.slice(out.indexOf(`${stats.flaky} flaky`))}`
  } catch (error) {
    return judged(counts, 1, `${out}${err}${error.message}\n`)
  }
  return { ...judged(counts, code, out + err), notes }
}

/** What lets checks of our own code see an outline of the database driver in its place: reading the driver takes them minutes. */
async function withOutline() {
  const module = join(results, 'outline.mod')
  copyFileSync('go.mod', module)
  copyFileSync('go.sum', join(results, 'outline.sum'))
  const { code, err } = await run('go', ['mod', 'edit', '-replace', 'modernc.org/sqlite=./.ci/outline/sqlite', module])
  if (code !== 0) throw new Error(`outline of the database driver: ${err}`)
  return { GOFLAGS: `${process.env.GOFLAGS ?? ''} -modfile=${module} -mod=mod` }
}

const targets = ['windows/amd64', 'darwin/arm64', 'linux/arm']

await step('gofmt', check('gofmt', ['-l', 'main.go', 'app', 'llm', 'store', 'assets', 'ui/embed.go', '.ci'], { silent: true }))
await step('page: types', check('npx', ['tsc', '--noEmit'], { cwd: 'ui' }))
await step('page: lint', check('npm', ['run', '--silent', 'lint'], { cwd: 'ui' }))
await step('page: byte budgets', check('npm', ['run', '--silent', 'sizes'], { cwd: 'ui' }))
await step('page: unit tests', unitTests)
await step('go tests', goTests)
// Pages wait for the program, for frames and for each other, and leave a fifth of the processors to checks that nothing hurries.
const inBrowser = timed(browserTests)
const outlined = await withOutline()
await step('go vet', check('go', ['vet', './...'], { aside: true, env: outlined }))
await step('staticcheck', check('go', ['tool', 'staticcheck', './...'], { aside: true, env: outlined }))
// go vet would compile every library for each of these systems first.
for (const target of targets) await step(`go vet for ${target}, from source`, check('go', ['run', './.ci/foreign', target], { aside: true, env: outlined }))
// Who makes releases has built what reads their description, which takes minutes the first time; the release check reads it in any case.
if (existsSync('bin/release-tools/goreleaser')) await step('releases: goreleaser check, go vet', check('make', ['--silent', 'release-description'], { aside: true }))
report('browser, end to end', await inBrowser)

rmSync(results, { recursive: true })
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed ? 1 : 0)
