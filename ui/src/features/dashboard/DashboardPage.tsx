import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/Button'
import { EmptyState } from '@/components/EmptyState'
import { PageTitle, SectionTitle } from '@/components/Heading'
import { Icon } from '@/components/Icon'
import { LoadFailed } from '@/components/LoadFailed'
import { filterDesigns, isFiltering, NO_FILTER } from './filter'
import { FilterBar } from './FilterBar'
import { RecentActivity } from './RecentActivity'
import { StatCards } from './StatCards'
import { t } from './texts'
import { designQueries } from '@/features/designs/api/queries'
import { DesignGrid, DesignGridLoading } from '@/features/designs/DesignGrid'
import type { Design } from '@/features/designs/types'
import type { DeleteTexts } from '@/features/designs/use-delete'
import { useDialogs } from '@/lib/dialogs'
import { useUser } from '@/lib/session'

const DELETE_TEXTS: DeleteTexts = {
  done: { title: t('deleted'), description: t('deletedText') },
  failed: { title: t('error'), description: t('deleteFailed') },
}

function RecentDesigns({ designs }: { designs: readonly Design[] }) {
  const [filter, setFilter] = useState(NO_FILTER)
  const openWizard = useDialogs((dialogs) => dialogs.openWizard)
  const found = filterDesigns(designs, filter)
  if (designs.length === 0) {
    return <EmptyState title={t('none')} text={t('noneText')} action={<Button onClick={openWizard}>{t('createFirst')}</Button>} />
  }
  return (
    <>
      <FilterBar filter={filter} onChange={setFilter} />
      <chakra.p role="status" srOnly>{isFiltering(filter) ? t('found', { count: found.length }) : ''}</chakra.p>
      {found.length > 0
        ? <DesignGrid key={JSON.stringify(filter)} designs={found} deleteTexts={DELETE_TEXTS} />
        : <EmptyState title={t('noMatch')} text={t('noMatchText')} action={<Button variant="outline" onClick={() => setFilter(NO_FILTER)}>{t('clearFilters')}</Button>} />}
    </>
  )
}

function Designs() {
  const { data, error, isPending, refetch } = useQuery(designQueries.list())
  if (isPending) return <DesignGridLoading />
  if (!data) return <LoadFailed title={t('loadFailed')} error={error} onRetry={() => void refetch()} />
  return <RecentDesigns designs={data} />
}

/** The round button that is always at hand. */
function FloatingButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      aria-label={t('floating')} onClick={onClick} rounded="full" w="14" h="14" p="0" position="fixed" zIndex={20} insetEnd={{ base: '4', lg: '6' }}
      bottom={{ base: 'calc(72px + env(safe-area-inset-bottom))', lg: '6' }} boxShadow="0 8px 24px rgb(0 0 0 / .28)"
    >
      <Icon name="plus" />
    </Button>
  )
}

/** Home: the greeting, the numbers, the newest designs. */
export function DashboardPage() {
  const user = useUser()
  const openWizard = useDialogs((dialogs) => dialogs.openWizard)
  const list = useQuery(designQueries.list())
  return (
    <>
      <chakra.div display="flex" justifyContent="space-between" alignItems="flex-end" flexWrap="wrap" gap="3">
        <PageTitle overflowWrap="anywhere">{t('welcome', { name: user?.firstName || t('teacher') })}</PageTitle>
        <Button onClick={openWizard}>{t('newDesign')}</Button>
      </chakra.div>
      <StatCards />
      <chakra.section mt="8" aria-labelledby="designs">
        <SectionTitle id="designs" mb="3">{t('recentDesigns')}</SectionTitle>
        <Designs />
      </chakra.section>
      {list.data && list.data.length > 0 && <RecentActivity designs={list.data} />}
      <FloatingButton onClick={openWizard} />
    </>
  )
}
