// What people download: archives, packages, what is in each, and the list of checksums.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { artifacts, folder, look, version } from './built.mjs'
import { check, end, expect, expectEqual } from './report.mjs'

const sha256 = (path) => createHash('sha256').update(readFileSync(path)).digest('hex')
const programs = artifacts('Binary')
const systemOf = (one) => [one.goos, one.goarch, one.goarm].join('/')

for (const archive of artifacts('Archive')) {
  await check(`${archive.name} holds the program, its licence and how to use it`, () => {
    const program = programs.find((one) => systemOf(one) === systemOf(archive))
    const files = look(archive.path)
    const name = archive.goos === 'windows' ? 'somo.exe' : 'somo'
    expectEqual('what is in it', files.map((one) => one.name).sort(), ['LICENSE', 'README.md', name].sort())
    const packed = files.find((one) => one.name === name)
    expectEqual('its program', packed.sha256, sha256(program.path))
    expect(packed.executable, 'its program may not be started')
  })
}

const kinds = { deb: { amd64: 'amd64', arm64: 'arm64', arm: 'armhf' }, rpm: { amd64: 'x86_64', arm64: 'aarch64', arm: 'armv7hl' } }
const inside = ['/etc/default/somo', '/usr/bin/somo', '/usr/lib/systemd/system/somo.service', '/usr/lib/sysusers.d/somo.conf', '/usr/share/doc/somo/README.md', '/usr/share/doc/somo/copyright']
const describe = {
  deb: (path) => ({
    kind: execFileSync('dpkg-deb', ['--field', path, 'Architecture'], { encoding: 'utf8' }).trim(),
    files: execFileSync('dpkg-deb', ['--contents', path], { encoding: 'utf8' }).trim().split('\n').filter((line) => !line.startsWith('d')).map((line) => line.split(/\s+/)[5].slice(1)),
  }),
  rpm: (path) => ({
    kind: execFileSync('rpm', ['--query', '--queryformat', '%{ARCH}', '--package', path], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    files: execFileSync('rpm', ['--query', '--list', '--package', path], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim().split('\n'),
  }),
}
const packages = artifacts('Linux Package')
await check('there is a .deb and an .rpm for every processor', () =>
  expectEqual('the packages', packages.map((one) => `${one.extra.Format} ${one.goarch}`).sort(), ['deb amd64', 'deb arm', 'deb arm64', 'rpm amd64', 'rpm arm', 'rpm arm64']))
for (const one of packages) {
  await check(`${one.name} is for its processor and holds what it should`, () => {
    const { kind, files } = describe[one.extra.Format](one.path)
    expectEqual('the processor', kind, kinds[one.extra.Format][one.goarch])
    expectEqual('what is in it', files.sort(), inside)
  })
}

await check('SHA256SUMS has every file that people download, and each is right', () => {
  const sums = readFileSync(`${folder}/SHA256SUMS`, 'utf8').trim().split('\n').map((line) => line.split(/\s+/))
  for (const [sum, name] of sums) expectEqual(name, sha256(`${folder}/${name}`), sum)
  const downloads = readdirSync(folder).filter((name) => /\.(zip|tar\.gz|deb|rpm|cdx\.json)$/.test(name))
  expectEqual('the list', sums.map(([, name]) => name).sort(), downloads.sort())
})

for (const archive of artifacts('Archive')) {
  await check(`${archive.name} has a list of every Go module inside`, () => {
    const program = programs.find((one) => systemOf(one) === systemOf(archive))
    const listed = components(`${archive.path}.cdx.json`)
    const missing = Object.entries(look(program.path).modules).filter(([path, release]) => !listed.has(`${path} ${release}`))
    expectEqual('modules that it leaves out', missing, [])
  })
}
await check('the page has a list of every npm package that goes into it', () => {
  const listed = components(`${folder}/somo_${version()}_page.cdx.json`)
  const { packages: locked } = JSON.parse(readFileSync('ui/package-lock.json', 'utf8'))
  const missing = Object.entries(locked).filter(([path, one]) => path && !one.dev && !one.devOptional && !one.optional)
    .map(([path, one]) => `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)} ${one.version}`).filter((one) => !listed.has(one))
  expectEqual('packages that it leaves out', missing, [])
  expect([...listed].some((one) => one.startsWith('react ')), 'not even React is in it')
})
end()

/** The components of an SBOM as "name version". */
function components(path) {
  expect(existsSync(path), `${basename(path)} is not there`)
  const sbom = JSON.parse(readFileSync(path, 'utf8'))
  expectEqual('its format', sbom.bomFormat, 'CycloneDX')
  return new Set(sbom.components.map((one) => `${one.group ? `${one.group}/` : ''}${one.name} ${one.version}`))
}
