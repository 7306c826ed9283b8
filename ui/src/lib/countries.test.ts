import { expect, it } from 'vitest'
import { COUNTRIES, countryFields, OTHER, storedCountry } from './countries'

it.each([
  [null, { country: '', otherCountry: '' }], ['KE', { country: 'KE', otherCountry: '' }], ['ghana', { country: 'GH', otherCountry: '' }], ['Haiti', { country: OTHER, otherCountry: 'Haiti' }],
])('%s is shown as %j', (stored, fields) => expect(countryFields(stored)).toEqual(fields))

it.each([[{ country: 'KE', otherCountry: 'left over' }, 'KE'], [{ country: OTHER, otherCountry: ' Haiti ' }, 'Haiti'], [{ country: '', otherCountry: '' }, '']])('%j is stored as %s', (fields, stored) =>
  expect(storedCountry(fields)).toBe(stored))

it('has every country once', () => expect(new Set(COUNTRIES.map(([code]) => code)).size).toBe(COUNTRIES.length))
