import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addVersion } from '@/features/designs/api/add-version'
import { designQueries, refreshDesigns } from '@/features/designs/api/queries'
import type { Version } from '@/features/designs/types'
import { reportFailure } from '@/lib/end-session'
import { toast } from '@/lib/toast'
import { isSame } from '../edit'
import { showVersion } from '../show-version'
import { storeNext } from '../store-next'
import { t } from './texts'

/** Makes an earlier version the newest by storing it once more. What stands between them stays in the list. */
export function useRestore(designId: string, onDone: () => void) {
  const client = useQueryClient()
  const query = designQueries.versions(designId)
  return useMutation({
    mutationFn: ({ contentJson, llmModel }: Version) =>
      storeNext(() => client.fetchQuery({ ...query, staleTime: 0 }), async (version, [newest]) =>
        newest && isSame(newest.contentJson, contentJson) // the answer of an earlier try was lost
          ? newest
          : addVersion(designId, { version, contentJson, ...(llmModel && { llmModel }) })),
    onSuccess: async (restored) => {
      showVersion(client, designId, restored)
      toast({ title: t('savedTitle'), description: t('saved') })
      onDone()
      await Promise.all([client.invalidateQueries({ queryKey: query.queryKey }), refreshDesigns(client)])
    },
    onError: (error) => reportFailure(error, { title: t('errorTitle'), description: t('saveFailed') }),
  })
}
