import type { Activity, Plan } from '@/features/designs/types'
import { PHASES } from '@/theme/phases'

/** The parts in which a plan is written. */
export const SECTIONS = ['core', 'empathize', 'define', 'ideate', 'prototype', 'test', 'outcome'] as const
export type SectionName = (typeof SECTIONS)[number]

export const isSection = (name: unknown): name is SectionName => SECTIONS.some((known) => known === name)

/** The phase that a section is, or undefined where it is none. */
export const phaseOf = (name: SectionName) => PHASES.find((phase) => phase.toLowerCase() === name)

/** The section that holds the activities of a phase; undefined for a phase of another name. */
export const sectionOfPhase = (phase: string) => SECTIONS.find((name) => phaseOf(name) && name === phase.trim().toLowerCase())

const KEYS = { core: ['overview', 'drivingQuestion', 'learningObjectives'], outcome: ['artifactOutcome', 'assessment'] } as const

const activitiesOf = (plan: Plan): Activity[] => (Array.isArray(plan.activities) ? plan.activities : [])
const isOf = (name: SectionName) => (activity: Activity) => typeof activity?.phase === 'string' && sectionOfPhase(activity.phase) === name

/** What a plan has of a section, with the keys of the plan. */
export function partOf(plan: Plan, name: SectionName): Plan {
  if (name !== 'core' && name !== 'outcome') return { activities: activitiesOf(plan).filter(isOf(name)) }
  return Object.fromEntries(KEYS[name].filter((key) => key in plan).map((key) => [key, plan[key]]))
}

/** Where the first activity of a phase belongs in a plan that has none of it: after those of the phases before it. */
function placeFor(name: SectionName, activities: readonly Activity[]) {
  const earlier = SECTIONS.slice(0, SECTIONS.indexOf(name))
  return activities.findLastIndex((activity) => earlier.some((one) => isOf(one)(activity))) + 1
}

/** The plan with one section replaced. The other keys stay, those nobody here knows too. */
export function withSection(plan: Plan, name: SectionName, value: Plan): Plan {
  if (name === 'core' || name === 'outcome') return { ...plan, ...partOf(value, name) }
  const activities = activitiesOf(plan)
  const others = activities.filter((activity) => !isOf(name)(activity))
  const first = activities.findIndex(isOf(name))
  const at = first < 0 ? placeFor(name, others) : first
  return { ...plan, activities: [...others.slice(0, at), ...activitiesOf(value), ...others.slice(at)] }
}
