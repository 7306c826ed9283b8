import { chakra } from '@chakra-ui/react/styled-system'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { Band } from '@/components/Band'
import { Button } from '@/components/Button'
import DialogShell from '@/components/DialogShell'
import { useDialogs } from '@/lib/dialogs'
import { Notices } from './components/Notices'
import { Sections } from './components/Sections'
import { Announcer, StatusLine } from './components/StatusLine'
import { isUnderWay, phasesWritten, type Job } from './job'
import { discardJob, stopJob, takeAsItIs } from './run'
import { saveJob } from './save'
import { useGenerations, useJob } from './store'
import { t } from './texts'

function titleOf({ status, designId }: Job) {
  switch (status) {
    case 'done': return t('doneTitle')
    case 'stopped': return t('stoppedTitle')
    case 'failed': return t('failedTitle')
    case 'starting':
    case 'waiting':
    case 'running': return t(designId === null ? 'writingTitle' : 'writingVersionTitle')
  }
}

interface ActionsProps {
  job: Job
  onGone: () => void
  onBack: () => void
}

/** What can be done with a plan while it is written, and where that ended early. */
function Actions({ job, onGone, onBack }: ActionsProps) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const during = (work: () => Promise<unknown>) => async () => {
    setBusy(true)
    await work()
    setBusy(false)
  }
  const off = isBusy || job.saving === 'now'
  const discardThen = (next: () => void) => async () => {
    if (await discardJob(client, job.key)) next()
  }
  const use = <Button disabled={off || !job.plan} onClick={during(() => takeAsItIs(client, job.key))}>{t(job.saving === 'now' ? 'saving' : 'useNow')}</Button>

  if (isUnderWay(job)) {
    return (
      <>
        <chakra.p flex="1 1 14rem" fontSize="sm" color="fg.muted">{t('mayLeave')}</chakra.p>
        <Button variant="outline" disabled={off} onClick={during(() => stopJob(client, job.key))}>{t(isBusy ? 'stopping' : 'stop')}</Button>
        {use}
      </>
    )
  }
  if (job.status === 'done') return <Button disabled={off} onClick={() => void saveJob(client, job.key)}>{t(off ? 'saving' : 'saveAgain')}</Button>
  return (
    <>
      <Button variant="ghost" me="auto" disabled={off} onClick={during(discardThen(onGone))}>{t('discard')}</Button>
      {job.goBack && <Button variant="outline" disabled={off} onClick={during(discardThen(onBack))}>{t('back')}</Button>}
      {use}
    </>
  )
}

interface GenerationDialogProps {
  jobKey: string
  /** Leaves the view; what is written goes on being written. */
  onClose: () => void
  /** Follows a return to what was asked, for a dialog that shows the questions itself. */
  onBack?: () => void
  /** Follows the storing of the plan, instead of its being opened. */
  onSaved?: () => void
}

/** A plan as it is being written: it can be watched, left, stopped and used at any time. */
export default function GenerationDialog({ jobKey, onClose, onBack, onSaved }: GenerationDialogProps) {
  const job = useJob(jobKey)
  const savedAs = job?.savedAs ?? null
  const leave = useCallback(() => {
    useGenerations.getState().remove(jobKey)
    if (onSaved) {
      onSaved()
      return
    }
    onClose()
    if (savedAs !== null) useDialogs.getState().openPlan(savedAs)
  }, [savedAs, jobKey, onClose, onSaved])
  const isToBeRead = (job?.notices.length ?? 0) > 0 // what did not go well is read before the plan is opened
  useEffect(() => {
    if (savedAs !== null && !isToBeRead) leave()
  }, [savedAs, isToBeRead, leave])
  if (!job || (savedAs !== null && !isToBeRead)) return null
  const back = () => {
    if (!onBack) onClose()
    job.goBack?.()
    onBack?.()
  }
  const phases = phasesWritten(job)
  return (
    <DialogShell
      title={titleOf(job)} size="lg" closeOnOutside={false} onClose={savedAs === null ? onClose : leave}
      above={<Band done={phases} height="12px" label={t('phases', { count: phases })} />}
      below={<StatusLine job={job} />}
      footer={savedAs === null ? <Actions job={job} onGone={onClose} onBack={back} /> : <Button onClick={leave}>{t('openPlan')}</Button>}
    >
      <Announcer job={job} />
      <Notices job={job} />
      <Sections job={job} />
    </DialogShell>
  )
}
