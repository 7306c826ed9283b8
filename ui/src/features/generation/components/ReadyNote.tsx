import { chakra } from '@chakra-ui/react/styled-system'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/Button'
import { Icon } from '@/components/Icon'
import { useDialogs } from '@/lib/dialogs'
import { panel } from '@/theme/styles'
import type { Job } from '../job'
import { discardJob } from '../run'
import { saveJob } from '../save'
import { noted } from './Notices'
import { useGenerations } from '../store'
import { t } from '../texts'

const Card = chakra('div', { base: { ...panel, p: '3', rounded: 'lg', fontSize: 'sm', boxShadow: '0 4px 14px rgb(0 0 0 / .22)' } })

function textOf({ status, designId, request: { topic } }: Job) {
  if (status !== 'done') return t('brokeOff', { topic })
  return t(designId === null ? 'ready' : 'readyVersion', { topic })
}

/** A plan that is stored: leads to it, and goes. */
function Stored({ job: { key, savedAs } }: { job: Job }) {
  const remove = useGenerations((generations) => generations.remove)
  const open = () => {
    remove(key)
    if (savedAs !== null) useDialogs.getState().openPlan(savedAs)
  }
  return (
    <>
      <Button size="sm" onClick={open}>{t('open')}</Button>
      <Button size="icon" variant="ghost" aria-label={t('close')} onClick={() => remove(key)}><Icon name="close" size={20} /></Button>
    </>
  )
}

/** A plan that is not stored yet: to be stored, looked at where it broke off, or thrown away. */
function Unstored({ job: { key, status, saving } }: { job: Job }) {
  const client = useQueryClient()
  const [isGoing, setGoing] = useState(false)
  const off = isGoing || saving === 'now'
  const drop = async () => {
    setGoing(true)
    if (!(await discardJob(client, key))) setGoing(false)
  }
  return (
    <>
      {status === 'done'
        ? <Button size="sm" disabled={off} onClick={() => void saveJob(client, key)}>{t(saving === 'now' ? 'saving' : 'save')}</Button>
        : <Button size="sm" disabled={off} onClick={() => useGenerations.getState().show(key)}>{t('look')}</Button>}
      <Button size="sm" variant="outline" disabled={off} onClick={() => void drop()}>{t('drop')}</Button>
    </>
  )
}

/** A plan that is written, or broke off, while nobody watched. */
export function ReadyNote({ job }: { job: Job }) {
  return (
    <Card>
      <chakra.p fontWeight="semibold" overflowWrap="anywhere" lineClamp={3}>{textOf(job)}</chakra.p>
      {noted(job).map((words) => <chakra.p key={words} mt="1" overflowWrap="anywhere">{words}</chakra.p>)}
      <chakra.div mt="2" display="flex" flexWrap="wrap" alignItems="center" gap="2">{job.savedAs !== null ? <Stored job={job} /> : <Unstored job={job} />}</chakra.div>
    </Card>
  )
}
