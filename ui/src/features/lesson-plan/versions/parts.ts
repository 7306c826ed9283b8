import { contextLine } from '@/features/designs/context-line'
import { INCLUSION_KEYS, type Activity, type OldPhase, type PlanView } from '@/features/designs/plan'
import { SECTION_IDS, type SectionId } from '../components/section-ids'
import { t as planText } from '../texts'
import { t } from './texts'

// A plan as plain text, part by part, so that two of them can be laid side by side.

/** A part of a plan: one section, or a named piece of one, such as what one phase has of the activities. */
export interface Part {
  section: SectionId
  piece: string
  text: string
}

const lines = (...texts: (string | readonly string[])[]) => texts.flat().filter(Boolean).join('\n')
const numbered = (items: readonly string[]) => items.map((item, i) => `${i + 1}. ${item}`)
const led = (name: string, text: string) => (text ? `${name} ${text}` : '')
const EXTRAS = ['check', 'support', 'extension', 'safety'] as const

const activityText = (activity: Activity) => lines(
  activity.title,
  [activity.minutes === null ? '' : planText('minutes', { n: activity.minutes }), activity.grouping].filter(Boolean).join(' · '),
  activity.description,
  numbered(activity.steps),
  EXTRAS.map((key) => (activity[key] ? t(key, { text: activity[key] }) : '')),
  activity.materials.length > 0 ? t('materials', { text: activity.materials.join('; ') }) : '',
)

const oldPhaseText = (phase: OldPhase) =>
  lines(phase.description, phase.activities, phase.materials.length > 0 ? t('materials', { text: phase.materials.join('; ') }) : '')

function outcomeText({ outcome, assessment, rubric }: PlanView): string {
  const methods = typeof assessment === 'string'
    ? assessment
    : lines(
      assessment.formative.length > 0 ? planText('formative') : '', assessment.formative.map((one) => `• ${one}`),
      assessment.summative.length > 0 ? planText('summative') : '', assessment.summative.map((one) => `• ${one}`),
    )
  return lines(outcome?.type ?? '', outcome?.description ?? '', methods, rubric ? rubric.rows.map(({ criterion, cells }) => `${criterion}: ${cells.join(' | ')}`) : '')
}

function sectionText(id: Exclude<SectionId, 'activities'>, plan: PlanView): string {
  switch (id) {
    case 'overview': return plan.overview
    case 'question': return plan.drivingQuestion
    case 'objectives': return lines(numbered(plan.learningObjectives))
    case 'before': return lines(
      plan.priorKnowledge,
      plan.misconceptions.map(({ idea, correction }) => [led(planText('believed'), idea), led(planText('correct'), correction)].filter(Boolean).join(' ')),
      plan.keyVocabulary.map(({ term, meaning }) => `${term}: ${meaning}`),
    )
    case 'materials': return lines(plan.materials)
    case 'resources': return lines(plan.instructionalResources.map(({ title, source, type, description, url }) => [title, source, type, description, url].filter(Boolean).join(' · ')))
    case 'outcome': return outcomeText(plan)
    case 'skills': return lines(plan.skillsFocus.map(({ skill, practisedBy, evidence }) => [skill, led(planText('practisedBy'), practisedBy), led(planText('evidence'), evidence)].filter(Boolean).join(' ')))
    case 'classroom': return lines(INCLUSION_KEYS.map((key) => led(`${planText(key)}:`, plan.inclusion[key] ?? '')), plan.safety)
    case 'board': return lines(plan.chalkboard.map(({ lesson, board }) => lines(lesson ? planText('boardLesson', { n: lesson }) : '', board)))
    case 'learners': return lines(plan.learnerNotes, plan.homework)
    case 'reflection': return lines(plan.reflection)
  }
}

/** The activities of each phase together, as phases keep their names while activities change theirs. */
function activityParts(plan: PlanView): Part[] {
  const texts = new Map<string, string>()
  const add = (phase: string, text: string) => texts.set(phase, lines(texts.get(phase) ?? '', text))
  if (plan.activities.length > 0) for (const activity of plan.activities) add(activity.phase, activityText(activity))
  else for (const phase of plan.phases) add(phase.name, oldPhaseText(phase))
  return [...texts].map(([piece, text]) => ({ section: 'activities', piece, text }))
}

const classPart = ({ context }: PlanView): Part => ({ section: 'overview', piece: t('theClass'), text: context ? contextLine(context) : '' })

function sectionParts(section: SectionId, plan: PlanView): Part[] {
  if (section === 'activities') return activityParts(plan)
  const whole = { section, piece: '', text: sectionText(section, plan) }
  return section === 'overview' ? [classPart(plan), whole] : [whole]
}

/** All parts of a plan that say something, in the order in which the plan is read. */
export const partsOf = (plan: PlanView): Part[] => SECTION_IDS.flatMap((section) => sectionParts(section, plan)).filter(({ text }) => text !== '')

/** The part's heading as the plan has it. */
export const titleOf = ({ section, piece }: Pick<Part, 'section' | 'piece'>) => {
  const title = planText(`${section}Title`)
  return piece ? `${title}: ${piece}` : title
}
