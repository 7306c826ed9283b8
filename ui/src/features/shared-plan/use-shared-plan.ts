import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '@/lib/api'
import { pageData } from '@/lib/page-data'
import { loadShared, type SharedPlan } from './api'

type State =
  | { status: 'loading' }
  /** `mayBeThere`: it was not refused; the server could not be asked, or failed. */
  | { status: 'missing'; mayBeThere: boolean }
  | { status: 'loaded'; shared: SharedPlan }

function stateInPage(): State {
  const shared = pageData('shared') as SharedPlan | null | undefined
  if (shared === undefined) return { status: 'loading' }
  return shared ? { status: 'loaded', shared } : { status: 'missing', mayBeThere: false }
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/** The shared plan that the address names: as the server wrote it into the page, else asked for. */
export function useSharedPlan(source: string) {
  const [state, setState] = useState(stateInPage)
  const isLoading = state.status === 'loading'

  useEffect(() => {
    if (!isLoading) return
    const leaving = new AbortController()
    loadShared(source, leaving.signal).then(
      (shared) => setState({ status: 'loaded', shared }),
      (error: unknown) => { if (!leaving.signal.aborted) setState({ status: 'missing', mayBeThere: !isGone(error) }) },
    )
    return () => leaving.abort()
  }, [source, isLoading])

  const retry = useCallback(() => setState({ status: 'loading' }), [])
  /** Brings what is shown up to date; where that fails, it stays as it is. */
  const refresh = useCallback(async () => {
    try {
      const shared = await loadShared(source)
      setState({ status: 'loaded', shared })
    } catch (error) {
      if (isGone(error)) setState({ status: 'missing', mayBeThere: false })
    }
  }, [source])
  return { state, retry, refresh }
}
