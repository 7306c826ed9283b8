import { expect, it } from 'vitest'
import { noAnswers, type Answers } from './answers'
import { isComplete, percentComplete } from './guide'

it.each([
  [1, { subject: 'physics' }],
  [1, { customSubject: 'Agriculture' }],
  [2, { topic: 'Heat' }],
  [3, { gradeLevel: 'Grade 9' }],
  [3, { customGrade: 'Form 3' }],
  [4, { skills: ['Research'] }],
  [5, { additionalInfo: '60 learners' }],
] as const)('step %i is ticked off by %o', (step, answers) => {
  expect(isComplete(step, noAnswers)).toBe(false)
  expect(isComplete(step, { ...noAnswers, ...answers } as Answers)).toBe(true)
})

it('does not take blanks, or other without a name, for answers', () => {
  expect(percentComplete({ ...noAnswers, subject: 'other', topic: ' ', additionalInfo: '\n' })).toBe(0)
})

it('counts in fifths', () => {
  expect(percentComplete({ ...noAnswers, subject: 'ict', topic: 'Robots' })).toBe(40)
})
