import { expect, it } from 'vitest'
import { versionName } from './version-name'

it.each([
  [null, 'v1.0'],
  ['', 'v1.0'],
  ['1.1', 'v1.1'],
  ['v1767225600000', `Regenerated ${new Date(1767225600000).toLocaleDateString()}`],
  ['v2', `Regenerated ${new Date('2026-11-19T08:00:00Z').toLocaleDateString()}`],
])('the version %j is named %s', (label, name) => {
  expect(versionName(label, '2026-11-19T08:00:00Z')).toBe(name)
})
