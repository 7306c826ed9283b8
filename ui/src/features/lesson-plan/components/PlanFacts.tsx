import { chakra } from '@chakra-ui/react/styled-system'
import { Badge } from '@/components/Badge'
import { subjectLabel } from '@/features/designs/options'
import type { Design } from '@/features/designs/types'
import { versionName } from '@/features/designs/version-name'

/** What a plan is for, and which version it is. */
export function PlanFacts({ design }: { design: Design }) {
  return (
    <chakra.div mt="2" display="flex" flexWrap="wrap" gap="2">
      <Badge>{subjectLabel(design.subject)}</Badge>
      <Badge>{design.cohort}</Badge>
      <Badge tone="quiet">{versionName(design.version, design.updatedAt)}</Badge>
    </chakra.div>
  )
}

/** A title of any length; on phones two lines of it, as the plan needs the room and has the question itself. */
export const PlanTitle = chakra('span', { base: { lineClamp: { base: '2', md: '3' }, overflowWrap: 'anywhere', fontSize: { base: 'lg', md: 'xl' } } })
