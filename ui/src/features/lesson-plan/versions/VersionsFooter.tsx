import { useQuery } from '@tanstack/react-query'
import { Button } from '@/components/Button'
import { Icon } from '@/components/Icon'
import { designQueries } from '@/features/designs/api/queries'
import { VERSIONS, type View } from '../view'
import { t } from './texts'
import { useRestore } from './use-restore'

interface VersionsFooterProps {
  designId: string
  view: Exclude<View, { at: 'plan' }>
  onView: (view: View) => void
  onPlan: () => void
}

/** The buttons under the versions: back, further, and to make an earlier one the newest. */
export default function VersionsFooter({ designId, view, onView, onPlan }: VersionsFooterProps) {
  const { data: versions } = useQuery(designQueries.versions(designId))
  const { mutate, isPending } = useRestore(designId, onPlan)
  if (view.at === 'versions') return <Button variant="outline" onClick={onPlan}>{t('backToPlan')}</Button>
  const { id } = view
  const version = versions?.find((one) => one.id === id)
  return (
    <>
      <Button variant="outline" me="auto" px={{ base: '3', md: '5' }} disabled={isPending} onClick={() => onView(VERSIONS)}><Icon name="back" size={20} />{t('back')}</Button>
      {view.at === 'earlier'
        ? <Button variant="outline" disabled={isPending} onClick={() => onView({ at: 'comparison', id })}>{t('compare')}</Button>
        : <Button variant="outline" disabled={isPending} onClick={() => onView({ at: 'earlier', id })}>{t('read')}</Button>}
      <Button disabled={isPending || !version} onClick={() => version && mutate(version)}>{t(isPending ? 'restoring' : 'restore')}</Button>
    </>
  )
}
