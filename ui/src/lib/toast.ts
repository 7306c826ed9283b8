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
  show: (text: ToastText) => void
  dismiss: (id?: number) => void
}

let nextId = 1

/** At most one toast at a time: a new one replaces the one on screen. */
export const useToasts = create<ToastState>()((set) => ({
  current: null,
  show: (text) => set({ current: { kind: 'default', ...text, id: nextId++ } }),
  dismiss: (id) => set((state) => (id === undefined || state.current?.id === id ? { current: null } : state)),
}))

/** Shows a toast from anywhere. */
export const toast = (text: ToastText) => useToasts.getState().show(text)
