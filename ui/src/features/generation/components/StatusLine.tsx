import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { msLeft, type Job } from '../job'
import { elapsed, roughly, sectionTitle } from '../names'
import { t } from '../texts'

const SECOND_MS = 1000

/** The time, told once a second while it matters. */
function useClock(isRunning: boolean) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [isRunning])
  return now
}

function waitingText(job: Job, now: number) {
  const plans = job.before > 0 ? t('waiting', { count: job.before }) : t('next')
  const ms = msLeft(job, now)
  return ms === null ? plans : t('waitingFor', { plans, time: roughly(ms) })
}

function whatHappens(job: Job, now: number) {
  if (job.status === 'starting') return t('starting')
  if (job.status === 'waiting') return waitingText(job, now)
  if (job.status !== 'running') return ''
  return job.writing ? t('writing', { section: sectionTitle(job.writing.name) }) : t('reading')
}

function timesOf(job: Job, now: number) {
  if (job.status !== 'running') return ''
  const ms = msLeft(job, now)
  return [job.startedAt !== null && elapsed(now - job.startedAt), ms !== null && t('left', { time: roughly(ms) })].filter(Boolean).join(' · ')
}

/** What is happening, since when, and how long it may take. */
export function StatusLine({ job }: { job: Job }) {
  const now = useClock(job.status === 'running' || job.status === 'waiting')
  const [what, times] = [whatHappens(job, now), timesOf(job, now)]
  if (!what && !times) return null
  return (
    <chakra.p mt="1" display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4" fontSize="sm" color="fg.muted">
      <span>{what}</span>
      <chakra.span css={{ fontVariantNumeric: 'tabular-nums' }}>{times}</chakra.span>
    </chakra.p>
  )
}

/** For those who listen: the name of each part as it is finished, and nothing of its text. */
export function Announcer({ job: { sections, written } }: { job: Job }) {
  const last = sections.findLast((name) => written[name])
  return <chakra.p srOnly role="status">{last && t('isWritten', { section: sectionTitle(last) })}</chakra.p>
}
