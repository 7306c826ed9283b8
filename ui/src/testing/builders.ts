import type { Design, Plan, Version } from '@/features/designs/types'
import type { User } from '@/lib/session'

/** A teacher. */
export const aUser = (more: Partial<User> = {}): User => ({
  id: 'u1', email: 'amina@example.org', firstName: 'Amina', lastName: null, profileImageUrl: null, ...more,
})

/** A design as the list has it. */
export const aDesign = (more: Partial<Design> = {}): Design => ({
  id: 'd1', title: 'How can we keep our school’s water safe?', subject: 'chemistry', topic: 'Filters', cohort: 'Grade 8',
  skills: '["Research"]', additionalInfo: '', status: 'draft', createdAt: '2026-11-19T08:00:00Z', updatedAt: '2026-11-19T08:00:00Z',
  version: '1.0', llmModel: 'built-in', shareCode: null, averageRating: 0, totalRatings: 0, adaptedFrom: null, ...more,
})

/** A small whole plan. */
export const aPlan = (more: Partial<Plan> = {}): Plan => ({
  overview: 'Learners build a filter.', drivingQuestion: 'How can we keep our school’s water safe?', learningObjectives: ['Explain filtering'],
  activities: [{ phase: 'Empathize', title: 'Walk the water', description: 'Follow the water from source to cup.', materials: ['paper'] }],
  materials: ['paper'], instructionalResources: [], artifactOutcome: { type: 'Model', description: 'A working filter' },
  assessment: { formative: ['Ask three learners'], summative: ['Test the filter'] }, ...more,
})

/** A version of a design. */
export const aVersion = (more: Partial<Version> = {}): Version => ({
  id: 'v1', version: '1.0', contentJson: aPlan(), llmModel: 'built-in', createdAt: '2026-11-19T08:00:00Z', ...more,
})
