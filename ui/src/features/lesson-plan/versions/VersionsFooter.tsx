import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Button } from '@/components/Button'
import { Icon } from '@/components/Icon'
import { designQueries } from '@/features/designs/api/queries'
import { VERSIONS, type View } from '../view'
import { t } from './texts'
import { useRestore } from './use-restore'

/** Narrow on phones, so that all of them fit beside each other. */
const tight = { px: { base: '3', md: '5' } } as const

/** A button's words, fewer of them on phones. */
const Words = ({ short, long }: { short: string; long: string }) => <><chakra.span hideFrom="md">{short}</chakra.span><chakra.span hideBelow="md">{long}</chakra.span></>

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
      <Button variant="outline" me="auto" {...tight} aria-label={t('back')} disabled={isPending} onClick={() => onView(VERSIONS)}>
        <Icon name="back" size={20} /><chakra.span hideBelow="md">{t('back')}</chakra.span>
      </Button>
      {view.at === 'earlier'
        ? <Button variant="outline" {...tight} aria-label={t('compare')} disabled={isPending} onClick={() => onView({ at: 'comparison', id })}><Words short={t('compareShort')} long={t('compare')} /></Button>
        : <Button variant="outline" {...tight} disabled={isPending} onClick={() => onView({ at: 'earlier', id })}>{t('read')}</Button>}
      <Button {...tight} aria-label={t(isPending ? 'restoring' : 'restore')} disabled={isPending || !version} onClick={() => version && mutate(version)}>
        {isPending ? t('restoring') : <Words short={t('restoreShort')} long={t('restore')} />}
      </Button>
    </>
  )
}
