import { chakra } from '@chakra-ui/react/styled-system'
import type { ClassContext } from '@/features/designs/types'
import { t } from './part-texts'
import { partsOf } from './parts'

/** The class that something is made for, in one line; nothing where nothing is known of it. */
export default function ClassLine({ context }: { context: ClassContext }) {
  const parts = partsOf(context)
  if (parts.length === 0) return null
  return (
    <chakra.p mt="2" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
      <chakra.strong fontWeight="semibold">{t('madeFor')}</chakra.strong> {parts.map(({ label }) => label).join(' · ')}
    </chakra.p>
  )
}
