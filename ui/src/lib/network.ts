import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api'
import { useOnFocus } from '@/lib/use-on-focus'

/** How colleagues on the network reach Somo. */
export interface Network {
  /** Whether they may. */
  lan: boolean
  /** False where Somo was started for one address. */
  switchable: boolean
  /** Whether this page may change it: only on Somo's own computer. */
  canManage: boolean
  /** Somo's addresses in the network, the likeliest first; none where nobody can come. */
  links: string[]
}

const PATH = '/api/network'

/** Asked for each time that it is shown: computers join and leave networks. */
export const networkQuery = () => queryOptions({ queryKey: ['network'], queryFn: ({ signal }) => api<Network>('GET', PATH, undefined, { signal }), staleTime: 0 })

/** How colleagues reach Somo now; it is looked at again when the teacher comes back to the window. */
export function useNetwork() {
  const query = useQuery(networkQuery())
  useOnFocus(() => void query.refetch())
  return query
}

/** Opens Somo to the network, or closes it. */
export function useSwitchNetwork(onSuccess?: (network: Network) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (lan: boolean) => api<Network>('PUT', PATH, { lan }),
    onSuccess: (network) => {
      client.setQueryData(networkQuery().queryKey, network)
      onSuccess?.(network)
    },
  })
}

/** Whether only the computer that Somo runs on can open an address. */
export function isLocal(link: string) {
  const host = new URL(link).hostname
  return host === '[::1]' || /^127\.|(^|\.)localhost$/.test(host)
}

/** An address as people type it. */
export const typed = (link: string) => link.replace(/^http:\/\//, '')
