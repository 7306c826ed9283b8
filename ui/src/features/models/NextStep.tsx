import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { Button, buttonRecipe } from '@/components/Button'
import { Icon } from '@/components/Icon'
import type { Advice, Llm } from './api/llm'
import { isOllama, isWriting, order, startServer, useLlmCall } from './api/manage'
import { Failure } from './parts'
import { t } from './texts'

const OLLAMA_URL = 'https://ollama.com/download'

const OutsideLink = chakra('a', buttonRecipe)

function adviceText(advice: Advice, { model, host }: Llm) {
  if (advice === 'model_missing') return t(advice, { model: model ?? '' })
  return advice === 'unreachable' ? t(advice, { host }) : t(advice)
}

function StartButton() {
  const { mutate, isPending, error } = useLlmCall(startServer)
  return (
    <>
      <Button disabled={isPending} onClick={() => mutate()}><Icon name="play" size={20} />{isPending ? t('starting') : t('startIt')}</Button>
      <Failure error={error} />
    </>
  )
}

function FetchAgainButton({ model, isBusy }: { model: string; isBusy: boolean }) {
  const { mutate, isPending, error } = useLlmCall(order)
  return (
    <>
      <Button variant="outline" disabled={isPending || isBusy} whiteSpace="normal" onClick={() => mutate({ model })}>
        <Icon name="download" size={20} />{t('downloadAgain', { model })}
      </Button>
      <Failure error={error} />
    </>
  )
}

interface NextStepProps {
  llm: Llm
  onLookAgain: () => void
  isLooking: boolean
}

/** The one thing to do next, if there is any, with its button. */
export function NextStep({ llm, onLookAgain, isLooking }: NextStepProps) {
  const titleId = useId()
  const advice = llm.advice ?? (isWriting(llm) ? 'ready' : 'none')
  const isWaiting = advice === 'not_installed' || advice === 'not_running' || advice === 'unreachable' // for something that happens outside of Somo
  return (
    <chakra.div role="group" aria-labelledby={titleId} bg="bg.muted" rounded="md" p="4" display="grid" gap="3" justifyItems="start">
      <div>
        <chakra.h3 id={titleId} fontWeight="semibold">{t('next')}</chakra.h3>
        <chakra.p role="status" maxW="prose" overflowWrap="anywhere">{adviceText(advice, llm)}</chakra.p>
      </div>
      {llm.canManage && (
        <chakra.div display="flex" flexWrap="wrap" gap="3" _empty={{ display: 'none' }}>
          {advice === 'not_installed' && <OutsideLink href={OLLAMA_URL} target="_blank" rel="noreferrer" whiteSpace="normal"><Icon name="newTab" size={20} />{t('getOllama')}</OutsideLink>}
          {advice === 'not_running' && <StartButton />}
          {advice === 'model_missing' && llm.model && isOllama(llm) && <FetchAgainButton model={llm.model} isBusy={Boolean(llm.work?.running)} />}
          {isWaiting && <Button variant="outline" disabled={isLooking} onClick={onLookAgain}><Icon name="refresh" size={20} />{isLooking ? t('looking') : t('lookAgain')}</Button>}
        </chakra.div>
      )}
    </chakra.div>
  )
}
