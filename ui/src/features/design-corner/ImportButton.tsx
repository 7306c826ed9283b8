import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, type ChangeEvent, type ComponentProps } from 'react'
import { Button } from '@/components/Button'
import { Icon } from '@/components/Icon'
import { refreshDesigns } from '@/features/designs/api/queries'
import { useDialogs } from '@/lib/dialogs'
import { reportFailure } from '@/lib/end-session'
import { toast } from '@/lib/toast'
import { importDesign, whyNot } from './import-design'
import { t } from './texts'

/** Takes in a design that was exported, by a colleague or from another computer, and opens it. */
export function ImportButton(look: Pick<ComponentProps<typeof Button>, 'px' | 'fontSize'>) {
  const client = useQueryClient()
  const picker = useRef<HTMLInputElement>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: importDesign,
    onSuccess: ({ id, title }) => {
      void refreshDesigns(client)
      toast({ title: t('importedTitle'), description: t('imported', { title }) })
      useDialogs.getState().openPlan(id)
    },
    onError: (error) => reportFailure(error, { title: t('importFailed'), description: whyNot(error) }),
  })
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = '' // the same file may be picked again
    if (file) mutate(file)
  }
  return (
    <>
      <input ref={picker} type="file" accept=".json,application/json" hidden aria-label={t('import')} onChange={pick} />
      <Button variant="outline" {...look} disabled={isPending} onClick={() => picker.current?.click()}>
        <Icon name="upload" size={20} />{t(isPending ? 'importing' : 'import')}
      </Button>
    </>
  )
}
