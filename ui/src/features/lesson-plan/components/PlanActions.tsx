import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/Button'
import { Icon } from '@/components/Icon'
import type { Design } from '@/features/designs/types'
import { reportFailure } from '@/lib/end-session'
import { toast } from '@/lib/toast'
import { downloadPdf } from '../download-pdf'
import { hasPlan } from '../edit'
import { t } from '../texts'
import type { EditingControl } from '../use-editing'

function DownloadButton({ design }: { design: Design }) {
  const download = useMutation({
    mutationFn: () => downloadPdf(design),
    onSuccess: () => toast({ title: t('downloadedTitle'), description: t('downloaded') }),
    onError: (error) => reportFailure(error, { title: t('errorTitle'), description: t('downloadFailed') }),
  })
  const start = () => (hasPlan(design.contentJson) ? download.mutate() : toast({ title: t('noContentTitle'), description: t('nothingToDownload') }))
  return <Button variant="outline" disabled={download.isPending} onClick={start}><Icon name="download" size={20} />{download.isPending ? t('downloading') : t('download')}</Button>
}

function EditButtons({ editing }: { editing: EditingControl }) {
  return (
    <>
      <Button variant="outline" disabled={editing.isSaving} onClick={editing.cancel}>{t('cancel')}</Button>
      <Button disabled={editing.isSaving} onClick={editing.save}>{editing.isSaving ? t('saving') : t('save')}</Button>
    </>
  )
}

interface PlanActionsProps {
  design: Design
  editing: EditingControl
}

/** The buttons under a plan: to read it on paper and to change it, or to end the change. */
export function PlanActions({ design, editing }: PlanActionsProps) {
  const editButton = useRef<HTMLButtonElement>(null)
  const isBusy = editing.edits !== null || editing.hasDraft
  const wasBusy = useRef(isBusy)
  useEffect(() => {
    if (wasBusy.current && !isBusy) editButton.current?.focus() // the button that ended it is gone
    wasBusy.current = isBusy
  }, [isBusy])
  if (editing.edits) return <EditButtons editing={editing} />
  return (
    <>
      <DownloadButton design={design} />
      {!editing.hasDraft && <Button ref={editButton} onClick={editing.begin}><Icon name="edit" size={20} />{t('edit')}</Button>}
    </>
  )
}
