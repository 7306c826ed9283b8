import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useRef } from 'react'
import { Button } from '@/components/Button'
import DialogShell from '@/components/DialogShell'
import { Notice } from '@/components/Notice'
import { GrowingText } from '@/features/generation/components/GrowingText'
import { SectionText } from '@/features/generation/components/SectionText'
import { authorOf, isUnderWay, type Job } from '@/features/generation/job'
import { sectionTitle } from '@/features/generation/names'
import { partOf } from '@/features/generation/sections'
import { useJob } from '@/features/generation/store'
import type { Plan } from '@/features/designs/types'
import { ApiError } from '@/lib/api'
import { explain } from '@/lib/explain'
import { isSame } from '../edit'
import { Sides } from './Sides'
import { t } from './texts'
import type { ProposalControl } from './use-proposal'
import type { Asked } from './wishes'
import { WordsForm } from './WordsForm'

/** Why there is no proposal, in words; nothing while there may be one. */
function problemOf(error: Error | null, job: Job | undefined, isNew: boolean) {
  if (error) return error instanceof ApiError && error.code === 'no_model' ? t('noModel') : explain(error)
  if (job?.status === 'failed') return job.error?.message || t('nothingNew')
  return job?.status === 'done' && !isNew ? t('nothingNew') : null
}

function progressText(job: Job | undefined) {
  if (job?.isAway) return t('away')
  return job?.status === 'waiting' && job.before > 0 ? t('waiting', { count: job.before }) : t('starting')
}

interface ProposalDialogProps {
  asked: Asked
  /** The plan as it is. */
  base: Plan
  control: ProposalControl
}

/** A proposal for a section beside what stands there. The teacher takes it, or keeps hers. */
export default function ProposalDialog({ asked: { name, wish, words: said }, base, control }: ProposalDialogProps) {
  const { key, error, isTaking, isChanged, again, take, leave } = control
  const job = useJob(key ?? '')
  const form = useId()
  const words = useRef<HTMLTextAreaElement>(null)
  const section = sectionTitle(name)
  const title = wish === 'words' ? t('wordsTitle', { section }) : t('title', { wish: t(wish), section })
  const plan = job?.status === 'done' ? job.plan : null
  const isNew = plan !== null && !isSame(partOf(plan, name), partOf(base, name))
  const problem = problemOf(error, job, isNew)
  const keep = <Button variant="outline" disabled={isTaking} onClick={leave}>{t('keep')}</Button>

  if (wish === 'words' && !said) {
    return (
      <DialogShell
        title={title} closeOnOutside={false} onClose={leave} initialFocus={words}
        footer={<>{keep}<Button type="submit" form={form}>{t('askNow')}</Button></>}
      >
        <WordsForm id={form} field={words} onAsk={again} />
      </DialogShell>
    )
  }
  return (
    <DialogShell
      title={title} size="lg" closeOnOutside={false} onClose={leave}
      footer={
        <>
          {keep}
          {problem
            ? <Button onClick={() => again()}>{t('again')}</Button>
            : <Button disabled={!job || !isNew || isTaking} onClick={() => job && plan && take({ name, plan, llmModel: authorOf(job), generationId: job.id })}>{t(isTaking ? 'using' : 'use')}</Button>}
        </>
      }
    >
      {isChanged ? <Notice kind="error">{t('changed')}</Notice> : <chakra.p role="status" color="fg.muted">{t(isNew ? 'isThere' : 'untouched')}</chakra.p>}
      {problem && <chakra.div mt="3"><Notice kind="error">{problem}</Notice></chakra.div>}
      <chakra.div mt="4">
        <Sides
          mine={<SectionText name={name} part={partOf(base, name)} />}
          proposal={isNew
            ? <SectionText name={name} part={partOf(plan, name)} />
            : !problem && (job?.writing && isUnderWay(job) && !job.isAway ? <GrowingText text={job.writing.text} /> : <chakra.p mt="1" color="fg.muted">{progressText(job)}</chakra.p>)}
        />
      </chakra.div>
    </DialogShell>
  )
}
