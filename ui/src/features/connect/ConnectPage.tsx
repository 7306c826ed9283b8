import { chakra } from '@chakra-ui/react/styled-system'
import { AccountsSection } from './AccountsSection'
import { AddressSection } from './AddressSection'
import { InviteSection } from './InviteSection'
import { SwitchSection } from './SwitchSection'
import { t } from './texts'
import { PageTitle } from '@/components/Heading'
import { LoadFailed } from '@/components/LoadFailed'
import { Skeleton } from '@/components/Skeleton'
import { useNetwork, type Network } from '@/lib/network'
import { useDelayed } from '@/lib/use-delayed'
import { useTitle } from '@/lib/use-title'

const Column = chakra('div', { base: { display: 'grid', gap: '5', minW: '0' } })

function Loading() {
  return (
    <>
      <chakra.p role="status" srOnly>{t('loading')}</chakra.p>
      {useDelayed(true, 200) && <Skeleton h="14rem" />}
    </>
  )
}

function Connected({ network }: { network: Network }) {
  const { canManage, switchable } = network
  return (
    <chakra.div display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }} gap="5" alignItems="start">
      <Column>
        {canManage && switchable && <SwitchSection network={network} />}
        <AddressSection network={network} />
      </Column>
      <Column>
        <InviteSection canManage={canManage} />
        {canManage && <AccountsSection />}
      </Column>
    </chakra.div>
  )
}

/** How colleagues come to Somo: its address, who may open it, the invite code and, at Somo's own computer, their accounts. */
export default function ConnectPage() {
  const { data: network, error, refetch } = useNetwork()
  useTitle(t('title'))
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <chakra.p mt="1" mb="6" color="fg.muted">{t('subtitle')}</chakra.p>
      {network && <Connected network={network} />}
      {!network && (error ? <LoadFailed title={t('loadFailed')} error={error} onRetry={() => void refetch()} /> : <Loading />)}
    </>
  )
}
