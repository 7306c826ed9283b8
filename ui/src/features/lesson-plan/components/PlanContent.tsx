import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense, useMemo } from 'react'
import type { Design } from '@/features/designs/types'
import { noPlan, readPlan } from '@/features/designs/plan'
import { lazyPart } from '@/lib/lazy'
import { WithProposals } from '../proposal/WithProposals'
import { t } from '../texts'
import type { EditingControl } from '../use-editing'
import { EditNotices } from './EditNotices'
import { Loading } from './Loading'
import { PlanBody } from './PlanBody'

const Ratings = lazyPart(() => import('./Ratings'))
const Readiness = lazyPart(() => import('../readiness/Readiness'))

interface PlanContentProps {
  /** Not there while it is being loaded; this part is loaded at the same time. */
  design: Design | undefined
  editing: EditingControl
}

/** What stands in the dialog: the plan, or that there is none. */
export default function PlanContent({ design, editing }: PlanContentProps) {
  const plan = useMemo(() => readPlan(design?.contentJson), [design?.contentJson])
  if (!design) return <Loading />
  const { edits, change } = editing
  const ratings = (design.totalRatings > 0 || Boolean(design.carriedRatings)) && <Suspense fallback={null}><Ratings designId={design.id} /></Suspense>
  return (
    <>
      <EditNotices editing={editing} changedAt={design.updatedAt} />
      {plan && !edits && <Suspense fallback={null}><Readiness design={design} plan={plan} /></Suspense>}
      {plan || edits
        ? (
          <WithProposals design={design} disabled={edits !== null || editing.hasDraft}>
            {(ask) => <PlanBody plan={plan ?? noPlan} topic={design.topic} editing={edits ? { edits, change } : null} ask={ask} ratings={ratings} />}
          </WithProposals>
        )
        : <chakra.p color="fg.muted">{t('noContent')}</chakra.p>}
    </>
  )
}
