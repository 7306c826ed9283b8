/** The groups of grades that lists can be narrowed to. */
export const COHORTS = ['primary', 'junior', 'senior'] as const
export type Cohort = (typeof COHORTS)[number]

const PRESCHOOL = /\b(kindergarten|kg|pp|pre-?primary|nursery|reception|ecd|chekechea|maternelle|creche)\b|^(kg|pp)\s?\d/
const STAGED = /\b(grade|gredi|darasa|std|standard|class|primary|basic|year|form|kidato|jhs|jss|shs|sss|ss|p|s|b|g|f)\.?\s*(?:cha |la |ya )?(\d{1,2})\b/
/** Years of schools that count as in France or Portugal. */
const FRENCH = /(?:^|\s)(ci|cp1|cp2|cp|ce1|ce2|cm1|cm2|terminale|tle|seconde|2nde|première|1[eè]re|[3-6](?=e|è))/
const PORTUGUESE = /\b(\d{1,2})\.?\s?[ªaº]?\s(?:classe|ano)\b/
/** A year in words or in Roman figures behind the name of its stage. */
const IN_WORDS = /\b(grade|gredi|darasa|std|standard|class|primary|basic|year|form|kidato|senior|secondary|high|school|jhs|jss|shs|sss|ss) (cha |la |ya )?(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|i{1,3}|iv|v|vi{1,2}|kwanza|pili|tatu|nne|tano|sita|saba|nane)\b/
const PLAIN = /\b(\d{1,2})\b/
/** What is added to the year of a stage to get the usual grade: JHS 1 is Grade 7, Form 1 is Grade 8. */
const OFFSETS: Readonly<Record<string, number>> = { form: 7, kidato: 7, f: 7, jhs: 6, jss: 6, s: 6, shs: 9, sss: 9, ss: 9 }
const FRENCH_GRADES: Readonly<Record<string, number>> = {
  ci: 1, cp1: 1, cp: 2, cp2: 2, ce1: 3, ce2: 4, cm1: 5, cm2: 6,
  6: 7, 5: 8, 4: 9, 3: 10, seconde: 11, '2nde': 11, première: 12, '1ere': 12, '1ère': 12, terminale: 12, tle: 12,
}
const WORDS: Readonly<Record<string, number>> = {
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12,
  i: 1, ii: 2, iii: 3, iv: 4, v: 5, vi: 6, vii: 7,
  kwanza: 1, pili: 2, tatu: 3, nne: 4, tano: 5, sita: 6, saba: 7, nane: 8,
}

/** The text with a stage that is written out as its short name, and the year behind it in figures. */
function shortened(text: string): string {
  return text
    .replace(IN_WORDS, (_, stage: string, of: string | undefined, year: string) => `${stage} ${of ?? ''}${WORDS[year]!}`)
    .replace(/senior (?:secondary|high)(?: school)?/, 'ss')
    .replace(/junior (?:secondary|high)(?: school)?/, 'jss')
    .replace(/senior|secondary/, 's')
}

function yearIn(text: string): number {
  const staged = STAGED.exec(text)
  if (staged) return Number(staged[2]) + (OFFSETS[staged[1]!] ?? 0)
  const french = FRENCH.exec(text)
  if (french) return FRENCH_GRADES[french[1]!] ?? 0
  return Number((PORTUGUESE.exec(text) ?? PLAIN.exec(text))?.[1] ?? 0)
}

/** The grade, 0 (Kindergarten) to 12, as a teacher may have written it ("Grade 5", "JSS 2", "Form 3"); null where there is none. */
export function gradeOf(level: string): number | null {
  const text = level.trim().toLowerCase()
  if (PRESCHOOL.test(text)) return 0
  const grade = yearIn(shortened(text))
  return grade < 1 ? null : Math.min(grade, 12)
}

/** The group of a grade level: Kindergarten to 6, 7 to 9, 10 to 12; null where the grade cannot be read. */
export function cohortOf(level: string): Cohort | null {
  const grade = gradeOf(level)
  if (grade === null) return null
  if (grade <= 6) return 'primary'
  return grade <= 9 ? 'junior' : 'senior'
}
