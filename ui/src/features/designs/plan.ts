/**
 * Reads contentJson for the page. Plans come from several planners and years, and any key may be absent or odd:
 * what cannot be shown is left out here, so that the sections need not doubt what they get.
 */

export interface Activity {
  phase: string
  title: string
  description: string
  materials: string[]
  minutes: number | null
  grouping: string
  steps: string[]
  check: string
  support: string
  extension: string
  safety: string
}
export interface OldPhase { name: string; description: string; activities: string[]; materials: string[] }
export interface Resource { title: string; source: string; type: string; url: string; description: string }
export interface Rubric { levels: string[]; rows: { criterion: string; cells: string[] }[] }

/** A plan as the dialog shows it. */
export interface PlanView {
  overview: string
  drivingQuestion: string
  learningObjectives: string[]
  activities: Activity[]
  phases: OldPhase[]
  materials: string[]
  instructionalResources: Resource[]
  outcome: { type: string; description: string } | null
  assessment: string | { formative: string[]; summative: string[] }
  context: Context | null
  priorKnowledge: string[]
  misconceptions: { idea: string; correction: string }[]
  keyVocabulary: { term: string; meaning: string }[]
  skillsFocus: { skill: string; practisedBy: string; evidence: string }[]
  rubric: Rubric | null
  inclusion: Partial<Record<InclusionKey, string>>
  safety: string[]
  chalkboard: { lesson: string; board: string }[]
  learnerNotes: string
  homework: string[]
  reflection: string[]
}

export interface Context {
  stage: string
  classSize: number | null
  lessons: number | null
  minutesPerLesson: number | null
  electricity: boolean | null
  projector: boolean | null
  internet: boolean | null
  printing: boolean | null
  multigrade: string[]
  homeLanguages: string[]
  needs: string[]
}

export const INCLUSION_KEYS = ['largeClass', 'specialNeeds', 'multigrade', 'girlsAndBoys'] as const
export type InclusionKey = (typeof INCLUSION_KEYS)[number]

type Fields = Record<string, unknown>

const isFields = (v: unknown): v is Fields => typeof v === 'object' && v !== null && !Array.isArray(v)
const text = (v: unknown) => (typeof v === 'string' ? v.trim() : '')
const number = (v: unknown) => (typeof v === 'number' && Number.isFinite(v) && v > 0 ? v : null)
const flag = (v: unknown) => (typeof v === 'boolean' ? v : null)
const texts = (v: unknown) => (Array.isArray(v) ? v.map(text).filter(Boolean) : [])
const list = <T>(v: unknown, read: (f: Fields) => T) => (Array.isArray(v) ? v.filter(isFields).map(read) : [])

const readActivity = (f: Fields): Activity => ({
  phase: text(f.phase), title: text(f.title), description: text(f.description), materials: texts(f.materials), minutes: number(f.minutes), grouping: text(f.grouping),
  steps: texts(f.steps), check: text(f.check), support: text(f.support), extension: text(f.extension), safety: text(f.safety),
})

function readAssessment(v: unknown): PlanView['assessment'] {
  if (isFields(v)) return { formative: texts(v.formative), summative: texts(v.summative) }
  return text(v) || { formative: [], summative: [] }
}

function readContext(v: unknown): Context | null {
  if (!isFields(v)) return null
  return {
    stage: text(v.stage), classSize: number(v.classSize), lessons: number(v.lessons), minutesPerLesson: number(v.minutesPerLesson),
    electricity: flag(v.electricity), projector: flag(v.projector), internet: flag(v.internet), printing: flag(v.printing),
    multigrade: texts(v.multigrade), homeLanguages: texts(v.homeLanguages), needs: texts(v.needs),
  }
}

function readRubric(v: unknown): Rubric | null {
  if (!isFields(v)) return null
  const rows = list(v.rows, (f) => ({ criterion: text(f.criterion), cells: Array.isArray(f.cells) ? f.cells.map(text) : [] }))
  return rows.length > 0 ? { levels: Array.isArray(v.levels) ? v.levels.map(text) : [], rows } : null
}

function readInclusion(v: unknown): PlanView['inclusion'] {
  if (!isFields(v)) return {}
  return Object.fromEntries(INCLUSION_KEYS.map((key) => [key, text(v[key])]).filter(([, said]) => said))
}

const readLesson = (v: unknown) => (typeof v === 'number' ? String(v) : text(v))

function viewOf(content: Fields): PlanView {
  const outcome = isFields(content.artifactOutcome) ? { type: text(content.artifactOutcome.type), description: text(content.artifactOutcome.description) } : null
  return {
    overview: text(content.overview),
    drivingQuestion: text(content.drivingQuestion),
    learningObjectives: texts(content.learningObjectives),
    activities: list(content.activities, readActivity),
    phases: list(content.phases, (f) => ({ name: text(f.name), description: text(f.description), activities: texts(f.activities), materials: texts(f.materials) })),
    materials: texts(content.materials),
    instructionalResources: list(content.instructionalResources, (f) => ({ title: text(f.title), source: text(f.source), type: text(f.type), url: text(f.url), description: text(f.description) })),
    outcome: outcome && (outcome.type || outcome.description) ? outcome : null,
    assessment: readAssessment(content.assessment),
    context: readContext(content.context),
    priorKnowledge: texts(content.priorKnowledge),
    misconceptions: list(content.misconceptions, (f) => ({ idea: text(f.idea), correction: text(f.correction) })),
    keyVocabulary: list(content.keyVocabulary, (f) => ({ term: text(f.term), meaning: text(f.meaning) })),
    skillsFocus: list(content.skillsFocus, (f) => ({ skill: text(f.skill), practisedBy: text(f.practisedBy), evidence: text(f.evidence) })),
    rubric: readRubric(content.rubric),
    inclusion: readInclusion(content.inclusion),
    safety: texts(content.safety),
    chalkboard: list(content.chalkboard, (f) => ({ lesson: readLesson(f.lesson), board: text(f.board) })).filter((note) => note.board),
    learnerNotes: text(content.learnerNotes),
    homework: texts(content.homework),
    reflection: texts(content.reflection),
  }
}

/** A plan in which nothing stands yet. */
export const noPlan = viewOf({})

/** The plan inside contentJson, or null where there is none to show. */
export const readPlan = (content: unknown): PlanView | null => (isFields(content) && Object.keys(content).length > 0 ? viewOf(content) : null)

/** The address where a link may lead, or null: plans may hold anything, links only http and https. */
export function webAddress(url: string): string | null {
  if (!/^https?:\/\//i.test(url)) return null
  try {
    return new URL(url).href
  } catch {
    return null
  }
}
