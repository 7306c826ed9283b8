import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshDesigns } from '@/features/designs/api/queries'
import { ApiError } from '@/lib/api'
import { useDialogs } from '@/lib/dialogs'
import { reportFailure } from '@/lib/end-session'
import { toast } from '@/lib/toast'
import { missingIn, requestOf } from './answers'
import { createFrom } from './create'
import { useWizard } from './store'
import { t } from './texts'

const wizard = () => useWizard.getState()

/** "Create Design": checks the answers, has the design made and opens its plan. `onRefused` is called where the teacher has to mend an answer. */
export function useCreate(onRefused: () => void, onCreated?: () => void) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => createFrom(requestOf(wizard().answers), wizard().generated, wizard().keep),
    onSuccess: (design) => {
      void refreshDesigns(client)
      toast({ title: t('createdTitle'), description: t('created') })
      wizard().reset()
      useDialogs.getState().openPlan(design.id)
      onCreated?.()
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 422 && wizard().refuse(error.fields)) onRefused()
      else reportFailure(error, { title: t('failedTitle'), description: t('failed') })
    },
  })

  function create() {
    const missing = missingIn(wizard().answers)
    if (!missing) {
      mutate()
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
