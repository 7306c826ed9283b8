import { expect, it } from 'vitest'
import { nextLabel, versionName } from './label'

it.each([
  [[], '1.0'],
  [['1.0'], '1.1'],
  [['1.9'], '2.0'],
  [['9.9'], '10.0'],
  [['1.0', '1.3', '1.2'], '1.4'],
  [['v1767225600000', '1.1', '1.0'], '1.2'],
  [['v1767225600000'], '1.0'],
  [['2', '1.9'], '2.1'],
  [['final', 'v2.5', '1e9', '-4.0', ''], '1.0'],
])('after %j comes %s', (labels, next) => {
  expect(nextLabel(labels)).toBe(next)
})

it.each([
  [null, 'v1.0'],
  ['1.1', 'v1.1'],
  ['v1767225600000', `Regenerated ${new Date(1767225600000).toLocaleDateString()}`],
  ['v2', `Regenerated ${new Date('2026-11-19T08:00:00Z').toLocaleDateString()}`],
])('the version %j is named %s', (label, name) => {
  expect(versionName(label, '2026-11-19T08:00:00Z')).toBe(name)
})
