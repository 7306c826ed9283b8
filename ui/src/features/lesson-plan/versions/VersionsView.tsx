import { useQuery } from '@tanstack/react-query'
import { LoadFailed } from '@/components/LoadFailed'
import { designQueries } from '@/features/designs/api/queries'
import type { Design } from '@/features/designs/types'
import { Loading } from '../components/Loading'
import type { View } from '../view'
import { Comparison } from './Comparison'
import { EarlierVersion } from './EarlierVersion'
import { t } from './texts'
import { VersionList } from './VersionList'

interface VersionsViewProps {
  design: Design
  view: Exclude<View, { at: 'plan' }>
  onView: (view: View) => void
  onPlan: () => void
}

/** The versions of a plan: their list, one of them, or one beside the newest. */
export default function VersionsView({ design, view, onView, onPlan }: VersionsViewProps) {
  const { data: versions, error, refetch } = useQuery(designQueries.versions(design.id))
  if (!versions) return error ? <LoadFailed title={t('loadFailed')} error={error} onRetry={() => void refetch()} /> : <Loading />
  const [newest] = versions
  const version = view.at === 'versions' ? undefined : versions.find(({ id }) => id === view.id)
  if (!version || !newest) return <VersionList versions={versions} onView={onView} onPlan={onPlan} />
  return view.at === 'earlier'
    ? <EarlierVersion key={version.id} version={version} topic={design.topic} />
    : <Comparison key={version.id} version={version} newest={newest} />
}
