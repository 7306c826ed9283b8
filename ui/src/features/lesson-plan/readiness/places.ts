import type { PlanView } from '@/features/designs/plan'
import { activityId } from '../components/Activities'
import { titleId } from '../components/jump'
import type { SectionId } from '../components/section-ids'
import type { Finding } from './query'

/** The sections that a finding may speak of, by the first word of its code; the first that the plan has is meant. */
const OF_CORE: Record<string, readonly SectionId[]> = {
  question: ['question'],
  objective: ['objectives'],
  objectives: ['objectives'],
  minutes: ['activities'],
  phase: ['activities'],
  activity: ['activities'],
  teacher: ['activities'],
  needs: ['activities'],
  material: ['materials', 'activities'],
  materials: ['materials', 'activities'],
  quantity: ['materials', 'activities'],
  skill: ['skills', 'objectives'],
  inclusion: ['classroom', 'activities'],
  safety: ['classroom', 'activities'],
}
const OF_OUTCOME: Record<string, readonly SectionId[]> = { homework: ['learners', 'outcome'], link: ['resources', 'outcome'] }

/** The first activity of a phase: "ideate" is also found in "3. Ideate: think". */
function firstOf(section: string, { activities, phases }: PlanView): number {
  const names = activities.length > 0 ? activities.map(({ phase }) => phase) : phases.map(({ name }) => name)
  return names.findIndex((name) => name.toLowerCase().includes(section.slice(0, 5)))
}

/** Where a finding leads: ids of elements, the best first. */
export function placesOf({ code, section }: Finding, plan: PlanView): string[] {
  const about = code.split('-')[0]!
  if (section === 'core') return (OF_CORE[about] ?? ['overview']).map(titleId)
  if (section === 'outcome') return (OF_OUTCOME[about] ?? ['outcome']).map(titleId)
  const first = firstOf(section, plan)
  return [...(first < 0 ? [] : [activityId(first)]), titleId('activities')]
}
