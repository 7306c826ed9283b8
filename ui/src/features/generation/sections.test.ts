import { describe, expect, it } from 'vitest'
import { aPlan } from '@/testing/builders'
import { partOf, phaseOf, sectionOfPhase, withSection } from './sections'

const activity = (phase: string, title: string) => ({ phase, title })
const plan = aPlan({
  activities: [activity('Empathize', 'E1'), activity(' empathize ', 'E2'), activity('Ideate', 'I'), activity('Play', 'P')], unknown: 'kept',
})

it('knows phases by their names', () => {
  expect([phaseOf('core'), phaseOf('define'), sectionOfPhase(' DEFINE '), sectionOfPhase('Play'), sectionOfPhase('core')]).toEqual([undefined, 'Define', 'define', undefined, undefined])
})

describe('a section', () => {
  it('is what the plan has of it', () => {
    expect(partOf(plan, 'empathize')).toEqual({ activities: [activity('Empathize', 'E1'), activity(' empathize ', 'E2')] })
    expect(partOf(plan, 'core')).toEqual({ overview: plan.overview, drivingQuestion: plan.drivingQuestion, learningObjectives: plan.learningObjectives })
    expect(partOf({}, 'outcome')).toEqual({})
    expect(partOf({}, 'test')).toEqual({ activities: [] })
  })

  it('takes the place of the old one, and nothing else changes', () => {
    const core = withSection(plan, 'core', { overview: 'New', materials: ['no'] })
    expect(core).toEqual({ ...plan, overview: 'New' })
    const titles = (name: 'empathize' | 'define' | 'test') => withSection(plan, name, { activities: [activity(name, 'new')] }).activities?.map(({ title }) => title)
    expect(titles('empathize')).toEqual(['new', 'I', 'P'])
    expect(titles('define')).toEqual(['E1', 'E2', 'new', 'I', 'P'])
    expect(titles('test')).toEqual(['E1', 'E2', 'I', 'new', 'P'])
    expect(plan.activities).toHaveLength(4)
  })
})
