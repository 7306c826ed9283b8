import { chakra } from '@chakra-ui/react/styled-system'
import { Button } from '@/components/Button'
import { Notice } from '@/components/Notice'
import { ProgressBar } from '@/components/ProgressBar'
import type { Llm, ModelWork } from './api/llm'
import { cancelWork, order, useLlmCall } from './api/manage'
import { percentOf, sizeText } from './measures'
import { Failure } from './parts'
import { t } from './texts'
import { failureText, stepText } from './work'
import { panel } from '@/theme/styles'

const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

function Running({ work, title, canManage }: { work: ModelWork; title: string; canManage: boolean }) {
  const { mutate, isPending, error } = useLlmCall(cancelWork)
  const percent = percentOf(work)
  const facts = percent === null ? stepText(work) : t('workFacts', { percent, completed: sizeText(work.completed), total: sizeText(work.total) })
  return (
    <>
      <ProgressBar label={title} percent={percent} valueText={facts} />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <chakra.p color="fg.muted">{percent === null ? facts : `${stepText(work)} ${facts}`}</chakra.p>
        {canManage && <Button variant="outline" disabled={isPending} onClick={() => mutate()}>{isPending ? t('stopping') : t('cancel')}</Button>}
      </chakra.div>
      <chakra.p fontSize="sm" color="fg.muted">{t('goesOn')}</chakra.p>
      <Failure error={error} />
    </>
  )
}

/** How it ended, until somebody has seen it. */
function Ended({ work }: { work: ModelWork }) {
  const again = useLlmCall(order)
  const close = useLlmCall(cancelWork)
  const isPending = again.isPending || close.isPending
  const { kind, model, error } = work
  return (
    <>
      {error && <Notice kind="error">{t(kind === 'pull' ? 'pullFailed' : 'importFailed', { model })} {failureText(work)}</Notice>}
      <Buttons>
        {error && kind === 'pull' && <Button variant="outline" disabled={isPending} onClick={() => again.mutate({ model })}>{t('tryAgain')}</Button>}
        <Button variant="ghost" disabled={isPending} onClick={() => close.mutate()}>{t('close')}</Button>
      </Buttons>
      <Failure error={again.error ?? close.error} />
    </>
  )
}

function titleOf({ running, kind, model, error }: ModelWork) {
  if (running) return t(kind === 'pull' ? 'pullWork' : 'importWork', { model })
  return error ? '' : t('arrived', { model })
}

/** A model that is on its way to this computer, how far it is, and how that ended; also after the page was loaded anew. */
export function WorkPanel({ llm: { work, canManage } }: { llm: Llm }) {
  const shown = work && work.kind !== 'test' && (work.running || canManage) ? work : null
  const title = shown ? titleOf(shown) : ''
  return (
    <chakra.div display="grid" gap="2" {...(shown && { ...panel, p: { base: '4', md: '6' }, mb: '5' })}>
      <chakra.p role="status" fontWeight="semibold" overflowWrap="anywhere">{title}</chakra.p>
      {shown && (shown.running ? <Running work={shown} title={title} canManage={canManage} /> : <Ended work={shown} />)}
    </chakra.div>
  )
}
