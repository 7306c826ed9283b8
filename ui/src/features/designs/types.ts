// What the server stores about designs. Keys that nobody here knows are kept as they came.

/** A design, as lists have it. */
export interface Design {
  id: string
  title: string
  subject: string
  topic: string
  /** The grade level it was made for. */
  cohort: string
  /** A JSON list of names; older data may have the list itself. */
  skills: string | string[]
  additionalInfo: string
  status: string
  createdAt: string
  updatedAt: string
  /** The label of the newest version, null where there is none. */
  version: string | null
  llmModel: string | null
  shareCode: string | null
  averageRating: number
  totalRatings: number
  /** How many ratings came along in a file, where any did; they do not count. */
  carriedRatings?: number
  adaptedFrom: { title: string; author: string } | null
  /** The newest plan; only where one design was asked for. */
  contentJson?: Plan | null
}

/** One stored plan of a design. */
export interface Version {
  id: string
  version: string
  contentJson: Plan
  llmModel: string | null
  createdAt: string
}

/** What a design was made from. */
export interface Prompt {
  subject: string
  topic: string
  gradeLevel: string
  skills: string[]
  additionalInfo: string
  context: ClassContext | null
}

/** What a reader of the shared plan thought of it. */
export interface Rating {
  id: string
  rating: number
  feedback: string | null
  raterEmail: string | null
  /** The owner does not want to read its text. It counts all the same. */
  hidden: boolean
  createdAt: string
}

/** All ratings of a design, newest first. */
export interface RatingList {
  averageRating: number
  totalRatings: number
  ratings: Rating[]
  /** What came along in a file, newest first. It is in neither figure. */
  carried?: CarriedRating[]
}

/** What a reader elsewhere thought of a plan that came in a file. */
export type CarriedRating = Pick<Rating, 'rating' | 'feedback' | 'createdAt'>

/** The numbers on the dashboard. */
export interface Stats {
  totalDesigns: number
  thisMonth: number
  thisWeek: number
  averageRating: number
}

/** One activity of a plan. */
export interface Activity {
  phase?: string
  title?: string
  description?: string
  materials?: string[]
  minutes?: number
  grouping?: string
  steps?: string[]
  check?: string
  support?: string
  extension?: string
  safety?: string
  [key: string]: unknown
}

/** The older shape that may stand in for activities. */
export interface OldPhase {
  name?: string
  description?: string
  activities?: string[]
  materials?: string[]
  [key: string]: unknown
}

/** The class a plan is made for. */
export interface ClassContext {
  country?: string
  language?: string
  stage?: string
  classSize?: number
  lessons?: number
  minutesPerLesson?: number
  electricity?: boolean
  projector?: boolean
  internet?: boolean
  printing?: boolean
  multigrade?: string[]
  homeLanguages?: string[]
  needs?: string[]
  [key: string]: unknown
}

/** A lesson plan (contentJson). A part is shown only where it is there. */
export interface Plan {
  overview?: string
  drivingQuestion?: string
  learningObjectives?: string[]
  activities?: Activity[]
  phases?: OldPhase[]
  materials?: string[]
  instructionalResources?: { title?: string; source?: string; type?: string; url?: string; description?: string; [key: string]: unknown }[]
  artifactOutcome?: { type?: string; description?: string; [key: string]: unknown }
  assessment?: string | { formative?: string[]; summative?: string[]; [key: string]: unknown }
  context?: ClassContext
  priorKnowledge?: string[]
  misconceptions?: { idea?: string; correction?: string }[]
  keyVocabulary?: { term?: string; meaning?: string }[]
  skillsFocus?: { skill?: string; practisedBy?: string; evidence?: string }[]
  rubric?: { levels?: string[]; rows?: { criterion?: string; cells?: string[] }[] }
  inclusion?: { largeClass?: string; specialNeeds?: string; multigrade?: string; girlsAndBoys?: string }
  safety?: string[]
  chalkboard?: { lesson?: number; board?: string }[]
  learnerNotes?: string
  homework?: string[]
  reflection?: string[]
  provenance?: Record<string, string>
  [key: string]: unknown
}
