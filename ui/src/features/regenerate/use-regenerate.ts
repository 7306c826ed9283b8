import { useMutation, useQueryClient } from '@tanstack/react-query'
import { designQueries, refreshDesigns } from '@/features/designs/api/queries'
import type { ClassContext } from '@/features/designs/types'
import { reportFailure } from '@/lib/end-session'
import { toast } from '@/lib/toast'
import type { Generated } from './draft'
import { isComplete, requestOf, type Fields } from './prompt'
import { regenerate } from './regenerate'
import { t } from './texts'

interface Regeneration {
  designId: string
  fields: Fields
  context: ClassContext | null
  generated: Generated | null
  keep: (generated: Generated | null) => void
  onDone: () => void
}

/** "Regenerate Design": checks what was written, has the new version made and everything that shows the design asked for again. */
export function useRegenerate({ designId, fields, context, generated, keep, onDone }: Regeneration) {
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => regenerate(designId, requestOf(fields, context), generated, keep),
    onSuccess: async () => {
      toast({ title: t('doneTitle'), description: t('done') })
      onDone()
      await Promise.all([
        client.invalidateQueries({ queryKey: designQueries.one(designId).queryKey }),
        client.invalidateQueries({ queryKey: designQueries.versions(designId).queryKey }),
        refreshDesigns(client),
      ])
    },
    onError: (failure) => reportFailure(failure, { title: t('failedTitle'), description: t('failed') }),
  })
  return {
    isPending,
    error,
    start: () => {
      if (isPending) return
      if (isComplete(fields)) mutate()
      else toast({ title: t('missingTitle'), description: t('missing'), kind: 'destructive' })
    },
  }
}
