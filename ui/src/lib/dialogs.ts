import { create } from 'zustand'

interface DialogState {
  wizardOpen: boolean
  /** The design whose lesson plan is open. */
  openPlanId: string | null
  /** Whether the plan was opened to be changed. */
  editPlan: boolean
  openWizard: () => void
  openPlan: (id: string, options?: { edit?: boolean }) => void
  close: () => void
}

const closed = { wizardOpen: false, openPlanId: null, editPlan: false }

/** Which dialog is open. Any page may open one; app shows it. */
export const useDialogs = create<DialogState>()((set) => ({
  ...closed,
  openWizard: () => set({ ...closed, wizardOpen: true }),
  openPlan: (id, { edit = false } = {}) => set({ ...closed, openPlanId: id, editPlan: edit }),
  close: () => set(closed),
}))
