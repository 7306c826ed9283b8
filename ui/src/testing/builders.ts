import type { Design, Plan, Version } from '@/features/designs/types'
import type { Llm, Model } from '@/features/models/api/llm'
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

/** A model on the model server. */
export const aModel = (more: Partial<Model> = {}): Model => ({
  name: 'llama3.2:3b', sizeBytes: 2_019_393_189, parameters: '3.2B', quantization: 'Q4_K_M', license: 'Llama 3.2 Community', recommended: true, ...more,
})

/** A computer of 8 GB whose model writes plans, looked at from this computer. */
export const aLlm = (more: Partial<Llm> = {}): Llm => ({
  engine: 'ollama', choice: 'automatic', kind: 'ollama', host: 'http://127.0.0.1:11434', hasKey: false, setByStart: [], reachable: true, version: '0.17.4',
  model: 'llama3.2:3b', license: 'Llama 3.2 Community', models: [aModel()], queue: { running: 0, waiting: 0 }, canManage: true, threads: 0, cores: 4,
  memoryBytes: 8_200_000_000, installed: true, speed: null, work: null, advice: 'ready',
  suggestions: [
    { name: 'llama3.2:3b', sizeBytes: 2_000_000_000, license: 'Llama 3.2 Community', note: 'The safest choice.' },
    { name: 'gemma3:4b', sizeBytes: 3_300_000_000, license: 'Gemma terms', note: 'The widest choice of languages.' },
  ],
  ...more,
})
