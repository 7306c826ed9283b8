import { chakra } from '@chakra-ui/react/styled-system'
import { t } from './texts'
import { Notice } from '@/components/Notice'
import { PrintCard } from '@/components/PrintCard'
import { Qr } from '@/components/Qr'
import { Section } from '@/components/Section'
import { typed, type Network } from '@/lib/network'

/** An address as it is read from across the room. */
const Large = chakra('p', { base: { fontFamily: 'mono', fontWeight: 'bold', fontSize: { base: 'xl', md: '2xl' }, lineHeight: 'short', overflowWrap: 'anywhere', userSelect: 'all' } })

function whyNone({ lan, switchable, canManage }: Network) {
  if (!switchable) return t('fixed')
  if (lan) return t('noNetwork')
  return t(canManage ? 'nobody' : 'nobodyOthers')
}

/** Where colleagues open Somo, to be scanned or copied from the board. */
export function AddressSection({ network }: { network: Network }) {
  const [best, ...others] = network.links
  if (best === undefined) return <Section title={t('address')}><Notice>{whyNone(network)}</Notice></Section>
  const label = t('qr', { link: best })
  return (
    <Section title={t('address')} text={t('addressText')}>
      <Large>{typed(best)}</Large>
      <Qr link={best} label={label} size="15rem" />
      {others.length > 0 && (
        <div>
          <chakra.p color="fg.muted">{t('otherAddresses')}</chakra.p>
          <chakra.ul listStyleType="none">{others.map((link) => <chakra.li key={link} fontFamily="mono" overflowWrap="anywhere">{typed(link)}</chakra.li>)}</chakra.ul>
        </div>
      )}
      <PrintCard title={t('cardTitle')} link={best} label={label}>
        <p>{t('cardText')}</p>
        <Large>{typed(best)}</Large>
      </PrintCard>
    </Section>
  )
}
