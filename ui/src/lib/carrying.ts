import { create } from 'zustand'

interface CarryingState {
  /** The designs that are to go into a file; they can still be chosen. */
  carryIds: readonly string[] | 'all' | null
  /** The file whose plans may be imported. */
  importFile: File | null
  openCarry: (ids: readonly string[] | 'all') => void
  closeCarry: () => void
  openImport: (file: File) => void
  closeImport: () => void
}

/** Which dialog about files of plans is open. Apart from the other dialogs, so that the first page is not heavier by it. */
export const useCarrying = create<CarryingState>()((set) => ({
  carryIds: null,
  importFile: null,
  openCarry: (ids) => set({ carryIds: ids }),
  closeCarry: () => set({ carryIds: null }),
  openImport: (file) => set({ importFile: file }),
  closeImport: () => set({ importFile: null }),
}))
