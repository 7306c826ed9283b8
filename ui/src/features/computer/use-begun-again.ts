import { useEffect, useEffectEvent } from 'react'
import { getKept } from './api'
import { isUnauthorized } from '@/lib/api'

/** How often it is looked whether Somo is back. */
export const ASK_MS = 1000

/** Waits until Somo, which began at one time, has begun again. Whoever is not in the copy is no longer signed in then. */
export function useBegunAgain(before: string, onBack: (isSignedIn: boolean) => void) {
  const back = useEffectEvent(onBack)
  useEffect(() => {
    const left = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      const answer = await getKept(left.signal).catch((error: unknown) => ({ error })) // no answer yet, until there is one
      if (left.signal.aborted) return
      if ('began' in answer ? answer.began !== before : isUnauthorized(answer.error)) back('began' in answer)
      else timer = setTimeout(() => void ask(), ASK_MS)
    }
    void ask()
    return () => {
      left.abort()
      clearTimeout(timer)
    }
  }, [before])
}
