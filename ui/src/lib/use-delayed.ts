import { useEffect, useState } from 'react'

/** True once `on` has been true for the given time, so that a quick answer never flashes a skeleton. */
export function useDelayed(on: boolean, ms = 200) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!on) return
    const timer = setTimeout(() => setLate(true), ms)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [on, ms])
  return on && late
}
