import { useQuery } from '@tanstack/react-query'
import { chakra } from '@chakra-ui/react/styled-system'
import { useMemo } from 'react'
import DialogShell from '@/components/DialogShell'
import { LoadFailed } from '@/components/LoadFailed'
import { Skeleton } from '@/components/Skeleton'
import { designQueries } from '@/features/designs/api/queries'
import type { Design } from '@/features/designs/types'
import { useDelayed } from '@/lib/use-delayed'
import { EditNotices } from './components/EditNotices'
import { PlanActions } from './components/PlanActions'
import { PlanBody } from './components/PlanBody'
import { PlanFacts, PlanTitle } from './components/PlanFacts'
import { noPlan, readPlan, type PlanView } from './plan'
import { t } from './texts'
import { useEditing, type EditingControl } from './use-editing'

function Loading() {
  const isLate = useDelayed(true)
  return (
    <chakra.div role="status" minH="20rem" display="grid" alignContent="start" gap="3">
      {isLate && <><chakra.p color="fg.muted">{t('loading')}</chakra.p><Skeleton h="6" w="60%" /><Skeleton h="20" /><Skeleton h="6" w="40%" /><Skeleton h="20" /></>}
    </chakra.div>
  )
}

function Content({ design, plan, editing }: { design: Design; plan: PlanView | null; editing: EditingControl }) {
  const { edits, change } = editing
  return (
    <>
      <EditNotices editing={editing} changedAt={design.updatedAt} />
      {plan || edits
        ? <PlanBody plan={plan ?? noPlan} topic={design.topic} editing={edits ? { edits, change } : null} />
        : <chakra.p color="fg.muted">{t('noContent')}</chakra.p>}
    </>
  )
}

interface LessonPlanDialogProps {
  designId: string
  startInEdit: boolean
  onClose: () => void
}

/** The newest lesson plan of a design, to read, edit and download. */
export default function LessonPlanDialog({ designId, startInEdit, onClose }: LessonPlanDialogProps) {
  const { data: design, error, refetch } = useQuery(designQueries.one(designId))
  const plan = useMemo(() => readPlan(design?.contentJson), [design?.contentJson])
  const editing = useEditing(designId, design, startInEdit)
  return (
    <DialogShell
      title={<PlanTitle>{design?.title ?? t('lessonPlan')}</PlanTitle>} size="lg" onClose={onClose} closeOnOutside={!editing.edits}
      below={design && <PlanFacts design={design} />}
      footer={design && <PlanActions design={design} hasContent={plan !== null} editing={editing} />}
    >
      {design && <Content design={design} plan={plan} editing={editing} />}
      {!design && (error ? <LoadFailed title={t('loadFailed')} error={error} onRetry={() => void refetch()} /> : <Loading />)}
    </DialogShell>
  )
}
