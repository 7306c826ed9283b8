import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/Button'
import { EmptyState } from '@/components/EmptyState'
import { PageTitle } from '@/components/Heading'
import { Icon } from '@/components/Icon'
import { LoadFailed } from '@/components/LoadFailed'
import { designQueries } from '@/features/designs/api/queries'
import { DesignGrid, DesignGridLoading } from '@/features/designs/DesignGrid'
import { isArchived } from '@/features/designs/status'
import type { Design } from '@/features/designs/types'
import { useCarrying } from '@/lib/carrying'
import { useDialogs } from '@/lib/dialogs'
import { CornerCard } from './CornerCard'
import { ImportButton } from './ImportButton'
import { t } from './texts'

const Toggle = chakra('label', {
  base: {
    display: 'inline-flex', alignItems: 'center', gap: '2', minH: '11', mb: '2', cursor: 'pointer',
    '& input': { accentColor: 'var(--c-colors-accent)', width: '1.1rem', height: '1.1rem', cursor: 'inherit' },
  },
})

/** Both buttons in one line, on phones too. */
const besideEachOther = { px: { base: '2', md: '5' }, fontSize: { base: 'sm', md: 'md' } } as const

function Designs({ designs }: { designs: readonly Design[] }) {
  const [withArchived, setWithArchived] = useState(false)
  const openWizard = useDialogs((dialogs) => dialogs.openWizard)
  if (designs.length === 0) return <EmptyState title={t('none')} text={t('noneText')} action={<Button onClick={openWizard}>{t('createFirst')}</Button>} />
  const count = designs.filter(isArchived).length
  const shown = withArchived ? designs : designs.filter((design) => !isArchived(design))
  return (
    <>
      {count > 0 && (
        <Toggle><input type="checkbox" checked={withArchived} onChange={() => setWithArchived(!withArchived)} />{t('showArchived', { count })}</Toggle>
      )}
      {shown.length > 0
        ? <DesignGrid key={String(withArchived)} designs={shown} card={CornerCard} />
        : <EmptyState title={t('allArchived')} text={t('allArchivedText')} action={<Button variant="outline" onClick={() => setWithArchived(true)}>{t('showThem')}</Button>} />}
    </>
  )
}

function LoadedDesigns() {
  const { data, error, isPending, refetch } = useQuery(designQueries.list())
  if (isPending) return <DesignGridLoading />
  if (!data) return <LoadFailed title={t('loadFailed')} error={error} onRetry={() => void refetch()} />
  return <Designs designs={data} />
}

/** All designs of the teacher, with everything she does with them. */
export default function DesignCornerPage() {
  const openWizard = useDialogs((dialogs) => dialogs.openWizard)
  const openCarry = useCarrying((carrying) => carrying.openCarry)
  return (
    <>
      <chakra.div display="flex" justifyContent="space-between" alignItems="flex-end" flexWrap="wrap" gap="3" mb="6">
        <div>
          <PageTitle>{t('corner')}</PageTitle>
          <chakra.p mt="1" color="fg.muted">{t('cornerText')}</chakra.p>
        </div>
        <chakra.div display="flex" flexWrap="wrap" gap={{ base: '2', md: '3' }}>
          <ImportButton {...besideEachOther} />
          <Button variant="outline" {...besideEachOther} onClick={() => openCarry('all')}><Icon name="download" size={20} />{t('carryPlans')}</Button>
          <Button {...besideEachOther} onClick={openWizard}>{t('createNew')}</Button>
        </chakra.div>
      </chakra.div>
      <chakra.h2 srOnly>{t('yours')}</chakra.h2>
      <LoadedDesigns />
    </>
  )
}
