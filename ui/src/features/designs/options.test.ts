import { describe, expect, it } from 'vitest'
import { cohortOf, gradeOf } from './grade'
import { GRADE_LEVELS, parseSkills, SKILLS, subjectLabel, SUBJECTS } from './options'

it('offers what there is to choose from', () => {
  expect(SUBJECTS.map(({ id }) => id)).toEqual(['mathematics', 'english', 'elementary-science', 'physics', 'chemistry', 'biology', 'ict', 'other'])
  expect(GRADE_LEVELS).toHaveLength(13)
  expect([GRADE_LEVELS[0], GRADE_LEVELS[1], GRADE_LEVELS[12]]).toEqual(['Kindergarten', 'Grade 1', 'Grade 12'])
  expect(new Set(SKILLS).size).toBe(18)
})

it.each([['elementary-science', 'Elementary Science'], ['ict', 'ICT'], ['Kilimo', 'Kilimo']])('%s is read as %s', (subject, label) =>
  expect(subjectLabel(subject)).toBe(label))

it.each([
  ['["Research","Analysis"]', ['Research', 'Analysis']], [['Research'], ['Research']], ['[]', []], ['', []], [null, []], [undefined, []],
  ['Research', ['Research']], ['["Research", 3]', ['Research']], ['{"a":1}', []],
])('skills %j are %j', (skills, names) => expect(parseSkills(skills)).toEqual(names))

describe('the grade in what a teacher wrote', () => {
  it.each([
    ['Kindergarten', 0, 'primary'], ['PP2', 0, 'primary'], ['Grade 1', 1, 'primary'], ['Grade 6', 6, 'primary'], ['P3', 3, 'primary'],
    ['Grade 7', 7, 'junior'], ['JSS 2', 8, 'junior'], ['Form 1', 8, 'junior'], ['Darasa la 7', 7, 'junior'],
    ['Grade 10', 10, 'senior'], ['Form 3', 10, 'senior'], ['SHS 3', 12, 'senior'], ['Year 13', 12, 'senior'],
    ['adults', null, null], ['', null, null],
  ])('%j is %s, %s', (level, grade, cohort) => expect([gradeOf(level), cohortOf(level)]).toEqual([grade, cohort]))
})
