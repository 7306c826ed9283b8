import { describe, expect, it } from 'vitest'
import { SKILLS } from '@/features/designs/options'
import {
  chooseGrade, chooseSubject, isTyped, messagesByStep, missingIn, noAnswers, problemOf, readAnswers, requestOf, SKILL_GROUPS, typeGrade, typeSubject, type Answers,
} from './answers'

const full: Answers = { subject: 'physics', customSubject: '', topic: ' Heat \n', gradeLevel: 'Grade 9', customGrade: '', skills: ['Research'], additionalInfo: ' ', without: [] }

it('offers every skill in one group', () => {
  expect(Object.values(SKILL_GROUPS).flat().toSorted()).toEqual(SKILLS.toSorted())
})

describe('problemOf', () => {
  it.each([
    ['nothing chosen', 1, {}, 'subject'],
    ['a preset', 1, { subject: 'physics' }, null],
    ['other alone', 1, { subject: 'other' }, 'otherSubject'],
    ['a blank typed subject', 1, { customSubject: '  ' }, 'subject'],
    ['a typed subject', 1, { customSubject: 'Agriculture' }, null],
    ['a typed subject over 120 characters', 1, { customSubject: 'x'.repeat(121) }, 'tooLong'],
    ['no topic', 2, {}, 'topic'],
    ['a blank topic', 2, { topic: ' \n ' }, 'topic'],
    ['a topic', 2, { topic: 'Heat' }, null],
    ['a topic of 2,000 letters beyond the basic plane', 2, { topic: '𞤀'.repeat(2000) }, null],
    ['a longer one', 2, { topic: '𞤀'.repeat(2001) }, 'tooLong'],
    ['no grade', 3, {}, 'gradeLevel'],
    ['a grade', 3, { gradeLevel: 'Grade 1' }, null],
    ['a typed grade', 3, { customGrade: 'Form 3' }, null],
    ['no skill', 4, {}, 'skills'],
    ['a skill', 4, { skills: ['Research'] }, null],
    ['nothing more to say', 5, {}, null],
    ['too much to say', 5, { additionalInfo: 'x'.repeat(5001) }, 'tooLong'],
  ] as const)('%s', (_, step, answers, problem) => {
    expect(problemOf(step, { ...noAnswers, ...answers } as Answers)).toBe(problem)
  })
})

it.each([
  ['nothing', full, null],
  ['the topic', { ...full, topic: '' }, { step: 2, what: 'information' }],
  ['the grade', { ...full, gradeLevel: '' }, { step: 3, what: 'information' }],
  ['the skills', { ...full, skills: [] }, { step: 4, what: 'information' }],
  ['the subject', { ...full, subject: '' }, { step: 1, what: 'subject' }],
  ['the text of other', { ...full, subject: 'other' }, { step: 1, what: 'subject' }],
  ['all', noAnswers, { step: 2, what: 'information' }],
] as const)('missing: %s', (_, answers, missing) => {
  expect(missingIn(answers as Answers)).toEqual(missing)
})

it('lets a preset and a typed name clear each other', () => {
  expect({ ...full, ...typeSubject('Agriculture') }).toMatchObject({ subject: '', customSubject: 'Agriculture' })
  expect({ ...full, customSubject: 'Agriculture', ...chooseSubject('ict') }).toMatchObject({ subject: 'ict', customSubject: '' })
  expect({ ...full, ...typeGrade('Form 3') }).toMatchObject({ gradeLevel: '', customGrade: 'Form 3' })
  expect({ ...full, ...chooseGrade('Grade 2') }).toMatchObject({ gradeLevel: 'Grade 2', customGrade: '' })
})

it('sends trimmed answers, the typed names first', () => {
  expect(requestOf({ ...full, ...typeSubject(' Agriculture '), ...typeGrade(' Form 3 ') })).toEqual({ subject: 'Agriculture', topic: 'Heat', gradeLevel: 'Form 3', skills: ['Research'], additionalInfo: '' })
})

it('leads the server’s messages to the steps', () => {
  expect(messagesByStep({ cohort: 'Too long.', topic: 'No.', contentJson: 'Odd.' })).toEqual({ 2: 'No.', 3: 'Too long.' })
})

it('reads drafts of other versions', () => {
  expect(readAnswers(null)).toEqual(noAnswers)
  expect(readAnswers({ subject: 'alchemy', topic: 7, skills: ['Research', 4], gradeLevel: 'Grade 9' })).toEqual({ ...noAnswers, skills: ['Research'], gradeLevel: 'Grade 9' })
  expect(readAnswers(JSON.parse(JSON.stringify(full)))).toEqual(full)
  expect(isTyped(noAnswers)).toBe(false)
  expect(isTyped(full)).toBe(true)
})
