import { expect, it } from 'vitest'
import { withDraft } from './use-draft'

const EMPTY = { title: '', why: '' }

it.each([
  ['nothing', null, EMPTY], ['text', 'title', EMPTY], ['what was typed', { title: 'Soil' }, { title: 'Soil', why: '' }],
  ['what is not asked for any more', { title: 'Soil', old: 'x' }, { title: 'Soil', why: '' }], ['something else than text', { title: 3, why: 'good' }, { title: '', why: 'good' }],
])('%s is taken from a draft as far as it fits', (_, draft, values) => expect(withDraft(EMPTY, draft)).toEqual(values))
