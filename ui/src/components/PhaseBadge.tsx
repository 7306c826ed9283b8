import { chakra } from '@chakra-ui/react/styled-system'
import { BAND, PHASES } from '@/theme/phases'

/** Names a phase, with its thread of the band; a phase of another name has a plain thread. */
export function PhaseBadge({ phase }: { phase: string }) {
  const thread = BAND[PHASES.findIndex((known) => known.toLowerCase() === phase.trim().toLowerCase())]
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2" px="2" rounded="sm" bg="bg.muted" fontSize="sm" fontWeight="semibold">
      <chakra.span w="14px" h="14px" rounded="4px" borderWidth="1px" borderColor="border" flexShrink={0} aria-hidden css={{ printColorAdjust: 'exact' }} style={{ backgroundColor: thread }} />
      {phase}
    </chakra.span>
  )
}
