import { chakra } from '@chakra-ui/react/styled-system'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useCallback, useEffect, useRef } from 'react'
import { lazyPart } from '@/lib/lazy'
import { screenOnly } from '@/theme/styles'
import type { Generation } from './api/generations'
import { ReadyNote } from './components/ReadyNote'
import { RunningBadge } from './components/RunningBadge'
import { isUnderWay } from './job'
import { resume } from './run'
import { useGenerations } from './store'
import { t } from './texts'

const GenerationDialog = lazyPart(() => import('./GenerationDialog'))

/** Beside the round buttons: above the tab bar on phones, at the foot of wide screens, where toasts come at the other side. Its padding leaves room for shadows. */
const Corner = chakra('section', {
  base: {
    position: 'fixed', zIndex: 20, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2', maxH: '60dvh', overflowY: 'auto', p: '4', pointerEvents: 'none', '& > *': { pointerEvents: 'auto' }, ...screenOnly,
    bottom: { base: 'calc(62px + env(safe-area-inset-bottom))', lg: '14px' }, insetInlineStart: { base: '0', sm: 'auto' }, insetInlineEnd: '64px', w: { sm: '20rem' },
  },
})

interface GenerationsProps {
  /** What the server had when the teacher came; undefined while it is not known. */
  found: readonly Generation[] | undefined
  /** Called once a plan that was taken up again has become a design. */
  onCreated: () => void
}

/** The plans that are being written, on every page; and those that were finished while the teacher was away. */
export default function Generations({ found, onCreated }: GenerationsProps) {
  const client = useQueryClient()
  const { jobs, shown, show } = useGenerations()
  const created = useRef(onCreated)
  useEffect(() => {
    created.current = onCreated
  })
  useEffect(() => {
    if (found) resume(client, found, () => created.current())
  }, [client, found])
  const close = useCallback(() => show(null), [show])

  const mine = jobs.filter(({ kind }) => kind !== 'section')
  return (
    <>
      {mine.length > 0 && (
        <Corner aria-label={t('badges')}>
          {mine.map((job) => (isUnderWay(job) ? <RunningBadge key={job.key} job={job} onOpen={() => show(job.key)} /> : <ReadyNote key={job.key} job={job} />))}
        </Corner>
      )}
      {shown !== null && <Suspense fallback={null}><GenerationDialog jobKey={shown} onClose={close} /></Suspense>}
    </>
  )
}
