import { create } from 'zustand'

/** A short message at the edge of the screen. */
export interface Toast {
  id: number
  title: string
  description?: string
  kind: 'default' | 'destructive'
}

/** What a caller says; the kind is `default` unless something went wrong. */
export type ToastText = Pick<Toast, 'title' | 'description'> & { kind?: Toast['kind'] }

interface ToastState {
  current: Toast | null
  /** Whether the page is on its way out: what it says last stays said. */
  leaving: boolean
  show: (text: ToastText) => void
  dismiss: (id?: number) => void
  leave: () => void
}

let nextId = 1

/** At most one toast at a time: a new one replaces the one on screen. */
export const useToasts = create<ToastState>()((set) => ({
  current: null,
  leaving: false,
  show: (text) => set((state) => (state.leaving ? state : { current: { kind: 'default', ...text, id: nextId++ } })),
  dismiss: (id) => set((state) => (id === undefined || state.current?.id === id ? { current: null } : state)),
  leave: () => set({ leaving: true }),
}))

/** Shows a toast from anywhere. */
export const toast = (text: ToastText) => useToasts.getState().show(text)
