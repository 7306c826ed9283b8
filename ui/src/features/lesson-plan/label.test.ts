import { expect, it } from 'vitest'
import { nextLabel } from './label'

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
