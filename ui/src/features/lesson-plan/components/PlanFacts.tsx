import { chakra } from '@chakra-ui/react/styled-system'
import { Badge } from '@/components/Badge'
import { subjectLabel } from '@/features/designs/options'
import type { Design } from '@/features/designs/types'
import { contextLine } from '../context-line'
import { versionName } from '../label'
import type { PlanView } from '../plan'

/** What a plan is for: subject, grade, version, and the class where the plan says it. */
export function PlanFacts({ design, plan }: { design: Design; plan: PlanView | null }) {
  const line = plan?.context ? contextLine(plan.context) : ''
  return (
    <>
      <chakra.div mt="2" display="flex" flexWrap="wrap" gap="2">
        <Badge>{subjectLabel(design.subject)}</Badge>
        <Badge>{design.cohort}</Badge>
        <Badge tone="quiet">{versionName(design.version, design.updatedAt)}</Badge>
      </chakra.div>
      {line && <chakra.p mt="2" fontSize="sm" color="fg.muted">{line}</chakra.p>}
    </>
  )
}
