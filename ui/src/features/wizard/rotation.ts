import { useEffect, useState } from 'react'

export const TIP_MS = 3000

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Counts 0, 1, … count-1, 0, … in time, or by hand. It stands still while held, and for people who want no motion. */
export function useRotation(count: number, held: boolean) {
  const [index, setIndex] = useState(0)
  useEffect(() => {
    if (held || count < 2 || prefersStill()) return
    const timer = setInterval(() => setIndex((i) => (i + 1) % count), TIP_MS)
    return () => clearInterval(timer)
  }, [held, count])
  return { index: index % count, next: () => setIndex((i) => (i + 1) % count) }
}
