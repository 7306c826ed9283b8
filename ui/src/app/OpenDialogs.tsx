import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useCallback, useEffect } from 'react'
import { useMatch, useNavigate } from 'react-router'
import { celebrateDesign } from '@/app/celebration'
import { useCarrying } from '@/lib/carrying'
import { lazyPart } from '@/lib/lazy'
import { paths } from '@/lib/paths'
import { useDialogs } from '@/lib/dialogs'

const Wizard = lazyPart(() => import('@/features/wizard/Wizard'))
const RegenerateDialog = lazyPart(() => import('@/features/regenerate/RegenerateDialog'))
const LessonPlanDialog = lazyPart(() => import('@/features/lesson-plan/LessonPlanDialog'))
const SaveDialog = lazyPart(() => import('@/features/bundle/SaveDialog'))
const ImportDialog = lazyPart(() => import('@/features/bundle/ImportDialog'))
const ShareDialog = lazyPart(() => import('@/features/sharing/ShareDialog'))
const TutorialDialog = lazyPart(() => import('@/features/tutorial/TutorialDialog'))
const MoreSheet = lazyPart(() => import('@/app/MoreSheet'))

/** The dialog that a page asked for, or that the address names (/design/:id). While a prompt is edited, its plan waits. */
export default function OpenDialogs() {
  const { wizardOpen, openPlanId, editPlan, regenerateId, shareId, tutorialOpen, moreOpen, close, closeRegenerate, closeShare } = useDialogs()
  const { carryIds, importFile, closeCarry, closeImport } = useCarrying()
  const client = useQueryClient()
  const addressed = useMatch('/design/:id')?.params.id ?? null
  const navigate = useNavigate()
  const designId = openPlanId ?? (wizardOpen || tutorialOpen || moreOpen ? null : addressed)

  const closePlan = useCallback(() => {
    close()
    if (addressed !== null) void navigate(paths.designCorner, { replace: true })
  }, [close, addressed, navigate])

  useEffect(() => {
    if (wizardOpen) void import('@/features/lesson-plan/LessonPlanDialog').catch(() => null) // asked for again when the new plan is shown
  }, [wizardOpen])
  const onCreated = () => celebrateDesign(client)

  return (
    <Suspense fallback={null}>
      {wizardOpen && <Wizard onClose={close} onCreated={onCreated} />}
      {tutorialOpen && <TutorialDialog onClose={close} />}
      {moreOpen && <MoreSheet onClose={close} />}
      {regenerateId !== null && <RegenerateDialog key={regenerateId} designId={regenerateId} onClose={closeRegenerate} />}
      {regenerateId === null && designId !== null && <LessonPlanDialog key={designId} designId={designId} startInEdit={editPlan} onClose={closePlan} />}
      {/* by itself, so that what it opens over stays on screen while it is loaded */}
      <Suspense fallback={null}>{shareId !== null && <ShareDialog key={shareId} designId={shareId} onClose={closeShare} />}</Suspense>
      <Suspense fallback={null}>{carryIds !== null && <SaveDialog ids={carryIds} onClose={closeCarry} />}</Suspense>
      <Suspense fallback={null}>{importFile && <ImportDialog file={importFile} onClose={closeImport} />}</Suspense>
    </Suspense>
  )
}
