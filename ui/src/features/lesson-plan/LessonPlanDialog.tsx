import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import DialogShell from '@/components/DialogShell'
import { LoadFailed } from '@/components/LoadFailed'
import { designQueries } from '@/features/designs/api/queries'
import { lazyPart } from '@/lib/lazy'
import { Loading } from './components/Loading'
import { PlanActions } from './components/PlanActions'
import { PlanFacts, PlanTitle } from './components/PlanFacts'
import { t } from './texts'
import { useEditing } from './use-editing'

const PlanContent = lazyPart(() => import('./components/PlanContent'))

interface LessonPlanDialogProps {
  designId: string
  startInEdit: boolean
  onClose: () => void
}

/** The newest lesson plan of a design, to read, edit and download. */
export default function LessonPlanDialog({ designId, startInEdit, onClose }: LessonPlanDialogProps) {
  const { data: design, error, refetch } = useQuery(designQueries.one(designId))
  const editing = useEditing(designId, design, startInEdit)
  return (
    <DialogShell
      title={<PlanTitle>{design?.title ?? t('lessonPlan')}</PlanTitle>} size="lg" onClose={onClose} closeOnOutside={!editing.edits}
      below={design && <PlanFacts design={design} />} footer={design && <PlanActions design={design} editing={editing} />}
    >
      {error && !design
        ? <LoadFailed title={t('loadFailed')} error={error} onRetry={() => void refetch()} />
        : <Suspense fallback={<Loading />}><PlanContent design={design} editing={editing} /></Suspense>}
    </DialogShell>
  )
}
