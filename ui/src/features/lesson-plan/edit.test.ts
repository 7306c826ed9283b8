import { describe, expect, it } from 'vitest'
import { changes, contentOf, editsOf, isSame, moved, readEdits, withChanges } from './edit'

const content = { overview: 'O', drivingQuestion: 'Q?', learningObjectives: ['a', 'b'], activities: [{ title: 'T', mood: 'calm' }], futureKey: { x: [1] }, provenance: { core: 'built-in', test: 'built-in' } }
const edits = editsOf(content)

describe('withChanges', () => {
  it('changes only what was edited, and keeps keys that nobody knows', () => {
    const edited = withChanges(content, changes(content, { ...edits, overview: 'New' }))
    expect(edited).toEqual({ ...content, overview: 'New', provenance: { core: 'edited', test: 'built-in' } })
    expect(content.provenance.core).toBe('built-in')
  })
  it('marks a key of its own in provenance too', () => {
    const own = { ...content, provenance: { overview: 'built-in', drivingQuestion: 'built-in' } }
    expect(withChanges(own, { overview: 'New' }).provenance).toEqual({ overview: 'edited', drivingQuestion: 'built-in', core: 'edited' })
  })
  it('invents no provenance', () => {
    expect(withChanges({ overview: 'O' }, { overview: 'New' })).toEqual({ overview: 'New' })
  })
  it('gives back the stored content where nothing changed', () => {
    expect(withChanges(content, changes(content, { ...edits, learningObjectives: ['a', ' ', 'b'] }))).toBe(content)
  })
  it('starts a plan where there was none', () => {
    expect(withChanges(contentOf(null), { overview: 'First' })).toEqual({ overview: 'First' })
  })
})

it('compares whatever the order of keys', () => {
  expect(isSame({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 })).toBe(true)
  expect(isSame({ a: 1 }, { a: 1, b: undefined })).toBe(false)
  expect(isSame([1, 2], [2, 1])).toBe(false)
  expect(isSame(null, {})).toBe(false)
})

it('moves an item, not past the ends', () => {
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
})

it('reads only whole drafts', () => {
  expect(readEdits(edits)).toEqual(edits)
  expect([readEdits(null), readEdits({ overview: 'O' }), readEdits('text')]).toEqual([null, null, null])
})
