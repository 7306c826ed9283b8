import { useEffect, useEffectEvent } from 'react'

/** Does something each time that the teacher comes back to the window, from another program too. */
export function useOnFocus(work: () => void) {
  const onFocus = useEffectEvent(work)
  useEffect(() => {
    const listener = () => onFocus()
    window.addEventListener('focus', listener)
    return () => window.removeEventListener('focus', listener)
  }, [])
}
