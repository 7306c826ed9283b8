/** The groups of grades that lists can be narrowed to. */
export const COHORTS = ['primary', 'junior', 'senior'] as const
export type Cohort = (typeof COHORTS)[number]

const PRESCHOOL = /\b(kindergarten|kg|pp|pre-?primary|nursery|reception|ecd|chekechea|maternelle|creche)\b|^(kg|pp)\s?\d/
const STAGED = /\b(grade|gredi|darasa|std|standard|class|primary|basic|year|form|kidato|jhs|jss|shs|sss|ss|p|s|b|g|f)\.?\s*(\d{1,2})\b/
const PLAIN = /\b(\d{1,2})\b/
/** What is added to the year of a stage to get the usual grade: JHS 1 is Grade 7, Form 1 is Grade 8. */
const OFFSETS: Readonly<Record<string, number>> = { form: 7, kidato: 7, f: 7, jhs: 6, jss: 6, s: 6, shs: 9, sss: 9, ss: 9 }

/** The grade, 0 (Kindergarten) to 12, as a teacher may have written it ("Grade 5", "JSS 2", "Form 3"); null where there is none. */
export function gradeOf(level: string): number | null {
  const text = level.trim().toLowerCase()
  if (PRESCHOOL.test(text)) return 0
  const staged = STAGED.exec(text)
  const grade = staged ? Number(staged[2]) + (OFFSETS[staged[1]!] ?? 0) : Number(PLAIN.exec(text)?.[1] ?? 0)
  return grade < 1 ? null : Math.min(grade, 12)
}

/** The group of a grade level: Kindergarten to 6, 7 to 9, 10 to 12; null where the grade cannot be read. */
export function cohortOf(level: string): Cohort | null {
  const grade = gradeOf(level)
  if (grade === null) return null
  if (grade <= 6) return 'primary'
  return grade <= 9 ? 'junior' : 'senior'
}
