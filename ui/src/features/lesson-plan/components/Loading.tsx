import { chakra } from '@chakra-ui/react/styled-system'
import { Skeleton } from '@/components/Skeleton'
import { useDelayed } from '@/lib/use-delayed'
import { t } from '../texts'

/** Nothing at first, as most plans are there at once; then grey shapes. */
export function Loading() {
  const isLate = useDelayed(true)
  return (
    <chakra.div role="status" minH="20rem" display="grid" alignContent="start" gap="3">
      {isLate && <><chakra.p color="fg.muted">{t('loading')}</chakra.p><Skeleton h="6" w="60%" /><Skeleton h="20" /><Skeleton h="6" w="40%" /><Skeleton h="20" /></>}
    </chakra.div>
  )
}
