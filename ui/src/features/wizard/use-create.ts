import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refreshDesigns } from '@/features/designs/api/queries'
import { ApiError } from '@/lib/api'
import { useDialogs } from '@/lib/dialogs'
import { reportFailure } from '@/lib/end-session'
import { toast } from '@/lib/toast'
import { missingIn, requestOf, STEPS } from './answers'
import { createFrom, GENERATE, isFor, type Engine } from './create'
import { useWizard } from './store'
import { t } from './texts'

const wizard = () => useWizard.getState()

/** What has to do with models is loaded while the questions are answered. Where that fails, the plan is made without it. */
const loadModel = () => import('@/features/generation/ask').catch(() => null)

/** "Create Design": checks the answers, has the design made and opens its plan. `onRefused` is called where the teacher has to mend an answer. */
export function useCreate(onRefused: () => void, onCreated?: () => void) {
  const client = useQueryClient()
  useEffect(() => void loadModel().then((model) => model?.prepare(client)), [client])
  const { mutate, isPending, data, reset } = useMutation({
    mutationFn: async (engine: Engine) => {
      const { answers, generated, keep } = wizard()
      const request = requestOf(answers)
      const model = engine === 'best' && !isFor(request, generated) && (await loadModel())
      const goBack = () => { // to the end of the wizard, with the same answers
        wizard().answer(answers)
        wizard().goTo(STEPS.length)
        useDialogs.getState().openWizard()
      }
      const answer = model && (await model.askModel(client, { kind: 'create', designId: null, path: GENERATE, body: request, request, goBack, onSaved: onCreated ?? null }))
      return answer || { design: await createFrom(request, generated, keep, engine) }
    },
    onSuccess: (made) => {
      if (!('design' in made)) return
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
  /** What came of asking a model; null where there is none, or nothing was asked. */
  const answer = data && !('design' in data) ? data : null
  useEffect(() => {
    if (answer && 'key' in answer) wizard().reset() // the server has the answers now, and the next design has its own
  }, [answer])
  return { create, isPending, answer, forget: reset }
}
