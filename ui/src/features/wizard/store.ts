import { create } from 'zustand'
import type { Plan } from '@/features/designs/types'
import { readDraft, removeDraft, writeDraft } from '@/lib/drafts'
import { isTyped, messagesByStep, noAnswers, readAnswers, requestOf, STEPS, type Answers, type PlanRequest, type Step } from './answers'

/** A plan that was made but may not be stored yet, with the request it answers. */
export interface Generated {
  request: PlanRequest
  plan: Plan
  llmModel: string
  generationId: string
}

interface Draft {
  step: Step
  answers: Answers
  generated: Generated | null
}

interface WizardState extends Draft {
  userId: string
  isOpen: boolean
  /** Whether the answers are stored in the browser; else they are in memory alone. */
  isKept: boolean
  /** What the server refused, by step; gone as soon as the teacher changes something there. */
  messages: Partial<Record<Step, string>>
  open: (userId: string) => void
  close: () => void
  answer: (changed: Partial<Answers>) => void
  goTo: (step: Step) => void
  refuse: (fields: Record<string, string>) => boolean
  keep: (generated: Generated | null) => void
  reset: () => void
}

const nothing: Draft & Pick<WizardState, 'messages'> = { step: 1, answers: noAnswers, generated: null, messages: {} }

const DRAFT = 'wizard'

const isRecord = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null && !Array.isArray(v)

function readGenerated(stored: unknown, answers: Answers): Generated | null {
  if (!isRecord(stored) || !isRecord(stored.plan) || typeof stored.llmModel !== 'string' || typeof stored.generationId !== 'string') return null
  return isRecord(stored.request) && JSON.stringify(stored.request) === JSON.stringify(requestOf(answers))
    ? { request: requestOf(answers), plan: stored.plan, llmModel: stored.llmModel, generationId: stored.generationId }
    : null
}

function readWizard(userId: string): Draft {
  const stored = readDraft(userId, DRAFT)
  if (!isRecord(stored)) return nothing
  const answers = readAnswers(stored.answers)
  return { step: STEPS.find((step) => step === stored.step) ?? 1, answers, generated: readGenerated(stored.generated, answers) }
}

/** The wizard's answers. They outlive the dialog, a reload and a crash, until the design is created or the teacher signs out. */
export const useWizard = create<WizardState>()((set, get) => {
  /** Changes the answers and keeps them; where the browser's storage fails they live on in memory. */
  function change(changed: Partial<Draft>) {
    set(changed)
    const { userId, step, answers, generated } = get()
    if (isTyped(answers)) set({ isKept: writeDraft(userId, DRAFT, { step, answers, generated } satisfies Draft) })
    else removeDraft(userId, DRAFT)
  }
  return {
    ...nothing,
    userId: '',
    isOpen: false,
    isKept: true,
    // What is stored rules over what is in memory: it is gone after sign-out, and another tab may have written a newer one.
    open: (userId) => {
      if (get().userId !== userId || get().isKept) set({ ...nothing, ...readWizard(userId), userId })
      set({ isOpen: true })
    },
    close: () => set({ isOpen: false }),
    answer: (changed) => {
      set({ messages: { ...get().messages, [get().step]: undefined } })
      change({ answers: { ...get().answers, ...changed } })
    },
    goTo: (step) => change({ step }),
    refuse: (fields) => {
      const messages = messagesByStep(fields)
      const step = STEPS.find((s) => messages[s])
      if (!step) return false
      set({ messages })
      change({ step })
      return true
    },
    keep: (generated) => change({ generated }),
    reset: () => {
      removeDraft(get().userId, DRAFT)
      set({ ...nothing, isKept: true })
    },
  }
})
