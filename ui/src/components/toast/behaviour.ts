import { useCallback, useEffect, useRef, type KeyboardEvent as ReactKeyboardEvent, type PointerEvent } from 'react'
import { useToasts, type Toast } from '@/lib/toast'

// What toasts do, whatever they look like: the page's own and that of the public page, which has no Chakra at run time.

/** How long a toast stays. */
export const TOAST_MS = 5000
/** How far it must be swiped to go. */
export const SWIPE_PX = 50
/** The key that brings the keyboard to the toast. */
export const HOTKEY = 'F8'

/** A countdown that can be held (pointer over, focus inside, page hidden) and resumes with the time it had left. */
function useCountdown(ms: number, onEnd: () => void) {
  const left = useRef(ms)
  const startedAt = useRef<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const hold = useCallback(() => {
    clearTimeout(timer.current)
    if (startedAt.current !== null) left.current -= Date.now() - startedAt.current
    startedAt.current = null
  }, [])
  const run = useCallback(() => {
    hold()
    startedAt.current = Date.now()
    timer.current = setTimeout(onEnd, Math.max(0, left.current))
  }, [hold, onEnd])

  useEffect(() => {
    const onVisibility = () => (document.hidden ? hold() : run())
    run()
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      hold()
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [hold, run])

  return { hold, run }
}

function place(el: HTMLElement, x: number, settling: boolean) {
  el.style.setProperty('--x', `${x}px`)
  el.toggleAttribute('data-settling', settling)
}

/** Drag to the end side (right in LTR) by SWIPE_PX to dismiss; shorter drags settle back. */
function useSwipe(onSwipe: () => void) {
  const from = useRef<number | null>(null)
  return {
    onPointerDown(e: PointerEvent<HTMLElement>) {
      if (e.button !== 0 || (e.target instanceof Element && e.target.closest('button'))) return
      from.current = e.clientX
      e.currentTarget.setPointerCapture(e.pointerId)
    },
    onPointerMove(e: PointerEvent<HTMLElement>) {
      if (from.current !== null) place(e.currentTarget, Math.max(0, e.clientX - from.current), false)
    },
    onPointerUp(e: PointerEvent<HTMLElement>) {
      if (from.current === null) return
      const dx = e.clientX - from.current
      from.current = null
      if (dx >= SWIPE_PX) onSwipe()
      else place(e.currentTarget, 0, true)
    },
    onPointerCancel(e: PointerEvent<HTMLElement>) {
      from.current = null
      place(e.currentTarget, 0, true)
    },
  }
}

/** The behaviour of a toast's card: it goes by itself after a while, by Escape and by a swipe. */
export function useToastCard(toast: Toast) {
  const onDismiss = useToasts((s) => s.dismiss)
  const dismiss = useCallback(() => onDismiss(toast.id), [onDismiss, toast.id])
  const { hold, run } = useCountdown(TOAST_MS, dismiss)
  const swipe = useSwipe(dismiss)
  const onKeyDown = (e: ReactKeyboardEvent) => {
    if (e.key === 'Escape') dismiss()
  }
  const card = {
    role: toast.kind === 'destructive' ? 'alert' : 'status', 'aria-atomic': true, tabIndex: 0,
    onPointerEnter: hold, onPointerLeave: run, onFocus: hold, onBlur: run, onKeyDown, ...swipe,
  } as const
  return { card, dismiss }
}

/** Brings the keyboard to the place of toasts when the hotkey is pressed. */
export function useToastHotkey<E extends HTMLElement>() {
  const region = useRef<E>(null)
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if (e.key !== HOTKEY) return
      e.preventDefault()
      region.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return region
}
