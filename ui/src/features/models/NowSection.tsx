import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Section } from '@/components/Section'
import type { Llm } from './api/llm'
import { isOllama, isWriting } from './api/manage'
import { NextStep } from './NextStep'
import { t } from './texts'

/** What the server calls itself. */
function serverName(llm: Llm) {
  if (isOllama(llm)) return llm.version ? t('ollamaVersion', { version: llm.version }) : t('ollama')
  return llm.version ? t('otherServerVersion', { version: llm.version }) : t('otherServer')
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', sm: '9rem minmax(0, 1fr)' }} columnGap="4">
      <chakra.dt color="fg.muted">{name}</chakra.dt>
      <chakra.dd overflowWrap="anywhere">{children}</chakra.dd>
    </chakra.div>
  )
}

function writerText(llm: Llm, isReady: boolean) {
  if (isReady) return t('modelWritesText')
  return llm.engine !== 'built-in' && llm.model ? t('builtInForNow', { model: llm.model }) : t('builtInText')
}

/** What writes plans now, where it is, and what to do next. */
export function NowSection({ llm, onLookAgain, isLooking }: { llm: Llm; onLookAgain: () => void; isLooking: boolean }) {
  const isReady = isWriting(llm)
  const { host, queue } = llm
  return (
    <Section title={t('now')}>
      <div>
        <chakra.p fontFamily="heading" fontWeight="bold" fontSize="lg" overflowWrap="anywhere">{isReady ? t('modelWrites', { model: llm.model ?? '' }) : t('builtIn')}</chakra.p>
        <chakra.p color="fg.muted" maxW="prose">{writerText(llm, isReady)}</chakra.p>
      </div>
      <chakra.dl display="grid" gap="2">
        {host && <Fact name={t('server')}>{t(llm.reachable ? 'serverFound' : 'serverMissing', { server: serverName(llm), host })}</Fact>}
        {isReady && <Fact name={t('licence')}>{llm.license || t('licenceUnknown')}</Fact>}
        {queue.running + queue.waiting > 0 && <Fact name={t('plans')}>{t('plansText', queue)}</Fact>}
      </chakra.dl>
      <NextStep llm={llm} onLookAgain={onLookAgain} isLooking={isLooking} />
    </Section>
  )
}
