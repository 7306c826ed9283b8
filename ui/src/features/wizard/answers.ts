import { gradeOf as yearOf } from '@/features/designs/grade'
import { GRADE_LEVELS, SUBJECTS } from '@/features/designs/options'
import type { ClassContext } from '@/features/designs/types'
import { currentUser } from '@/lib/session'

// What the wizard asks: the answers given, and when a step is answered.

export type Subject = (typeof SUBJECTS)[number]['id']

/** The skills that are offered, in groups that a teacher can find her way in. */
export const SKILL_GROUPS = {
  thinking: ['Analytical thinking', 'Critical Thinking', 'Creative thinking', 'Analysis'],
  solving: ['Problem Solving', 'Complex problem solving', 'Design Thinking', 'Creativity', 'Innovation'],
  people: ['Collaboration', 'Communication', 'Leadership', 'Emotional intelligence'],
  growing: ['Resilience', 'Agility'],
  finding: ['Research', 'Digital literacy and fluency', 'AI literacy and fluency'],
} as const
export type SkillGroup = keyof typeof SKILL_GROUPS

export interface Answers {
  subject: Subject | ''
  customSubject: string
  topic: string
  gradeLevel: string
  customGrade: string
  skills: string[]
  additionalInfo: string
  /** What is known of her class and does not go along, by its keys. */
  without: string[]
}

export const noAnswers: Answers = { subject: '', customSubject: '', topic: '', gradeLevel: '', customGrade: '', skills: [], additionalInfo: '', without: [] }

export const STEPS = [1, 2, 3, 4, 5] as const
export type Step = (typeof STEPS)[number]

/** A preset clears the typed subject; typing clears the preset. */
export const chooseSubject = (subject: Subject): Partial<Answers> => ({ subject, customSubject: '' })
export const typeSubject = (customSubject: string): Partial<Answers> => ({ customSubject, subject: '' })
export const chooseGrade = (gradeLevel: string): Partial<Answers> => ({ gradeLevel, customGrade: '' })
export const typeGrade = (customGrade: string): Partial<Answers> => ({ customGrade, gradeLevel: '' })

export const subjectOf = (a: Answers) => a.customSubject.trim() || (a.subject === 'other' ? '' : a.subject)
export const gradeOf = (a: Answers) => a.customGrade.trim() || a.gradeLevel

export const isTyped = (a: Answers) => JSON.stringify(a) !== JSON.stringify(noAnswers)

/** Characters that the server takes, counted as it counts them. */
export const LIMITS = { customSubject: 120, topic: 2000, customGrade: 40, additionalInfo: 5000 } as const
export type LimitedField = keyof typeof LIMITS
export const lengthOf = (text: string) => Array.from(text.trim()).length
export const isTooLong = (a: Answers, field: LimitedField) => lengthOf(a[field]) > LIMITS[field]

export type Problem = 'subject' | 'otherSubject' | 'topic' | 'gradeLevel' | 'skills' | 'tooLong'

const TYPED_IN: Record<Step, LimitedField | null> = { 1: 'customSubject', 2: 'topic', 3: 'customGrade', 4: null, 5: 'additionalInfo' }

/** Why the wizard cannot go on from this step, or null when it can. */
export function problemOf(step: Step, a: Answers): Problem | null {
  const typed = TYPED_IN[step]
  if (typed && isTooLong(a, typed)) return 'tooLong'
  switch (step) {
    case 1:
      if (subjectOf(a)) return null
      return a.subject === 'other' ? 'otherSubject' : 'subject'
    case 2:
      return a.topic.trim() ? null : 'topic'
    case 3:
      return gradeOf(a) ? null : 'gradeLevel'
    case 4:
      return a.skills.length > 0 ? null : 'skills'
    case 5:
      return null
  }
}

/** The first step that keeps the design from being created, and which of the two messages it deserves. */
export function missingIn(a: Answers): { step: Step; what: 'information' | 'subject' } | null {
  const information = ([2, 3, 4, 5] as const).find((step) => problemOf(step, a))
  if (information) return { step: information, what: 'information' }
  return problemOf(1, a) ? { step: 1, what: 'subject' } : null
}

/** The step where a teacher can mend what the server refused. */
const STEP_OF_FIELD: Record<string, Step> = { subject: 1, topic: 2, title: 2, gradeLevel: 3, cohort: 3, skills: 4, additionalInfo: 5, context: 5 }

/** The server's messages by step, for the steps that the wizard has. */
export function messagesByStep(fields: Record<string, string>): Partial<Record<Step, string>> {
  const messages: Partial<Record<Step, string>> = {}
  for (const [field, message] of Object.entries(fields)) {
    const step = STEP_OF_FIELD[field]
    if (step) messages[step] ??= message
  }
  return messages
}

export interface PlanRequest {
  subject: string
  topic: string
  gradeLevel: string
  skills: string[]
  additionalInfo: string
  context?: ClassContext
}

/** What is known of the teacher's class and can be true of this one: a stage of another grade is not. */
export const classFor = (a: Answers): ClassContext => Object.fromEntries(
  Object.entries(currentUser()?.myClass ?? {}).filter(([key, value]) => key !== 'stage' || [null, yearOf(gradeOf(a))].includes(yearOf(text(value)))),
)

export function requestOf(a: Answers): PlanRequest {
  const told = Object.entries(classFor(a)).filter(([key]) => !a.without.includes(key))
  return {
    subject: subjectOf(a), topic: a.topic.trim(), gradeLevel: gradeOf(a), skills: a.skills, additionalInfo: a.additionalInfo.trim(),
    ...(told.length > 0 && { context: Object.fromEntries(told) }),
  }
}

const text = (v: unknown) => (typeof v === 'string' ? v : '')
const texts = (v: unknown) => (Array.isArray(v) ? v.filter((item): item is string => typeof item === 'string') : [])

/** Reads answers out of a stored draft, whatever version of the page wrote it. */
export function readAnswers(stored: unknown): Answers {
  if (typeof stored !== 'object' || stored === null) return noAnswers
  const s = stored as Partial<Record<keyof Answers, unknown>>
  return {
    subject: SUBJECTS.find(({ id }) => id === s.subject)?.id ?? '',
    customSubject: text(s.customSubject),
    topic: text(s.topic),
    gradeLevel: GRADE_LEVELS.find((level) => level === s.gradeLevel) ?? '',
    customGrade: text(s.customGrade),
    skills: texts(s.skills),
    additionalInfo: text(s.additionalInfo),
    without: texts(s.without),
  }
}
