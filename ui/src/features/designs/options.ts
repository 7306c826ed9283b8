/** The subjects that are offered; `other` asks for the teacher's own words. */
export const SUBJECTS = [
  { id: 'mathematics', label: 'Mathematics' },
  { id: 'english', label: 'English' },
  { id: 'elementary-science', label: 'Elementary Science' },
  { id: 'physics', label: 'Physics' },
  { id: 'chemistry', label: 'Chemistry' },
  { id: 'biology', label: 'Biology' },
  { id: 'ict', label: 'ICT' },
  { id: 'other', label: 'Other' },
] as const

/** The grades that are offered; the server reads other words too. */
export const GRADE_LEVELS = ['Kindergarten', ...Array.from({ length: 12 }, (_, i) => `Grade ${i + 1}`)]

/** The skills that are offered. */
export const SKILLS = [
  'Analytical thinking', 'Creative thinking', 'Emotional intelligence', 'Resilience', 'Complex problem solving', 'Agility',
  'Digital literacy and fluency', 'AI literacy and fluency', 'Critical Thinking', 'Problem Solving', 'Collaboration', 'Communication',
  'Creativity', 'Research', 'Analysis', 'Design Thinking', 'Innovation', 'Leadership',
] as const

/** The name of a subject as a teacher reads it: that of a preset, or her own words. */
export const subjectLabel = (subject: string) => SUBJECTS.find(({ id }) => id === subject)?.label ?? subject

const names = (value: unknown): string[] => (Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [])

/** The skills of a design, which may come as a JSON list or as the list itself. */
export function parseSkills(skills: string | string[] | null | undefined): string[] {
  if (typeof skills !== 'string') return names(skills)
  try {
    return names(JSON.parse(skills))
  } catch {
    return skills.trim() ? [skills.trim()] : [] // one skill, written plainly
  }
}
