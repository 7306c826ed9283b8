import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { Button } from '@/components/Button'
import DialogShell from '@/components/DialogShell'
import { LoadFailed } from '@/components/LoadFailed'
import { Notice } from '@/components/Notice'
import { Skeleton } from '@/components/Skeleton'
import { designQueries } from '@/features/designs/api/queries'
import { ApiError } from '@/lib/api'
import { reportFailure } from '@/lib/end-session'
import { lazyPart } from '@/lib/lazy'
import { useDelayed } from '@/lib/use-delayed'
import { PromptForm } from './PromptForm'
import { t } from './texts'
import { usePromptEditing } from './use-prompt-editing'
import { useRegenerate } from './use-regenerate'

const Asked = lazyPart(() => import('@/features/generation/Asked'))
const ClassLine = lazyPart(() => import('@/features/my-class/ClassLine'))

interface RegenerateDialogProps {
  designId: string
  onClose: () => void
}

function Loading() {
  const isLate = useDelayed(true)
  return (
    <chakra.div role="status" aria-label={t('loading')} minH="20rem" display="grid" alignContent="start" gap="4">
      {isLate && [1, 2, 3, 4].map((n) => <Skeleton key={n} h="14" />)}
    </chakra.div>
  )
}

const NOTHING_REFUSED = {}

/** Changes what a design was made from and has a new version made of it. What is written here outlives a crash and the end of a session. */
export default function RegenerateDialog({ designId, onClose }: RegenerateDialogProps) {
  const { data: prompt, error: loadError, refetch } = useQuery(designQueries.prompt(designId))
  const { fields, generated, isResumed, change, keepGenerated, forget } = usePromptEditing(designId, prompt)
  const end = () => {
    forget()
    onClose()
  }
  const { start, isPending, error, answer, forgetAnswer } = useRegenerate({ designId, fields, context: prompt?.context ?? null, generated, keep: keepGenerated, forget, onDone: end })
  useEffect(() => {
    if (loadError) reportFailure(loadError, { title: t('loadFailedTitle'), description: t('loadFailed') })
  }, [loadError])

  const outcome = answer && <Suspense fallback={null}><Asked answer={answer} onClose={onClose} onSaved={onClose} onBack={forgetAnswer} onBuiltIn={() => start('built-in')} /></Suspense>
  if (answer && 'key' in answer) return outcome
  const body = prompt
    ? <PromptForm fields={fields} disabled={isPending} refused={error instanceof ApiError ? error.fields : NOTHING_REFUSED} change={change} />
    : loadError ? <LoadFailed title={t('loadFailed')} error={loadError} onRetry={() => void refetch()} /> : <Loading />
  return (
    <>
      <DialogShell
        title={t('title')} closeOnOutside={false} onClose={() => { if (!isPending) onClose() }}
        footer={
          <>
            <chakra.p role="status" fontSize="sm" color="fg.muted" flex="1 1 10rem" _empty={{ display: 'none' }}>{isPending && t('waiting')}</chakra.p>
            <Button variant="outline" disabled={isPending} onClick={end}>{t('cancel')}</Button>
            <Button disabled={isPending || !prompt} onClick={() => start()}>{t(isPending ? 'regenerating' : 'regenerate')}</Button>
          </>
        }
      >
        {isResumed && prompt
          ? <Notice>{t('draftFound')} <Button variant="link" minH="6" disabled={isPending} onClick={forget}>{t('original')}</Button></Notice>
          : <chakra.p color="fg.muted">{t('intro')}</chakra.p>}
        {prompt?.context && <Suspense fallback={null}><ClassLine context={prompt.context} /></Suspense>}
        <chakra.div mt="4">{body}</chakra.div>
      </DialogShell>
      {outcome}
    </>
  )
}
