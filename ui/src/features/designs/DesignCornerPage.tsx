import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Button } from '@/components/Button'
import { EmptyState } from '@/components/EmptyState'
import { PageTitle } from '@/components/Heading'
import { LoadFailed } from '@/components/LoadFailed'
import { designQueries } from './api/queries'
import { DesignGrid, DesignGridLoading } from './DesignGrid'
import { t } from './texts'
import { useDialogs } from '@/lib/dialogs'

function Designs() {
  const { data, error, isPending, refetch } = useQuery(designQueries.list())
  const openWizard = useDialogs((dialogs) => dialogs.openWizard)
  if (isPending) return <DesignGridLoading />
  if (!data) return <LoadFailed title={t('loadFailed')} error={error} onRetry={() => void refetch()} />
  if (data.length > 0) return <DesignGrid designs={data} />
  return <EmptyState title={t('none')} text={t('noneText')} action={<Button onClick={openWizard}>{t('createFirst')}</Button>} />
}

/** All designs of the teacher. */
export function DesignCornerPage() {
  const openWizard = useDialogs((dialogs) => dialogs.openWizard)
  return (
    <>
      <chakra.div display="flex" justifyContent="space-between" alignItems="flex-end" flexWrap="wrap" gap="3" mb="6">
        <div>
          <PageTitle>{t('corner')}</PageTitle>
          <chakra.p mt="1" color="fg.muted">{t('cornerText')}</chakra.p>
        </div>
        <Button onClick={openWizard}>{t('createNew')}</Button>
      </chakra.div>
      <chakra.h2 srOnly>{t('yours')}</chakra.h2>
      <Designs />
    </>
  )
}
