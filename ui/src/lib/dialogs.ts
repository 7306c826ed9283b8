import { create } from 'zustand'

interface DialogState {
  wizardOpen: boolean
  /** The design whose lesson plan is open. */
  openPlanId: string | null
  /** Whether the plan was opened to be changed. */
  editPlan: boolean
  /** The design whose prompt is edited; its plan, where it was open, comes back afterwards. */
  regenerateId: string | null
  /** The design whose share links are shown, over whatever else is open. */
  shareId: string | null
  tutorialOpen: boolean
  /** The sheet with the pages that the tab bar has no room for. */
  moreOpen: boolean
  openWizard: () => void
  openPlan: (id: string, options?: { edit?: boolean }) => void
  openRegenerate: (id: string) => void
  closeRegenerate: () => void
  openShare: (id: string) => void
  closeShare: () => void
  openTutorial: () => void
  openMore: () => void
  close: () => void
}

const closed = { wizardOpen: false, openPlanId: null, editPlan: false, regenerateId: null, shareId: null, tutorialOpen: false, moreOpen: false }

/** Which dialog is open. Any page may open one; app shows it. */
export const useDialogs = create<DialogState>()((set) => ({
  ...closed,
  openWizard: () => set({ ...closed, wizardOpen: true }),
  openPlan: (id, { edit = false } = {}) => set({ ...closed, openPlanId: id, editPlan: edit }),
  openRegenerate: (id) => set({ regenerateId: id, editPlan: false }),
  closeRegenerate: () => set({ regenerateId: null }),
  openShare: (id) => set({ shareId: id }),
  closeShare: () => set({ shareId: null }),
  openTutorial: () => set({ ...closed, tutorialOpen: true }),
  openMore: () => set({ ...closed, moreOpen: true }),
  close: () => set(closed),
}))

/** Whether one of them is open. */
export const isDialogOpen = ({ wizardOpen, openPlanId, regenerateId, shareId, tutorialOpen, moreOpen }: DialogState = useDialogs.getState()) =>
  wizardOpen || openPlanId !== null || regenerateId !== null || shareId !== null || tutorialOpen || moreOpen
