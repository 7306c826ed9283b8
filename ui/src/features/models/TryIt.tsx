import { chakra } from '@chakra-ui/react/styled-system'
import { useRef } from 'react'
import { Button } from '@/components/Button'
import { Icon } from '@/components/Icon'
import { Notice } from '@/components/Notice'
import type { ModelWork } from './api/llm'
import { cancelWork, testModel, useLlmCall } from './api/manage'
import { speedText } from './measures'
import { Failure } from './parts'
import { t } from './texts'

/** Lets the model write a few sentences, and says how fast it was and what it wrote. */
export function TryIt({ work }: { work: ModelWork | null | undefined }) {
  const asked = useRef<AbortController>(null)
  const test = useLlmCall(() => {
    asked.current = new AbortController()
    return testModel(asked.current.signal)
  })
  const cancel = useLlmCall(cancelWork)
  const isBusy = Boolean(work?.running)
  const isTrying = test.isPending || (isBusy && work?.kind === 'test') // this page may have been loaded anew meanwhile
  const stop = () => {
    asked.current?.abort()
    cancel.mutate()
  }
  return (
    <chakra.div display="grid" gap="3" justifyItems="start">
      {isTrying
        ? <Button variant="outline" disabled={cancel.isPending} onClick={stop}>{cancel.isPending ? t('stopping') : t('cancel')}</Button>
        : <Button variant="outline" disabled={isBusy} onClick={() => test.mutate()}><Icon name="play" size={20} />{t('tryIt')}</Button>}
      <chakra.p role="status" maxW="prose">
        {isTrying && t('trying')}
        {!isTrying && test.data && t('tried', { speed: speedText(test.data.wordsPerSecond), count: Math.max(1, Math.round(test.data.seconds)) })}
      </chakra.p>
      {!isTrying && test.data && (
        <chakra.figure w="full" maxW="prose">
          <chakra.figcaption fontSize="sm" color="fg.muted">{t('sample')}</chakra.figcaption>
          <chakra.blockquote borderInlineStartWidth="4px" borderColor="border.input" ps="3" overflowWrap="anywhere" whiteSpace="pre-wrap">{test.data.sample}</chakra.blockquote>
        </chakra.figure>
      )}
      <Failure error={cancel.error ?? test.error} />
      {!isTrying && !test.error && work?.kind === 'test' && work.error && <Notice kind="error">{work.error}</Notice>}
    </chakra.div>
  )
}
