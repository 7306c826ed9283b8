import type { QueryClient } from '@tanstack/react-query'
import { designQueries } from '@/features/designs/api/queries'
import type { Version } from '@/features/designs/types'

/** Shows a version as the newest of its design, without asking the server for what was just sent to it. */
export const showVersion = (client: QueryClient, designId: string, { version, contentJson, llmModel, createdAt }: Version) =>
  client.setQueryData(designQueries.one(designId).queryKey, (old) => old && { ...old, version, contentJson, llmModel, updatedAt: createdAt })
