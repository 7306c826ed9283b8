import { describe, expect, it } from 'vitest'
import { readPlan } from '@/features/designs/plan'
import type { Plan } from '@/features/designs/types'
import { aPlan } from '@/testing/builders'
import { compare, marked } from './compare'

const view = (more: Partial<Plan> = {}) => readPlan(aPlan(more))!
const marks = (before: string, after: string) => {
  const pieces = marked(before, after)
  const shown = (list: { text: string; isChanged: boolean }[]) => list.map(({ text, isChanged }) => (isChanged ? `[${text.trim()}]` : text.trim())).join(' ')
  return pieces && [shown(pieces.before), shown(pieces.after)]
}

describe('two plans', () => {
  it('that are alike have no difference', () => {
    expect(compare(view(), view()).different).toEqual([])
    expect(compare(view(), view()).same).toContain('Learning Objectives')
  })

  it('are compared part by part, the activities by phase', () => {
    const activities = [
      { phase: 'Empathize', title: 'Walk the water', description: 'Follow the water from source to cup.', materials: ['paper'] },
      { phase: 'Test', title: 'Pour', steps: ['Pour it', 'Look'], check: 'It is clear.' },
    ]
    const { different, same } = compare(view(), view({ overview: 'Other.', activities, homework: ['Ask at home'] }))
    expect(different).toEqual([
      { title: 'Overview & Theme', before: 'Learners build a filter.', after: 'Other.' },
      { title: 'Learning Experiences & Activities: Test', before: '', after: 'Pour\n1. Pour it\n2. Look\nCheck: It is clear.' },
      { title: 'Learner Notes & Homework', before: '', after: 'Ask at home' },
    ])
    expect(same).toContain('Learning Experiences & Activities: Empathize')
  })

  it('show what is gone as well', () => {
    const { different } = compare(view({ reflection: ['Who spoke?'] }), view({ activities: [] }))
    expect(different.map(({ title, after }) => [title, after])).toEqual([['Learning Experiences & Activities: Empathize', ''], ['Reflection', '']])
  })

  it('may be of the older shapes', () => {
    const older: Plan = { phases: [{ name: 'Define', description: 'Name it.', activities: ['Write'], materials: ['chalk'] }], assessment: 'Look.' }
    const { different } = compare(readPlan(older)!, readPlan({ ...older, assessment: 'Listen.' })!)
    expect(different).toEqual([{ title: 'Assessment - Tangible Outcomes', before: 'Look.', after: 'Listen.' }])
  })
})

describe('the words of two texts', () => {
  it('are marked where the other text lacks them', () => {
    expect(marks('Learners build a small filter.', 'Learners test a small filter outside.')).toEqual(['Learners [build] a small [filter.]', 'Learners [test] a small [filter outside.]'])
  })

  it('are whole words in every script', () => {
    expect(marks('Ọ̀rọ̀ náà dára púpọ̀', 'Ọ̀rọ̀ náà tóbi púpọ̀')).toEqual(['Ọ̀rọ̀ náà [dára] púpọ̀', 'Ọ̀rọ̀ náà [tóbi] púpọ̀'])
  })

  it('keep the lines of their own side', () => {
    expect(marked('one\ntwo', 'one two')).toEqual({ before: [{ text: 'one\ntwo', isChanged: false }], after: [{ text: 'one two', isChanged: false }] })
  })

  it('are not marked where hardly any stayed', () => {
    expect(marked('Learners build a filter for their school.', 'Why does the moon follow us home at night?')).toBeNull()
  })
})
