import { describe, expect, it } from 'vitest'
import { readPlan, webAddress } from './plan'

describe('readPlan', () => {
  it.each([[null], [undefined], ['text'], [[]], [{}]])('shows nothing of %j', (content) => {
    expect(readPlan(content)).toBeNull()
  })

  it('takes what is there and fills in the rest', () => {
    const plan = readPlan({ overview: ' Why ', activities: [{ phase: 'Define', title: 'T', minutes: 40 }], assessment: 'Look and listen.' })
    expect(plan).toMatchObject({ overview: 'Why', drivingQuestion: '', assessment: 'Look and listen.', rubric: null, outcome: null })
    expect(plan?.activities[0]).toMatchObject({ phase: 'Define', minutes: 40, materials: [], steps: [], check: '' })
  })

  it('leaves out what has the wrong type', () => {
    const plan = readPlan({ overview: 7, learningObjectives: 'one', activities: [null, 'x'], materials: ['string', 4, ' '], rubric: { rows: 'none' }, context: 'here', assessment: { formative: 'f' }, inclusion: [1] })
    expect(plan).toMatchObject({ overview: '', learningObjectives: [], activities: [], materials: ['string'], rubric: null, context: null, assessment: { formative: [], summative: [] }, inclusion: {} })
  })
})

it.each([
  ['https://nacca.gov.gh/a b', 'https://nacca.gov.gh/a%20b'],
  ['http://192.168.1.4/book', 'http://192.168.1.4/book'],
  ['javascript:alert(1)', null],
  [' javascript:alert(1)//https://', null],
  ['ftp://files', null],
  ['https://', null],
  ['', null],
])('webAddress(%j)', (url, address) => {
  expect(webAddress(url)).toBe(address)
})
