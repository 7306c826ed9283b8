import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Band } from '@/components/Band'
import { Button } from '@/components/Button'
import DialogShell from '@/components/DialogShell'
import { Icon } from '@/components/Icon'
import { ProgressBar } from '@/components/ProgressBar'
import { t } from './texts'

const STEPS = [
  { title: 'welcome', text: 'welcomeText', icon: 'book' },
  { title: 'create', text: 'createText', icon: 'plus' },
  { title: 'corner', text: 'cornerText', icon: 'designs' },
  { title: 'complete', text: 'completeText', icon: 'check' },
] as const

interface TourDialogProps {
  /** Away without having seen it all: it comes again another time. */
  onSkip: () => void
  onComplete: () => void
}

/** Shows a new teacher around in four steps. */
export default function TourDialog({ onSkip, onComplete }: TourDialogProps) {
  const [at, setAt] = useState(0)
  const { title, text, icon } = STEPS[at]!
  const isLast = at === STEPS.length - 1
  const position = t('step', { n: at + 1, total: STEPS.length })
  return (
    <DialogShell
      title={t(title)} size="sm" closeOnOutside={false} onClose={onSkip} above={<Band done={at + 2} height="12px" />}
      footer={
        <>
          <Button variant="ghost" px="3" me="auto" ms="-3" onClick={onSkip}>{t('skip')}</Button>
          {at > 0 && <Button variant="outline" px="3" onClick={() => setAt(at - 1)}>{t('previous')}</Button>}
          <Button px={{ base: '3', md: '5' }} onClick={() => (isLast ? onComplete() : setAt(at + 1))}>{t(isLast ? 'getStarted' : 'next')}</Button>
        </>
      }
    >
      <chakra.div display="grid" gap="4">
        <chakra.div w="5rem" h="5rem" rounded="full" bg="bg.muted" color="accent" display="grid" placeItems="center" justifySelf="center"><Icon name={icon} size={40} /></chakra.div>
        <chakra.div aria-live="polite">
          <chakra.p fontSize="sm" color="fg.muted" mb="2">{position}</chakra.p>
          <p>{t(text)}</p>
        </chakra.div>
        <ProgressBar label={position} percent={((at + 1) / STEPS.length) * 100} />
      </chakra.div>
    </DialogShell>
  )
}
