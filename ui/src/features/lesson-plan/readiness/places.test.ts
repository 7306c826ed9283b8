import { describe, expect, it } from 'vitest'
import { readPlan } from '@/features/designs/plan'
import { aPlan } from '@/testing/builders'
import { placesOf } from './places'

const plan = readPlan(aPlan({ activities: [{ phase: 'Empathize' }, { phase: 'Define' }, { phase: 'Define' }] }))!
const older = readPlan({ phases: [{ name: '1. Empathise' }, { name: 'Define: why' }] })!
const places = (code: string, section: string, of = plan) => placesOf({ code, section, message: '' }, of)

describe('where a finding leads', () => {
  it.each([
    ['question-closed', 'core', ['section-question']],
    ['objective-verb', 'core', ['section-objectives']],
    ['material-unused', 'core', ['section-materials', 'section-activities']],
    ['minutes-total', 'core', ['section-activities']],
    ['skill-missing', 'core', ['section-skills', 'section-objectives']],
    ['inclusion-needs', 'core', ['section-classroom', 'section-activities']],
    ['markup', 'core', ['section-overview']],
    ['one-of-next-year', 'core', ['section-overview']],
    ['objective-assessed', 'outcome', ['section-outcome']],
    ['homework-needs', 'outcome', ['section-learners', 'section-outcome']],
    ['link', 'outcome', ['section-resources', 'section-outcome']],
    ['teacher-talk', 'define', ['activity-1', 'section-activities']],
    ['phase-missing', 'ideate', ['section-activities']],
  ])('%s in %s', (code, section, ids) => expect(places(code, section)).toEqual(ids))

  it('finds phases by the names of older plans', () => {
    expect(places('activity-empty', 'empathize', older)).toEqual(['activity-0', 'section-activities'])
    expect(places('activity-empty', 'define', older)).toEqual(['activity-1', 'section-activities'])
    expect(places('phase-missing', 'test', older)).toEqual(['section-activities'])
  })
})
