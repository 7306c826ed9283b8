import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { keptQuery, type Choice, type Kept } from './api'
import { CopiesSection } from './CopiesSection'
import { KeptSection } from './KeptSection'
import { RestoreDialog } from './RestoreDialog'
import { Restoring } from './Restoring'
import { StopSection } from './StopSection'
import { t } from './texts'
import { PageTitle } from '@/components/Heading'
import { LoadFailed } from '@/components/LoadFailed'
import { Notice } from '@/components/Notice'
import { Skeleton } from '@/components/Skeleton'
import { ApiError } from '@/lib/api'
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

/** How the restore ended that the page waited for. */
function Outcome({ kept }: { kept: Kept }) {
  const isRestored = useSearchParams()[0].has('restored')
  if (kept.restoreFailure) return <Notice kind="error">{t('restoreFailed', { reason: kept.restoreFailure })}</Notice>
  return isRestored ? <Notice>{t('restored')}</Notice> : null
}

function Computer({ kept }: { kept: Kept }) {
  const [asked, setAsked] = useState<Choice | null>(null)
  const [agreed, setAgreed] = useState<{ copy: string; began: string } | null>(null)
  const agree = ({ copy }: Choice) => {
    setAsked(null)
    setAgreed({ copy, began: kept.began })
  }
  return (
    <>
      <Column>
        <Outcome kept={kept} />
        <chakra.div display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }} gridTemplateRows={{ xl: 'auto 1fr' }} gap="5" alignItems="start">
          <KeptSection kept={kept} />
          <chakra.div minW="0" gridColumn={{ xl: '2' }} gridRow={{ xl: '1 / span 2' }}><CopiesSection copies={kept.backups} onRestore={setAsked} /></chakra.div>
          <StopSection folder={kept.folder} />
        </chakra.div>
      </Column>
      {asked && <RestoreDialog choice={asked} onClose={() => setAsked(null)} onAgreed={() => agree(asked)} />}
      {agreed && <Restoring {...agreed} />}
    </>
  )
}

const isElsewhere = (error: unknown) => error instanceof ApiError && error.code === 'local_only'

/** What only the person at Somo's own computer may do: see where the work is kept, make and use copies, and stop Somo. */
export default function ComputerPage() {
  const { data: kept, error, refetch } = useQuery(keptQuery())
  useTitle(t('title'))
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <chakra.p mt="1" mb="6" color="fg.muted">{t('subtitle')}</chakra.p>
      {kept && <Computer kept={kept} />}
      {!kept && isElsewhere(error) && <Notice>{t('elsewhere')}</Notice>}
      {!kept && error && !isElsewhere(error) && <LoadFailed title={t('loadFailed')} error={error} onRetry={() => void refetch()} />}
      {!kept && !error && <Loading />}
    </>
  )
}
