import { chakra } from '@chakra-ui/react/styled-system'
import { t } from './texts'
import { Button } from '@/components/Button'
import { Notice } from '@/components/Notice'
import { Section } from '@/components/Section'
import { browser } from '@/lib/browser'
import { explain } from '@/lib/explain'
import { useSwitchNetwork, type Network } from '@/lib/network'

/** Whether colleagues may open Somo, and the switch. */
export function SwitchSection({ network: { lan } }: { network: Network }) {
  const { mutate, isPending, error } = useSwitchNetwork()
  const turn = () => { if (!lan || browser.confirm(t('confirmOff'))) mutate(!lan) }
  return (
    <Section title={t('who')}>
      <div role="status">
        <chakra.p fontFamily="heading" fontWeight="bold" fontSize="lg">{t(lan ? 'open' : 'closed')}</chakra.p>
        <chakra.p color="fg.muted" maxW="prose">{t(lan ? 'openText' : 'closedText')}</chakra.p>
      </div>
      {error && <Notice kind="error">{explain(error)}</Notice>}
      <Button variant={lan ? 'outline' : 'solid'} justifySelf="start" disabled={isPending} onClick={turn}>{t(isPending ? 'switching' : lan ? 'turnOff' : 'turnOn')}</Button>
    </Section>
  )
}
