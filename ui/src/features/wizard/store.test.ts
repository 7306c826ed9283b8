import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clearDrafts, readDraft } from '@/lib/drafts'
import { requestOf } from './answers'
import { useWizard } from './store'

const wizard = () => useWizard.getState()
/** What a reload leaves: the memory is gone, the storage stays. */
const reload = () => useWizard.setState(useWizard.getInitialState(), true)

beforeEach(() => wizard().open('u1'))

describe('the wizard’s draft', () => {
  it('survives a reload, for this teacher alone', () => {
    wizard().answer({ topic: 'Ọ̀rọ̀ àgbà' })
    wizard().goTo(2)
    reload()
    wizard().open('u2')
    expect(wizard().answers.topic).toBe('')
    wizard().open('u1')
    expect(wizard()).toMatchObject({ step: 2, answers: { topic: 'Ọ̀rọ̀ àgbà' } })
  })

  it('is gone after sign-out, in memory too', () => {
    wizard().answer({ topic: 'Heat' })
    clearDrafts('u1')
    wizard().open('u1')
    expect(wizard().answers.topic).toBe('')
  })

  it('is gone after a reset, and is not kept while there is nothing in it', () => {
    wizard().answer({ topic: 'Heat' })
    wizard().reset()
    expect(readDraft('u1', 'wizard')).toBeNull()
    wizard().goTo(3)
    expect(readDraft('u1', 'wizard')).toBeNull()
  })

  it('lives on in memory where the storage fails', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      removeItem() {},
      setItem() {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    wizard().answer({ topic: 'Heat' })
    wizard().open('u1')
    expect(wizard().answers.topic).toBe('Heat')
    vi.unstubAllGlobals()
  })

  it('keeps a made plan for its own request only', () => {
    wizard().answer({ topic: 'Heat' })
    wizard().keep({ request: requestOf(wizard().answers), plan: { overview: 'O' }, llmModel: 'built-in', generationId: 'g1' })
    reload()
    wizard().open('u1')
    expect(wizard().generated?.generationId).toBe('g1')
    wizard().answer({ topic: 'Cold' })
    reload()
    wizard().open('u1')
    expect(wizard().generated).toBeNull()
  })
})

describe('refuse', () => {
  it('leads to the first step that was refused, and forgets the message when something changes there', () => {
    expect(wizard().refuse({ skills: 'At most 20.', topic: 'Too long.' })).toBe(true)
    expect(wizard()).toMatchObject({ step: 2, messages: { 2: 'Too long.', 4: 'At most 20.' } })
    wizard().answer({ topic: 'Short' })
    expect(wizard().messages[2]).toBeUndefined()
    expect(wizard().messages[4]).toBe('At most 20.')
  })
  it('says when no step can mend it', () => {
    expect(wizard().refuse({ contentJson: 'Odd.' })).toBe(false)
    expect(wizard().step).toBe(1)
  })
})
