import { expect, it, vi } from 'vitest'
import { clearDrafts, readDraft, removeDraft, writeDraft } from './drafts'

it('keeps one draft for each teacher and name', () => {
  expect(writeDraft('u1', 'wizard', { topic: 'ọ̀rọ̀' })).toBe(true)
  expect(readDraft('u1', 'wizard')).toEqual({ topic: 'ọ̀rọ̀' })
  expect(readDraft('u2', 'wizard')).toBeNull()
  removeDraft('u1', 'wizard')
  expect(readDraft('u1', 'wizard')).toBeNull()
})

it('forgets the drafts of one teacher and nothing else', () => {
  writeDraft('u1', 'a', 1)
  writeDraft('u1', 'b', 2)
  writeDraft('u11', 'a', 3)
  localStorage.setItem('tour', 'done')
  clearDrafts('u1')
  expect([readDraft('u1', 'a'), readDraft('u1', 'b'), readDraft('u11', 'a'), localStorage.getItem('tour')]).toEqual([null, null, 3, 'done'])
})

it('takes a draft that cannot be read for none', () => {
  localStorage.setItem('somo:draft:u1:a', '{"cut sho')
  expect(readDraft('u1', 'a')).toBeNull()
})

it('says so where there is no room', () => {
  vi.stubGlobal('localStorage', { setItem: () => { throw new DOMException('full', 'QuotaExceededError') }, clear: () => undefined })
  expect(writeDraft('u1', 'a', 1)).toBe(false)
})
