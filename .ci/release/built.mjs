// What goreleaser has built, as its list of it says.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

export const folder = 'bin/release'

/** The version that was built, such as 1.2.3. */
export const version = () => JSON.parse(readFileSync(`${folder}/metadata.json`, 'utf8')).version

/** All artifacts of a type, such as Binary, Archive, "Linux Package", SBOM or Checksum. */
export const artifacts = (type) => JSON.parse(readFileSync(`${folder}/artifacts.json`, 'utf8')).filter((one) => one.type === type)

/** The package of this computer's own kind of processor: deb or rpm. */
export function ownPackage(format) {
  const arch = { x64: 'amd64', arm64: 'arm64', arm: 'arm' }[process.arch]
  const found = artifacts('Linux Package').find((one) => one.extra.Format === format && one.goarch === arch)
  if (!found) throw new Error(`there is no ${format} for ${process.arch} among what was built`)
  return found.path
}

/** What .ci/release/look says of a file; a text that must be in a program goes with it. */
export const look = (...args) => JSON.parse(execFileSync('bin/release-tools/look', args, { encoding: 'utf8', maxBuffer: 64 << 20 }))
