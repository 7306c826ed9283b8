import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isUnauthorized } from '@/lib/api'
import { endSession } from '@/lib/end-session'

const onError = (error: Error) => {
  if (isUnauthorized(error)) endSession()
}

/**
 * Server data: never stale until something here changes it, no polling, no retries.
 * `networkMode: 'always'` because the server may be on this very computer while Wi-Fi is off.
 */
export const makeQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: Infinity, gcTime: Infinity, retry: false, refetchInterval: false,
        refetchOnWindowFocus: false, refetchOnReconnect: false, networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
