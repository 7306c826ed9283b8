import { chakra } from '@chakra-ui/react/styled-system'
import { Button } from '@/components/Button'
import { Panel } from '@/components/Panel'
import { t } from '@/components/texts'
import { explain } from '@/lib/explain'

interface LoadFailedProps {
  /** What could not be loaded, as a sentence. */
  title: string
  error: unknown
  onRetry: () => void
}

/** Says kindly that something could not be loaded, and offers to try again. */
export function LoadFailed({ title, error, onRetry }: LoadFailedProps) {
  return (
    <Panel role="alert" p={{ base: '5', md: '8' }} display="grid" gap="2" justifyItems="start">
      <chakra.p fontFamily="heading" fontWeight="bold" fontSize="lg">{title}</chakra.p>
      <chakra.p color="fg.muted" maxW="prose">{explain(error)}</chakra.p>
      <Button variant="outline" mt="2" onClick={onRetry}>{t('tryAgain')}</Button>
    </Panel>
  )
}
