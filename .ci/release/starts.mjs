// The programs for Linux, started and used: this computer's own, and by emulation those of other processors.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { artifacts, version } from './built.mjs'
import { check, end, expect, expectEqual } from './report.mjs'
import { Teacher } from './teacher.mjs'

const own = { x64: 'amd64', arm64: 'arm64', arm: 'arm' }[process.arch]
const emulators = { amd64: 'qemu-x86_64', arm64: 'qemu-aarch64', arm: 'qemu-arm' }

for (const program of artifacts('Binary').filter((one) => one.goos === 'linux')) {
  await check(`linux/${program.goarch}: it starts, a teacher plans and prints a lesson with it, and it ends when told to`, async () => {
    const emulator = program.goarch === own ? [] : [emulators[program.goarch]]
    expect(emulator.length === 0 || spawnSync('which', emulator).status === 0, `this machine has no ${emulator}: apt-get install qemu-user`)
    const data = mkdtempSync(join(tmpdir(), 'somo-starts-'))
    try {
      await use([...emulator, program.path, '--addr', '127.0.0.1:0', '--data', data, '--no-open', '--ollama', '127.0.0.1:1'])
    } finally {
      rmSync(data, { recursive: true })
    }
  })
}
end()

async function use([command, ...args]) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise((resolve) => child.once('close', resolve))
  try {
    const teacher = new Teacher(await ready(child))
    expectEqual('its version', await teacher.version(), version())
    await teacher.signUp()
    await teacher.findLesson(await teacher.planLesson())
  } finally {
    child.kill('SIGTERM')
    expectEqual('its exit code', await ended, 0)
  }
}

/** The address that it says it is ready at. */
function ready(child) {
  return new Promise((resolve, reject) => {
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
    child.stdout.on('data', () => {
      const address = said.match(/ready at (http:\/\/\S+)/)
      if (address) resolve(address[1])
    })
    child.once('error', reject)
    child.once('close', (code) => reject(new Error(`it ended with ${code}: ${said}`)))
  })
}
