import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import DialogShell from '@/components/DialogShell'
import { LoadFailed } from '@/components/LoadFailed'
import { designQueries } from '@/features/designs/api/queries'
import { lazyPart } from '@/lib/lazy'
import { Loading } from './components/Loading'
import { PlanActions } from './components/PlanActions'
import { PlanFacts, PlanTitle } from './components/PlanFacts'
import { t } from './texts'
import { useEditing } from './use-editing'
import { PLAN, VERSIONS, type View } from './view'

const PlanContent = lazyPart(() => import('./components/PlanContent'))
const VersionsView = lazyPart(() => import('./versions/VersionsView'))
const VersionsFooter = lazyPart(() => import('./versions/VersionsFooter'))

interface LessonPlanDialogProps {
  designId: string
  startInEdit: boolean
  onClose: () => void
}

/** The lesson plan of a design, to read, edit and download, and the way into its earlier versions. */
export default function LessonPlanDialog({ designId, startInEdit, onClose }: LessonPlanDialogProps) {
  const { data: design, error, refetch } = useQuery(designQueries.one(designId))
  const editing = useEditing(designId, design, startInEdit)
  const [view, setView] = useState<View>(PLAN)
  const versionsButton = useRef<HTMLButtonElement>(null)
  const wasAt = useRef(view.at)
  useEffect(() => {
    if (view.at === 'plan' && wasAt.current !== 'plan') versionsButton.current?.focus() // where one left for the versions
    wasAt.current = view.at
  }, [view.at])

  const toVersions = () => setView(VERSIONS)
  const toPlan = () => setView(PLAN)
  const content = view.at === 'plan' || !design
    ? <PlanContent design={design} editing={editing} />
    : <VersionsView design={design} view={view} onView={setView} onPlan={toPlan} />
  const buttons = design && (view.at === 'plan'
    ? <PlanActions design={design} editing={editing} onVersions={toVersions} />
    : <VersionsFooter designId={designId} view={view} onView={setView} onPlan={toPlan} />)
  return (
    <DialogShell
      title={<PlanTitle>{design?.title ?? t('lessonPlan')}</PlanTitle>} size="lg" onClose={onClose} closeOnOutside={!editing.edits}
      below={design && <PlanFacts design={design} isEarlier={view.at === 'earlier'} isEditing={editing.edits !== null} versionsButton={versionsButton} onVersions={toVersions} />}
      footer={buttons && <Suspense fallback={null}>{buttons}</Suspense>}
    >
      {error && !design
        ? <LoadFailed title={t('loadFailed')} error={error} onRetry={() => void refetch()} />
        : <Suspense fallback={<Loading />}>{content}</Suspense>}
    </DialogShell>
  )
}
