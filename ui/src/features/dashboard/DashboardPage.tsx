import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { memo, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { Button, LinkButton } from '@/components/Button'
import { EmptyState } from '@/components/EmptyState'
import { PageTitle, SectionTitle } from '@/components/Heading'
import { Icon } from '@/components/Icon'
import { LoadFailed } from '@/components/LoadFailed'
import { filterDesigns, isFiltering, NO_FILTER, usedSubjects, type Filter } from './filter'
import { FilterBar } from './FilterBar'
import { StatCards } from './StatCards'
import { t } from './texts'
import { TutorialBanner } from './TutorialBanner'
import { designQueries } from '@/features/designs/api/queries'
import { DesignGrid, DesignGridLoading } from '@/features/designs/DesignGrid'
import { isArchived } from '@/features/designs/status'
import type { Design } from '@/features/designs/types'
import type { DeleteTexts } from '@/features/designs/use-delete'
import { useDialogs } from '@/lib/dialogs'
import { lazyPart } from '@/lib/lazy'
import { paths } from '@/lib/paths'
import { useUser } from '@/lib/session'

const RecentActivity = lazyPart(() => import('./RecentActivity')) // under all designs

const DELETE_TEXTS: DeleteTexts = {
  done: { title: t('deleted'), description: t('deletedText') },
  failed: { title: t('error'), description: t('deleteFailed') },
}

interface FoundProps {
  designs: readonly Design[]
  filter: Filter
  onClear: () => void
}

/** What fits the filter. It follows the typing where the list is long, so that no key waits for it. */
const Found = memo(function Found({ designs, filter, onClear }: FoundProps) {
  const found = filterDesigns(designs, filter)
  return (
    <>
      <chakra.p role="status" srOnly>{isFiltering(filter) ? t('found', { count: found.length }) : ''}</chakra.p>
      {found.length > 0
        ? <DesignGrid key={JSON.stringify(filter)} designs={found} deleteTexts={DELETE_TEXTS} />
        : <EmptyState title={t('noMatch')} text={t('noMatchText')} action={<Button variant="outline" onClick={onClear}>{t('clearFilters')}</Button>} />}
    </>
  )
})

function RecentDesigns({ designs }: { designs: readonly Design[] }) {
  const [filter, setFilter] = useState(NO_FILTER)
  const followed = useDeferredValue(filter)
  const current = useMemo(() => designs.filter((design) => !isArchived(design)), [designs])
  const subjects = useMemo(() => usedSubjects(designs), [designs])
  const clear = useCallback(() => setFilter(NO_FILTER), [])
  const openWizard = useDialogs((dialogs) => dialogs.openWizard)
  if (designs.length === 0) {
    return <EmptyState title={t('none')} text={t('noneText')} action={<Button onClick={openWizard}>{t('createFirst')}</Button>} />
  }
  if (current.length === 0) {
    return <EmptyState title={t('allArchived')} text={t('allArchivedText')} action={<LinkButton variant="outline" to={paths.designCorner}>{t('toCorner')}</LinkButton>} />
  }
  return (
    <>
      <FilterBar subjects={subjects} filter={filter} onChange={setFilter} />
      <Found designs={current} filter={followed} onClear={clear} />
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
  const recent = useQuery(designQueries.list()).data?.filter((design) => !isArchived(design))
  return (
    <>
      <chakra.div display="flex" justifyContent="space-between" alignItems="flex-end" flexWrap="wrap" gap="3">
        <PageTitle overflowWrap="anywhere">{t('welcome', { name: user?.firstName || t('teacher') })}</PageTitle>
        <Button onClick={openWizard}>{t('newDesign')}</Button>
      </chakra.div>
      <TutorialBanner />
      <StatCards />
      <chakra.section mt="8" aria-labelledby="designs">
        <SectionTitle id="designs" mb="3">{t('recentDesigns')}</SectionTitle>
        <Designs />
      </chakra.section>
      {recent && recent.length > 0 && <Suspense fallback={null}><RecentActivity designs={recent} /></Suspense>}
      <FloatingButton onClick={openWizard} />
    </>
  )
}
