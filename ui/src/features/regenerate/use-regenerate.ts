import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { designQueries, refreshDesigns } from '@/features/designs/api/queries'
import type { ClassContext } from '@/features/designs/types'
import { useDialogs } from '@/lib/dialogs'
import { reportFailure } from '@/lib/end-session'
import { toast } from '@/lib/toast'
import type { Generated } from './draft'
import { isComplete, requestOf, type Fields } from './prompt'
import { isFor, regenerate, regeneratePath, type Engine } from './regenerate'
import { t } from './texts'

/** What has to do with models is loaded while the prompt is read. Where that fails, the version is made without it. */
const loadModel = () => import('@/features/generation/ask').catch(() => null)

interface Regeneration {
  designId: string
  fields: Fields
  context: ClassContext | null
  generated: Generated | null
  keep: (generated: Generated | null) => void
  /** Forgets what was written here, once a version is made of it. */
  forget: () => void
  onDone: () => void
}

/** "Regenerate Design": checks what was written, has the new version made and everything that shows the design asked for again. */
export function useRegenerate({ designId, fields, context, generated, keep, forget, onDone }: Regeneration) {
  const client = useQueryClient()
  const request = requestOf(fields, context)
  useEffect(() => void loadModel().then((model) => model?.prepare(client)), [client])
  const askModel = async () => {
    if (isFor(request, generated)) return null
    const goBack = () => useDialogs.getState().openRegenerate(designId)
    return (await loadModel())?.askModel(client, { kind: 'regenerate', designId, path: regeneratePath(designId), body: request, request, goBack, onSaved: forget })
  }
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: async (engine: Engine) => (engine === 'best' && (await askModel())) || regenerate({ designId, request, earlier: generated, keep, engine }),
    onSuccess: async (made) => {
      if (made) return
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
    /** What came of asking a model; null where there is none, or nothing was asked. */
    answer: data || null,
    forgetAnswer: reset,
    start: (engine: Engine = 'best') => {
      if (isPending) return
      if (isComplete(fields)) mutate(engine)
      else toast({ title: t('missingTitle'), description: t('missing'), kind: 'destructive' })
    },
  }
}
