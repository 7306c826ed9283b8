import { chakra } from '@chakra-ui/react/styled-system'
import { Badge } from '@/components/Badge'
import { Button } from '@/components/Button'
import { About, Facts, Row, RowButton, Rows } from '@/components/Rows'
import { Section } from '@/components/Section'
import type { Llm, Model } from './api/llm'
import { changeLlm, isWriting, useLlmCall, type LlmChange } from './api/manage'
import { isTooLarge, memoryText, modelMemory, sizeText } from './measures'
import { Failure } from './parts'
import { t } from './texts'
import { modelNamed } from './work'
import { toast } from '@/lib/toast'

function factsOf({ sizeBytes, license, parameters, quantization }: Model) {
  return [sizeText(sizeBytes), license || `${t('licence')}: ${t('licenceUnknown')}`, parameters && t('parameters', { parameters }), quantization].filter(Boolean).join(' · ')
}

interface WriterRowProps {
  name: string
  facts: string
  isInUse: boolean
  isRecommended?: boolean
  isTooLarge?: boolean
  /** Without it, this cannot be chosen here. */
  onChoose?: () => void
  isPending: boolean
}

function WriterRow({ name, facts, isInUse, isRecommended = false, isTooLarge: tooLarge = false, onChoose, isPending }: WriterRowProps) {
  return (
    <Row aria-current={isInUse || undefined}>
      <About>
        <chakra.p fontWeight="semibold">{name}</chakra.p>
        <Facts>{facts}</Facts>
        <chakra.div display="flex" flexWrap="wrap" gap="2" mt="1" _empty={{ display: 'none' }}>
          {isInUse && <Badge tone="good">{t('inUse')}</Badge>}
          {isRecommended && <Badge>{t('recommended')}</Badge>}
          {tooLarge && <Badge tone="wait" whiteSpace="normal">{t('tooLarge')}</Badge>}
        </chakra.div>
      </About>
      {onChoose && <RowButton of={name} disabled={isPending} onClick={onChoose}>{t('writeWithThis')}</RowButton>}
    </Row>
  )
}

/** The planner and the models that are there; one of them is chosen. */
export function ChooseSection({ llm }: { llm: Llm }) {
  const { mutate, isPending, error } = useLlmCall(changeLlm, (_, change: LlmChange) => {
    toast({ title: t('saved'), description: change.model === '' ? t('somoChooses') : t('nowWrites', { writer: change.model ?? t('builtIn') }) })
  })
  const isFixed = Boolean(llm.setByStart?.includes('model'))
  const choose = (change: LlmChange, isUseful: boolean) => (llm.canManage && !isFixed && isUseful ? { onChoose: () => mutate(change) } : {})
  const writing = isWriting(llm) ? modelNamed(llm, llm.model ?? '') : undefined
  const memory = modelMemory(llm)
  return (
    <Section title={t('models')} {...(memory && { text: t('modelsText', { memory: memoryText(memory) }) })}>
      {llm.canManage && isFixed && <chakra.p fontWeight="medium">{t('setByStart')}</chakra.p>}
      <Failure error={error} />
      <Rows aria-label={t('models')}>
        <WriterRow name={t('builtInRow')} facts={t('builtInFacts')} isInUse={!writing} isPending={isPending} {...choose({ engine: 'built-in' }, Boolean(writing) || llm.choice === 'model')} />
        {llm.models.map((model) => (
          <WriterRow
            key={model.name} name={model.name} facts={factsOf(model)} isInUse={model === writing} isRecommended={model.recommended}
            isTooLarge={isTooLarge(model.sizeBytes, memory)} isPending={isPending} {...choose({ engine: 'model', model: model.name }, model !== writing)}
          />
        ))}
      </Rows>
      {writing && llm.choice === 'automatic' && <chakra.p color="fg.muted">{t('chosenBySomo')}</chakra.p>}
      {llm.canManage && !isFixed && llm.choice === 'model' && (
        <Button variant="ghost" justifySelf="start" ms="-3" disabled={isPending} onClick={() => mutate({ engine: 'model', model: '' })}>{t('letSomoChoose')}</Button>
      )}
      {llm.models.length === 0 && <chakra.p color="fg.muted">{t(llm.reachable ? 'noModels' : 'modelsUnknown')}</chakra.p>}
    </Section>
  )
}
