import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refreshDesigns } from '@/features/designs/api/queries'
import { ApiError } from '@/lib/api'
import { useDialogs } from '@/lib/dialogs'
import { reportFailure } from '@/lib/end-session'
import { toast } from '@/lib/toast'
import { missingIn, requestOf } from './answers'
import { createFrom, GENERATE, isFor, type Engine } from './create'
import { useWizard } from './store'
import { t } from './texts'

const wizard = () => useWizard.getState()

/** What has to do with models is loaded while the questions are answered. Where that fails, the plan is made without it. */
const loadModel = () => import('@/features/generation/ask').catch(() => null)

/** Has the plan written in sight, where there is a model. Its answers come back where the teacher wants to ask otherwise. */
async function askModel(client: QueryClient, onSaved?: () => void) {
  const { answers, generated, resume } = wizard()
  const request = requestOf(answers)
  if (isFor(request, generated)) return null
  const goBack = () => {
    resume(answers)
    useDialogs.getState().openWizard()
  }
  return (await loadModel())?.askModel(client, { kind: 'create', designId: null, path: GENERATE, body: request, request, goBack, onSaved: onSaved ?? null })
}

interface Creation {
  /** Called where the teacher has to mend an answer. */
  onRefused: () => void
  /** Called once a design is made. */
  onCreated: (() => void) | undefined
  /** Called with the job that writes the plan, where a model does. */
  onWriting: (key: string) => void
  /** Called where the model has no time. */
  onBusy: (busy: ApiError) => void
}

/** "Create Design": checks the answers, has the design made and opens its plan. */
export function useCreate({ onRefused, onCreated, onWriting, onBusy }: Creation) {
  const client = useQueryClient()
  useEffect(() => void loadModel().then((model) => model?.prepare(client)), [client])
  const { mutate, isPending } = useMutation({
    mutationFn: async (engine: Engine) =>
      (engine === 'best' && (await askModel(client, onCreated))) || { design: await createFrom(requestOf(wizard().answers), wizard().generated, wizard().keep, engine) },
    onSuccess: (made) => {
      if ('key' in made) return onWriting(made.key)
      if ('busy' in made) return onBusy(made.busy)
      void refreshDesigns(client)
      toast({ title: t('createdTitle'), description: t('created') })
      wizard().reset()
      useDialogs.getState().openPlan(made.design.id)
      onCreated?.()
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 422 && wizard().refuse(error.fields)) onRefused()
      else reportFailure(error, { title: t('failedTitle'), description: t('failed') })
    },
  })

  function create(engine: Engine = 'best') {
    const missing = missingIn(wizard().answers)
    if (!missing) {
      mutate(engine)
      return
    }
    toast(missing.what === 'subject'
      ? { title: t('missingSubjectTitle'), description: t('missingSubject'), kind: 'destructive' }
      : { title: t('missingTitle'), description: t('missing'), kind: 'destructive' })
    wizard().goTo(missing.step)
    onRefused()
  }
  return { create, isPending }
}
