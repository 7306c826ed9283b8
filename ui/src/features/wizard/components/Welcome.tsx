import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Band } from '@/components/Band'
import { Button } from '@/components/Button'
import DialogShell from '@/components/DialogShell'
import { STEPS, type Step } from '../answers'
import { g } from '../guide-texts'
import { markWelcomed } from '../welcomed'
import { w } from '../welcome-texts'

interface WelcomeProps {
  /** The step that the wizard is at. */
  step: Step
  /** Shows a step behind the tour. */
  goTo: (step: Step) => void
  onEnd: () => void
}

/** The welcome before the first design, and the tour through the entries of the guide. */
export default function Welcome({ step, goTo, onEnd }: WelcomeProps) {
  const [stop, setStop] = useState<Step | null>(null)
  const [before] = useState(step)
  function visit(next: Step | undefined) {
    setStop(next ?? null)
    goTo(next ?? before)
  }
  function end() {
    markWelcomed()
    goTo(before)
    onEnd()
  }
  if (stop === null) {
    return (
      <DialogShell
        title={w('title')} size="sm" closeOnOutside={false} onClose={end} above={<Band />}
        footer={<><Button variant="outline" onClick={end}>{w('skip')}</Button><Button onClick={() => visit(STEPS[0])}>{w('start')}</Button></>}
      >
        {w('welcome')}
      </DialogShell>
    )
  }
  const following = STEPS.find((n) => n > stop)
  return (
    <DialogShell
      title={g(`name${stop}`)} size="sm" closeOnOutside={false} onClose={end} above={<Band done={stop} />}
      below={<chakra.p fontSize="sm" color="fg.muted" aria-live="polite">{w('tourStep', { n: stop })}</chakra.p>}
      footer={
        <>
          {following && <Button variant="ghost" me="auto" onClick={end}>{w('skip')}</Button>}
          <Button variant="outline" onClick={() => visit(STEPS[stop - 2])}>{w('back')}</Button>
          {following ? <Button onClick={() => visit(following)}>{w('next')}</Button> : <Button onClick={end}>{w('end')}</Button>}
        </>
      }
    >
      <p>{g(`about${stop}`)}</p>
      <chakra.ul listStyleType="disc" ps="5" mt="3" display="grid" gap="1">
        {[g(`tip${stop}a`), g(`tip${stop}b`), g(`tip${stop}c`)].map((tip) => <li key={tip}>{tip}</li>)}
      </chakra.ul>
    </DialogShell>
  )
}
