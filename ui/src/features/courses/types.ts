/** A course, as lists have it. */
export interface Course {
  id: string
  title: string
  description: string
  type: 'workshop' | 'self-paced'
  /** The address of its drawing. */
  image: string
  duration: string
  format: string
  category: string
  highlights: string[]
  learnMoreUrl: string
  facilitator: string
  schedule?: string
  /** Days (YYYY-MM-DD), where it has a date. */
  startsOn?: string
  endsOn?: string
  isLive: boolean
}

/** Text under a heading: paragraphs, then a list that may be missing. */
export interface Section {
  heading: string
  paragraphs: string[] | null
  list?: string[]
}

/** A week, a session or a lesson. */
export interface Unit {
  id: string
  title: string
  time: string
  sections: Section[]
}

/** A course with its whole content. */
export interface CourseOutline extends Course {
  about: Section[]
  units: Unit[]
}
