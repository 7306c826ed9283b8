import { chakra } from '@chakra-ui/react/styled-system'
import { Field, Select } from '@/components/Field'
import { Section } from '@/components/Section'
import type { Llm } from './api/llm'
import { changeLlm, isOllama, isWriting, useLlmCall } from './api/manage'
import { minutesForPlan, speedText } from './measures'
import { Failure } from './parts'
import { t } from './texts'
import { TryIt } from './TryIt'
import { toast } from '@/lib/toast'

function Threads({ threads, cores }: { threads: number; cores: number }) {
  const { mutate, isPending, error } = useLlmCall(changeLlm, () => toast({ title: t('saved'), description: t('threadsSaved') }))
  const counts = Array.from({ length: Math.max(cores, threads) }, (_, i) => i + 1)
  return (
    <>
      <Failure error={error} />
      <Field label={t('threads')} hint={t('threadsHint')}>
        {(field) => (
          <Select {...field} maxW="24rem" value={threads} disabled={isPending} onChange={(event) => mutate({ threads: Number(event.target.value) })}>
            <option value={0}>{t('serverDecides')}</option>
            {counts.map((count) => <option key={count} value={count}>{t('threadCount', { count })}</option>)}
          </Select>
        )}
      </Field>
    </>
  )
}

/** How fast the model writes here, and what can be done about it. */
export function SpeedSection({ llm }: { llm: Llm }) {
  const { speed, canManage, threads = 0, cores } = llm
  const isReady = isWriting(llm)
  if (!isReady && !speed) return null
  return (
    <Section title={t('speed')}>
      <chakra.p overflowWrap="anywhere">
        {speed ? t('measured', { speed: speedText(speed.wordsPerSecond), model: speed.model, count: minutesForPlan(speed.wordsPerSecond) }) : t('notMeasured')}
      </chakra.p>
      {canManage && isReady && <TryIt work={llm.work} />}
      {canManage && isOllama(llm) && cores !== undefined && cores > 1 && <Threads threads={threads} cores={cores} />}
    </Section>
  )
}
