// Builds what a release is and tries it, part by part; the first part makes what the others look at. Ends with one line:
// "N passed, M failed". With names as arguments, only those parts.
import { spawn } from 'node:child_process'

const here = '.ci/release'
// Nothing that a part mounts or opens is seen outside.
const apart = ['unshare', '--mount', '--net', '--propagation', 'private']

const parts = {
  build: ['bin/release-tools/goreleaser', 'release', '--snapshot', '--clean'],
  programs: ['node', `${here}/programs.mjs`],
  starts: ['node', `${here}/starts.mjs`],
  disk: ['unshare', '--mount', '--propagation', 'private', 'node', `${here}/full-disk.mjs`],
  packages: ['node', `${here}/packages.mjs`],
  deb: [...apart, 'node', `${here}/deb.mjs`],
  rpm: [...apart, 'node', `${here}/rpm.mjs`],
  network: [...apart, 'node', `${here}/network.mjs`],
  peer: ['make', 'peer'],
}

/** Runs a part, shows what it prints, and gives its exit code and its last line. */
function run([command, ...args]) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    let tail = ''
    child.stdout.on('data', (chunk) => {
      process.stdout.write(chunk)
      tail = (tail + chunk).slice(-4096)
    })
    child.on('error', (error) => resolve({ code: 127, last: '', error: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, last: tail.trimEnd().split('\n').at(-1) }))
  })
}

const total = { passed: 0, failed: 0 }
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(parts)
const unknown = wanted.filter((name) => !parts[name])
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; there are: ${Object.keys(parts).join(', ')}`)
  process.exit(2)
}
for (const name of wanted) {
  console.log(`\n== ${name}`)
  const { code, last, error } = await run(parts[name])
  if (error) console.log(`FAIL ${name}: ${error}`)
  const counted = last.match(/^(\d+) passed, (\d+) failed$/)
  const passed = counted ? Number(counted[1]) : Number(code === 0)
  const failed = counted ? Number(counted[2]) : Number(code !== 0)
  total.passed += passed
  total.failed += failed || Number(code !== 0) // a part that ended badly has failed, whatever it counted
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)
