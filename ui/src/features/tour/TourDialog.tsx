import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Band } from '@/components/Band'
import { Button } from '@/components/Button'
import DialogShell from '@/components/DialogShell'
import { ProgressBar } from '@/components/ProgressBar'
import { t } from './texts'

const STEPS = [
  { title: 'welcome', text: 'welcomeText' },
  { title: 'create', text: 'createText' },
  { title: 'corner', text: 'cornerText' },
  { title: 'complete', text: 'completeText' },
] as const

interface TourDialogProps {
  /** Away without having seen it all: it comes again another time. */
  onSkip: () => void
  onComplete: () => void
}

/** Shows a new teacher around in four steps. */
export default function TourDialog({ onSkip, onComplete }: TourDialogProps) {
  const [at, setAt] = useState(0)
  const { title, text } = STEPS[at]!
  const isLast = at === STEPS.length - 1
  const position = t('step', { n: at + 1, total: STEPS.length })
  return (
    <DialogShell
      title={t(title)} size="sm" closeOnOutside={false} onClose={onSkip} above={<Band done={at + 2} height="12px" />}
      footer={
        <>
          <Button variant="ghost" me="auto" ms="-3" onClick={onSkip}>{t('skip')}</Button>
          {at > 0 && <Button variant="outline" onClick={() => setAt(at - 1)}>{t('previous')}</Button>}
          <Button onClick={() => (isLast ? onComplete() : setAt(at + 1))}>{t(isLast ? 'getStarted' : 'next')}</Button>
        </>
      }
    >
      <chakra.div display="grid" gap="4">
        <chakra.div aria-live="polite">
          <chakra.p fontSize="sm" color="fg.muted" mb="2">{position}</chakra.p>
          <p>{t(text)}</p>
        </chakra.div>
        <ProgressBar label={position} percent={((at + 1) / STEPS.length) * 100} />
      </chakra.div>
    </DialogShell>
  )
}
