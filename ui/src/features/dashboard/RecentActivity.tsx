import { chakra } from '@chakra-ui/react/styled-system'
import { SectionTitle } from '@/components/Heading'
import { t } from './texts'
import type { Design } from '@/features/designs/types'
import { localDate } from '@/lib/dates'
import { BAND } from '@/theme/phases'
import { panel } from '@/theme/styles'

const SHOWN = 3

/** The newest designs as things that happened. The list comes newest first. */
export default function RecentActivity({ designs }: { designs: readonly Design[] }) {
  return (
    <chakra.section mt="8" aria-labelledby="activity">
      <SectionTitle id="activity" mb="3">{t('recentActivity')}</SectionTitle>
      <chakra.ul {...panel} listStyleType="none" px="4">
        {designs.slice(0, SHOWN).map(({ id, title, createdAt }, i) => (
          <chakra.li key={id} display="flex" gap="3" alignItems="baseline" py="3" borderTopWidth={i === 0 ? '0' : '1px'} borderColor="border">
            <chakra.span w="12px" h="12px" rounded="4px" borderWidth="1px" borderColor="border" flexShrink={0} style={{ backgroundColor: BAND[i] }} aria-hidden />
            <chakra.span flex="1" minW="0" overflowWrap="anywhere">{t('youCreated', { title })}</chakra.span>
            <chakra.time dateTime={createdAt} color="fg.muted" fontSize="sm" flexShrink={0}>{localDate(createdAt)}</chakra.time>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  )
}
