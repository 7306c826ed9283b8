import { create } from 'zustand'
import type { Achievement } from './types'

interface UnlockedState {
  /** New badges that the teacher has not been congratulated on yet, one dialog after another. */
  waiting: readonly Achievement[]
  add: (achievements: readonly Achievement[]) => void
  next: () => void
}

export const useUnlocked = create<UnlockedState>()((set) => ({
  waiting: [],
  add: (achievements) => set(({ waiting }) => ({ waiting: [...waiting, ...achievements] })),
  next: () => set(({ waiting }) => ({ waiting: waiting.slice(1) })),
}))
