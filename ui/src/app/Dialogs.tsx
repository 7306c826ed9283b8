import { Suspense, useCallback } from 'react'
import { useMatch, useNavigate } from 'react-router'
import { lazyPart } from '@/lib/lazy'
import { paths } from '@/lib/paths'
import { useDialogs } from '@/lib/dialogs'

const Wizard = lazyPart(() => import('@/features/wizard/Wizard'))
const LessonPlanDialog = lazyPart(() => import('@/features/lesson-plan/LessonPlanDialog'))

/** The dialog that a page asked for, or that the address names (/design/:id). */
export function Dialogs() {
  const { wizardOpen, openPlanId, editPlan, close } = useDialogs()
  const addressed = useMatch('/design/:id')?.params.id ?? null
  const navigate = useNavigate()
  const designId = openPlanId ?? (wizardOpen ? null : addressed)

  const closePlan = useCallback(() => {
    close()
    if (addressed !== null) void navigate(paths.designCorner, { replace: true })
  }, [close, addressed, navigate])

  return (
    <Suspense fallback={null}>
      {wizardOpen && <Wizard onClose={close} />}
      {designId !== null && <LessonPlanDialog key={designId} designId={designId} startInEdit={editPlan} onClose={closePlan} />}
    </Suspense>
  )
}
