import { SUBJECTS } from '@/features/designs/options'
import type { ClassContext, Prompt } from '@/features/designs/types'

/** What a teacher changes of a prompt; the subject in her own words. */
export interface Fields {
  subject: string
  topic: string
  gradeLevel: string
  skills: string[]
  additionalInfo: string
}

/** What the server is asked for. */
export interface RegenerateRequest extends Fields {
  context?: ClassContext
}

const labelOf = (subject: string) => SUBJECTS.find(({ id }) => id === subject)?.label ?? subject

/** The subject as the server knows it, where it is one of those that are offered. */
const idOf = (label: string) => SUBJECTS.find((one) => one.label.toLowerCase() === label.toLowerCase())?.id ?? label

export const fieldsOf = ({ subject, topic, gradeLevel, skills, additionalInfo }: Prompt): Fields => ({
  subject: labelOf(subject), topic, gradeLevel, skills, additionalInfo: additionalInfo ?? '',
})

/** The list with one more skill; blank ones and those that are there already are not added. */
export function withSkill(skills: readonly string[], typed: string): string[] {
  const skill = typed.trim()
  const isThere = skills.some((other) => other.toLowerCase() === skill.toLowerCase())
  return skill === '' || isThere ? [...skills] : [...skills, skill]
}

/** What a teacher must fill in and has not. */
export const missingIn = ({ subject, topic, gradeLevel, skills }: Fields) => ({
  subject: subject.trim() === '', topic: topic.trim() === '', gradeLevel: gradeLevel.trim() === '', skills: skills.length === 0,
})

export const isComplete = (fields: Fields) => !Object.values(missingIn(fields)).some(Boolean)

/** The class that the design was made for goes along: it is part of the prompt, though it is not edited here. */
export const requestOf = (fields: Fields, context: ClassContext | null): RegenerateRequest => ({
  subject: idOf(fields.subject.trim()), topic: fields.topic.trim(), gradeLevel: fields.gradeLevel.trim(), skills: fields.skills,
  additionalInfo: fields.additionalInfo.trim(), ...(context && { context }),
})
