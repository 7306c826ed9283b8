import { beforeEach, expect, it, vi } from 'vitest'
import { clearDrafts, draftKey, readDraft, removeDraft, writeDraft } from './draft'

beforeEach(() => localStorage.clear())

it('keeps a draft under the teacher’s id', () => {
  expect(writeDraft(draftKey('u1', 'wizard'), { topic: 'Ọ̀rọ̀' })).toBe(true)
  expect(readDraft(draftKey('u1', 'wizard'))).toEqual({ topic: 'Ọ̀rọ̀' })
  expect(readDraft(draftKey('u2', 'wizard'))).toBeNull()
})

it('clears this teacher’s drafts only', () => {
  writeDraft(draftKey('u1', 'wizard'), 1)
  writeDraft(draftKey('u1', 'plan.d1'), 2)
  writeDraft(draftKey('u12', 'wizard'), 3)
  localStorage.setItem('somo.tour', 'true')
  clearDrafts('u1')
  expect(Object.keys(localStorage).toSorted()).toEqual([draftKey('u12', 'wizard'), 'somo.tour'])
})

it('reads a broken draft as none', () => {
  localStorage.setItem(draftKey('u1', 'wizard'), '{"topic":')
  expect(readDraft(draftKey('u1', 'wizard'))).toBeNull()
  removeDraft(draftKey('u1', 'wizard'))
  expect(localStorage).toHaveLength(0)
})

it('says that nothing was kept where the storage is full', () => {
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(writeDraft(draftKey('u1', 'wizard'), 1)).toBe(false)
})
