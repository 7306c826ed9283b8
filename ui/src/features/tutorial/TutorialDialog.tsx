import { chakra } from '@chakra-ui/react/styled-system'
import { useCallback, useState } from 'react'
import { Button } from '@/components/Button'
import DialogShell from '@/components/DialogShell'
import { Notice } from '@/components/Notice'
import { t } from './texts'
import { heading } from '@/theme/styles'

const VIDEO = '/media/create-a-plan.webm'
const CAPTIONS = '/media/create-a-plan.vtt'

const STEPS = ['step1', 'step2', 'step3', 'step4', 'step5', 'step6', 'step7'] as const

/** How a lesson plan is made: to watch and to read. */
export default function TutorialDialog({ onClose }: { onClose: () => void }) {
  const [isMissing, setMissing] = useState(false)
  // The captions are asked for at once, the video only when it is played. React has no onError for a track.
  const watch = useCallback((track: HTMLTrackElement | null) => {
    if (!track) return
    const miss = () => setMissing(true)
    if (track.readyState === HTMLTrackElement.ERROR) miss() // it is loaded from when it is made, which may be well before it is shown
    track.addEventListener('error', miss)
    return () => track.removeEventListener('error', miss)
  }, [])
  return (
    <DialogShell title={t('title')} size="md" onClose={onClose}>
      <chakra.div display="grid" gap="4">
        {isMissing
          ? <><Notice>{t('missing')}</Notice><Button variant="outline" justifySelf="start" onClick={() => setMissing(false)}>{t('again')}</Button></>
          : (
            <chakra.video
              controls preload="none" src={VIDEO} aria-label={t('video')} onError={() => setMissing(true)}
              w="full" aspectRatio="16 / 9" bg="gray.950" rounded="md" css={{ colorScheme: 'light' }}
            >
              <track kind="captions" src={CAPTIONS} srcLang="en" label={t('captions')} default ref={watch} />
            </chakra.video>
          )}
        <chakra.h3 {...heading} fontSize="lg">{t('inWords')}</chakra.h3>
        <chakra.ol listStyleType="decimal" ps="6" display="grid" gap="1">
          {STEPS.map((step) => <li key={step}>{t(step)}</li>)}
        </chakra.ol>
      </chakra.div>
    </DialogShell>
  )
}
