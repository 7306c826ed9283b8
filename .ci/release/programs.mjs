// The programs of every system: whole without anything beside them, of the right kind, small enough, and named.
import { readdirSync, statSync } from 'node:fs'
import { artifacts, look, version } from './built.mjs'
import { check, end, expect, expectEqual } from './report.mjs'

const megabytes = (bytes) => (bytes / 1e6).toFixed(1)
const most = { whole: 32, withoutMedia: 20 } // MB
const media = readdirSync('assets/media').reduce((sum, name) => sum + statSync(`assets/media/${name}`).size, 0)

const wanted = ['darwin/amd64', 'darwin/arm64', 'linux/amd64', 'linux/arm/7', 'linux/arm64', 'windows/amd64', 'windows/arm64']
const built = artifacts('Binary')
const named = (one) => [one.goos, one.goarch, one.goarm].filter(Boolean).join('/')

await check('there is a program for every system', () => expectEqual('what was built', built.map(named).sort(), wanted))
for (const one of built) {
  const name = named(one)
  const found = await check(`${name}: it is a program of that system`, () => {
    const found = look(one.path, version())
    expectEqual('the file', [found.system, found.machine], [one.goos, one.goarch])
    if (one.goarm) expectEqual('GOARM', found.settings.GOARM, one.goarm)
    return found
  })
  if (!found) continue
  await check(`${name}: it needs nothing beside it`, () => standsAlone(one.goos, found))
  await check(`${name}: it says its version and its day`, () => {
    expect(found.says, `${version()} is not in it`)
    expect(/^\d{4}-\d\d-\d\dT/.test(found.settings['vcs.time'] ?? ''), 'it does not know when it was made')
    expect(!JSON.stringify(found.settings).includes(process.cwd()), 'the folder it was built in is in it')
  })
  const size = statSync(one.path).size
  await check(`${name}: ${megabytes(size)} MB, ${megabytes(size - media)} MB without its recordings`, () => {
    expect(size <= most.whole * 1e6, `it may have ${most.whole} MB`)
    expect(size - media <= most.withoutMedia * 1e6, `without its recordings it may have ${most.withoutMedia} MB`)
  })
  if (one.goos === 'windows') await check(`${name}: Windows shows its icon and version`, () => showsItself(found))
}
end()

/** On Linux nothing at all; macOS and Windows have programs call the system by libraries that are always there. */
function standsAlone(system, found) {
  expectEqual('CGO_ENABLED', found.settings.CGO_ENABLED, '0')
  if (system === 'linux') {
    expectEqual('the loader', found.loader, '')
    expectEqual('the libraries', found.libraries, [])
  }
  if (system === 'darwin') {
    expectEqual('the loader', found.loader, '/usr/lib/dyld')
    const foreign = found.libraries.filter((library) => !library.startsWith('/usr/lib/') && !library.startsWith('/System/Library/'))
    expectEqual('libraries that macOS does not have', foreign, [])
    expect(found.signed || found.machine !== 'arm64', 'macOS starts no program without a signature')
  }
  if (system === 'windows') {
    expect(found.console, 'it opens no window that says what is running')
    expectEqual('the libraries', found.libraries, ['kernel32.dll'])
  }
}

function showsItself({ resources }) {
  expect(resources, 'nothing is in it for Windows to show')
  expectEqual('the widths of the icon', resources.icons?.toSorted((a, b) => a - b), [16, 20, 24, 32, 48, 64, 256])
  const [properties] = Object.values(resources.version?.info ?? {})
  expectEqual('the product', [properties?.ProductName, properties?.ProductVersion, properties?.FileVersion], ['Somo', version(), version()])
  const numbers = `${version().match(/^\d+\.\d+\.\d+/)[0]}.0`
  expectEqual('the version in numbers', [resources.version.fixed?.file_version, resources.version.fixed?.product_version], [numbers, numbers])
  expect(/requestedExecutionLevel level="asInvoker"/.test(resources.manifest), 'Windows would ask for an administrator')
}
