// A disk that becomes full: refusals that say so, nothing lost, and work again once there is room.
import { spawn, spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { artifacts } from './built.mjs'
import { until } from './machine.mjs'
import { check, end, expect, expectEqual } from './report.mjs'

const own = { x64: 'amd64', arm64: 'arm64', arm: 'arm' }[process.arch]
const program = artifacts('Binary').find((one) => one.goos === 'linux' && one.goarch === own)?.path
const account = { email: 'amina@school.example', password: 'a long enough passphrase', firstName: 'Amina' }
const full = { status: 507, code: 'disk_full' }

const disk = mkdtempSync(join(tmpdir(), 'somo-full-'))
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=40m', 'tmpfs', disk], { encoding: 'utf8' })
if (mounted.status !== 0) {
  await check('this machine can make a small disk', () => {
    throw new Error(`mount: ${mounted.stderr ?? mounted.error} Run it as root.`)
  })
} else {
  try {
    await fill()
  } finally {
    spawnSync('umount', ['--lazy', disk])
    rmSync(disk, { recursive: true })
  }
}
end()

async function fill() {
  const data = join(disk, 'data')
  const filler = join(disk, 'videos of a phone')
  const elsewhere = mkdtempSync(join(tmpdir(), 'somo-stick-'))
  let server = await start(data)
  let cookie = ''
  const kept = new Set()

  const ask = async (method, path, body, type = 'application/json') => {
    const raw = Buffer.isBuffer(body) || body === undefined
    const answer = await fetch(new URL(path, server.url), { method, headers: { cookie, ...(body === undefined ? {} : { 'content-type': type }) }, body: raw ? body : JSON.stringify(body), signal: AbortSignal.timeout(30_000) })
    const given = answer.headers.getSetCookie().map((one) => one.split(';')[0])
    if (given.length > 0 && answer.ok) cookie = given.join('; ')
    const text = await answer.text()
    return { status: answer.status, text, json: () => JSON.parse(text) }
  }
  const wanted = (size) => ({ title: 'Water where we live', subject: 'science', topic: 'Water', cohort: 'Grade 5', skills: '["Research"]', additionalInfo: '', contentJson: { overview: 'water '.repeat(size) }, llmModel: 'built-in' })
  const save = async (size = 10) => {
    const answer = await ask('POST', '/api/designs', wanted(size))
    if (answer.status === 201) kept.add(answer.json().id)
    return answer
  }
  const expectFull = (what, answer) => {
    expectEqual(`the status of ${what}`, answer.status, full.status)
    expectEqual(`the code of ${what}`, answer.json().code, full.code)
    expect(/disk of Somo.s computer is full.*free some space/i.test(answer.json().message), `it says ${answer.json().message}`)
  }
  const expectAllThere = async () => {
    const answer = await ask('GET', '/api/designs')
    expectEqual('the status of the list', answer.status, 200)
    const found = new Set(answer.json().map((one) => one.id))
    expectEqual('lessons that are lost', [...kept].filter((id) => !found.has(id)), [])
  }
  const takeAllRoom = () => {
    for (const size of [1 << 20, 4096]) while (appended(filler, size)) continue
    expectEqual('what is left', statfsSync(disk).bavail, 0)
  }

  await check('a teacher works while there is room', async () => {
    expectEqual('sign-up', (await ask('POST', '/api/auth/register', account)).status, 201)
    for (let i = 0; i < 20; i++) expectEqual('a lesson', (await save(2000)).status, 201)
    expectEqual('a copy', (await ask('POST', '/api/backups')).status, 201)
  })
  const copies = () => readdirSync(join(data, 'backups')).sort()
  const before = copies()
  const [design] = kept

  await check('the disk is full: a lesson is refused, and the teacher is told why', async () => {
    takeAllRoom()
    // What the journal has room for is still kept.
    await until('a refusal', async () => (await save(2000)).status === full.status)
    expectFull('a lesson', await save(2000))
  })
  await check('so is everything else that has to be kept', async () => {
    const large = wanted(20_000).contentJson
    expectFull('a version', await ask('POST', `/api/designs/${design}/versions`, { version: '1.1', contentJson: large, llmModel: 'built-in' }))
    const taken = (await ask('POST', `/api/designs/import`, { format: 'somo-design', formatVersion: 1, design: { title: 'x' } })).status
    expect([422, 507].includes(taken), `an import that is no file is ${taken}`)
    const plan = await ask('POST', '/api/generate-plan', { subject: 'Science', topic: 'Water cycle', gradeLevel: 'Grade 5', skills: ['Research'], engine: 'built-in' })
    if (plan.status === 200) expect(plan.json().activities.length > 0, 'the plan is half')
    else expectFull('a plan', plan)
  })
  await check('a copy is refused, and none is half there', async () => {
    expectFull('a copy', await ask('POST', '/api/backups'))
    expectEqual('the copies', copies(), before)
    const stick = join(disk, 'copy.db')
    const { status, stderr } = spawnSync(program, ['backup', stick, '--data', data], { encoding: 'utf8' })
    expectEqual('somo backup', [status, stderr.trim().split('\n').length], [2, 1])
    expect(/full/.test(stderr), stderr)
    expect(!existsSync(stick), 'half a copy is left')
  })
  await check('a copy that is sent to be restored is refused, and nothing is left of it', async () => {
    const copy = readFileSync(join(data, 'backups', before[0]))
    expectFull('the file', await ask('POST', '/api/backups/restore-file', copy, 'application/vnd.sqlite3'))
    expectEqual('what is left', readdirSync(data).filter((name) => name.includes('received')), [])
  })
  await check('everything that was kept can be read and printed', async () => {
    await expectAllThere()
    expectEqual('the status of the paper', (await ask('GET', `/api/designs/${design}/export/pdf`)).status, 200)
    expectEqual('the status of the account', (await ask('GET', '/api/auth/user')).status, 200)
  })
  for (const [how, signal] of [['stopped', 'SIGTERM'], ['killed', 'SIGKILL']]) {
    await check(`${how} and started again while the disk is full, it serves everything`, async () => {
      await server.end(signal)
      takeAllRoom() // what an end gives back
      server = await start(data, server.port)
      await expectAllThere()
      takeAllRoom()
      await until('a refusal', async () => (await save(2000)).status === full.status)
    })
  }
  await check('with room again it keeps lessons and makes copies, without a new start', async () => {
    rmSync(filler)
    const began = performance.now()
    expectEqual('the status of the first lesson', (await save(2000)).status, 201)
    console.log(`     the first lesson was kept ${(performance.now() - began).toFixed(0)} ms after there was room`)
    expectEqual('a copy', (await ask('POST', '/api/backups')).status, 201)
    await expectAllThere()
    const log = readFileSync(join(data, 'logs', 'somo.log'), 'utf8').trimEnd().split('\n')
    expectEqual('the last line of the log', JSON.parse(log.at(-1)).status, 200)
  })
  await check('a restore without room for it changes nothing', async () => {
    const outside = join(elsewhere, 'copy.db')
    expectEqual('somo backup', spawnSync(program, ['backup', outside, '--data', data]).status, 0)
    await server.end('SIGTERM')
    takeAllRoom()
    const { status, stderr } = spawnSync(program, ['restore', outside, '--data', data], { encoding: 'utf8' })
    expectEqual('somo restore', [status, stderr.trim().split('\n').length], [2, 1])
    expect(/full/.test(stderr), stderr)
    rmSync(filler)
    server = await start(data, server.port)
    await expectAllThere()
  })
  await check('in the end the database is whole', async () => {
    const { status, stderr } = spawnSync(program, ['backup', join(elsewhere, 'last.db'), '--data', data], { encoding: 'utf8' })
    expectEqual('somo backup, which reads it through', [status, stderr], [0, ''])
  })
  expectEqual('the exit code', await server.end('SIGTERM'), 0)
  rmSync(elsewhere, { recursive: true })
}

/** Starts the program and waits for it; on the same port, a browser stays signed in. */
async function start(data, port = 0) {
  mkdirSync(data, { recursive: true })
  const child = spawn(program, ['--addr', `127.0.0.1:${port}`, '--data', data, '--no-open', '--ollama', '127.0.0.1:1'], { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise((resolve) => child.once('close', resolve))
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said = (said + chunk).slice(-100_000)))
  let url
  await until('the address', () => {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}: ${said}`)
    url = said.match(/ready at (http:\/\/\S+)/)?.[1]
    return url
  })
  return {
    url,
    port: new URL(url).port,
    end: (signal) => {
      child.kill(signal)
      return ended
    },
  }
}

/** Writes that many bytes more to a file; false where there was no room for them. */
function appended(file, size) {
  try {
    appendFileSync(file, Buffer.alloc(size, 'v'))
    return true
  } catch (error) {
    if (error.code === 'ENOSPC') return false
    throw error
  }
}
