import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { lastActive, noteActivity } from '@/lib/activity'

/** How long before the end the teacher is warned. */
export const WARNING_SECONDS = 60

const TICK_MS = 1000
const EVENTS = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart'] as const

/** Seconds until the end as soon as the warning shows, 0 at the end; null before. Whatever is done in any tab puts it off. */
export function useIdle(minutes: number): number | null {
  const [left, setLeft] = useState<number | null>(null)
  const last = useRef(0)

  /** Looks what time it is. After the end nothing puts it off any more: the computer may have slept with its lid closed. */
  const look = useEffectEvent((isActive: boolean) => {
    if (left === 0) return
    const now = Date.now()
    const known = Math.max(last.current, lastActive() ?? 0)
    const since = known === 0 || known > now ? now : known // a clock that was set back says nothing
    const seconds = Math.ceil((since + minutes * 60_000 - now) / 1000)
    if (seconds <= 0) {
      setLeft(0)
      return
    }
    last.current = isActive ? now : since
    if (since !== known || (isActive && now - known >= TICK_MS)) noteActivity(last.current)
    setLeft(!isActive && seconds <= WARNING_SECONDS ? seconds : null)
  })

  useEffect(() => {
    const onTick = () => look(false)
    const onActivity = () => look(true)
    onActivity()
    const timer = setInterval(onTick, TICK_MS)
    window.addEventListener('focus', onTick)
    for (const name of EVENTS) window.addEventListener(name, onActivity, { capture: true, passive: true })
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', onTick)
      for (const name of EVENTS) window.removeEventListener(name, onActivity, { capture: true })
    }
  }, [])
  return left
}
