import type { QueryClient } from '@tanstack/react-query'
import { isLocal, networkQuery } from '@/lib/network'
import { kept } from '@/lib/storage'

const KEY = 'somo:network-asked'

/** Whether the person at this computer has said if colleagues may open Somo. */
export const wasAsked = () => kept.get(KEY) !== null

export const rememberAsked = () => kept.set(KEY, 'yes')

/** Whether the first share should ask: nobody else can open the link, and the person who shares can change that. */
export async function mustAsk(client: QueryClient, link: string): Promise<boolean> {
  if (wasAsked() || !isLocal(link)) return false
  const network = await client.fetchQuery(networkQuery()).catch(() => null) // sharing goes on without
  return network !== null && network.switchable && network.canManage && !network.lan
}
