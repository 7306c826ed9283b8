import { Suspense, useEffect } from 'react'
import { create } from 'zustand'
import { completeTour, isTourCompleted } from './completed'
import { isDialogOpen, useDialogs } from '@/lib/dialogs'
import { lazyPart } from '@/lib/lazy'

const TourDialog = lazyPart(() => import('./TourDialog'))

/** From the dashboard's first appearance to the tour. */
export const TOUR_MS = 1000

interface TourState {
  isOpen: boolean
  /** Whether it was offered since the page was loaded; skipped once, it comes again with the next load only. */
  wasOffered: boolean
  offer: () => void
  close: () => void
}

const useTour = create<TourState>()((set) => ({
  isOpen: false,
  wasOffered: false,
  offer: () => set((state) => (state.wasOffered || isDialogOpen() ? state : { isOpen: true, wasOffered: true })),
  close: () => set({ isOpen: false }),
}))

/** The tour of a teacher who has not had it. It opens over no other dialog. */
export function Tour({ userId }: { userId: string }) {
  const { isOpen, offer, close } = useTour()
  const isCovered = useDialogs(isDialogOpen) // one may have been opened while the tour was being loaded
  useEffect(() => {
    const timer = setTimeout(() => { if (!isTourCompleted(userId)) offer() }, TOUR_MS)
    return () => clearTimeout(timer)
  }, [offer, userId])
  const complete = () => {
    completeTour(userId)
    close()
  }
  return isOpen && !isCovered && <Suspense fallback={null}><TourDialog onSkip={close} onComplete={complete} /></Suspense>
}
