// The release after this one: the same program with one more step in what it does to the database, packed like today's.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const step = 'CREATE TABLE of_tomorrow (id TEXT PRIMARY KEY) STRICT'
const steps = 'store/migrate.go'

/** Builds it under a version and writes its package. */
export function packTomorrow(today, tomorrow, version) {
  const work = mkdtempSync(join(tmpdir(), 'somo-tomorrow-'))
  try {
    const run = (command, ...args) => execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, CGO_ENABLED: '0' } })
    const unpacked = join(work, 'package')
    run('dpkg-deb', '--raw-extract', today, unpacked)
    buildTomorrow(work, join(unpacked, 'usr/bin/somo'), version, run)
    edit(join(unpacked, 'DEBIAN/control'), /^Version: .*$/m, `Version: ${version.replace('-', '~')}`)
    rmSync(join(unpacked, 'DEBIAN/md5sums'))
    run('dpkg-deb', '--root-owner-group', '--build', unpacked, tomorrow)
  } finally {
    rmSync(work, { recursive: true })
  }
}

function buildTomorrow(work, program, version, run) {
  const changed = join(work, 'migrate.go')
  cpSync(steps, changed)
  edit(changed, /(\n\t\}\n\}\n\n\/\/ upgrade keeps)/, `\n\t\t\`${step}\`,$1`)
  writeFileSync(join(work, 'overlay.json'), JSON.stringify({ Replace: { [resolve(steps)]: changed } }))
  run('go', 'build', '-trimpath', '-tags', 'nethttpomithttp2', '-overlay', join(work, 'overlay.json'), '-ldflags', `-s -w -X somo/app.version=${version}`, '-o', program, '.')
}

/** Changes one place of a file, which has to be there. */
function edit(path, place, text) {
  const before = readFileSync(path, 'utf8')
  if (!place.test(before)) throw new Error(`${path} has no ${place}`)
  writeFileSync(path, before.replace(place, text))
}
