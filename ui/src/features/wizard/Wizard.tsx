import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense, useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Band } from '@/components/Band'
import { Button } from '@/components/Button'
import DialogShell from '@/components/DialogShell'
import { lazyPart } from '@/lib/lazy'
import { useUser } from '@/lib/session'
import { isTyped, problemOf, STEPS, type Problem } from './answers'
import { StepFields } from './components/steps'
import { useWizard } from './store'
import { t } from './texts'
import { useCreate } from './use-create'
import { isWelcomeDue } from './welcomed'

// The questions come first; what explains them may follow.
const GuidePanel = lazyPart(() => import('./components/GuidePanel'))
const Welcome = lazyPart(() => import('./components/Welcome'))
const loadLeaving = () => import('./components/LeaveQuestion')
const LeaveQuestion = lazyPart(loadLeaving)
const Asked = lazyPart(() => import('@/features/generation/Asked'))

const WHY = {
  subject: 'whySubject', otherSubject: 'whyOtherSubject', topic: 'whyTopic', gradeLevel: 'whyGradeLevel', skills: 'whySkills', tooLong: 'whyTooLong',
} as const satisfies Record<Problem, string>

const LAST = 5

/** The control that a teacher wants first in a step: what is chosen already, else the first there is. */
const firstControl = (form: HTMLElement | null) => form?.querySelector<HTMLElement>('[aria-invalid=true]') ?? form?.querySelector<HTMLElement>('input:checked') ?? form?.querySelector<HTMLElement>('input, textarea') ?? null

/** Enter goes on, but not where it makes a new line or presses a button. */
const isNext = ({ key, target, nativeEvent }: KeyboardEvent) => key === 'Enter' && !nativeEvent.isComposing && target instanceof HTMLInputElement

/** The welcome comes once the wizard is there: a dialog that opens together with another would be hidden by it. */
function useWelcome() {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!isWelcomeDue()) return
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setShown(true))
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return [isShown, () => setShown(false)] as const
}

interface WizardProps {
  onClose: () => void
  /** Called once a design is made, beside what the wizard says itself. */
  onCreated?: () => void
}

function WizardDialog({ onClose, onCreated }: WizardProps) {
  const { step, answers, messages, isKept, answer, goTo, reset } = useWizard()
  const [isWelcome, endWelcome] = useWelcome()
  const [isLeaving, setLeaving] = useState(false)
  const why = useId()
  const form = useRef<HTMLFormElement>(null)
  const initialFocus = useRef<HTMLElement>(null)
  const focusStep = () => requestAnimationFrame(() => firstControl(form.current)?.focus())
  const { create, isPending, answer: asked, forget } = useCreate(focusStep, onCreated)
  const problem = problemOf(step, answers)
  useEffect(() => void loadLeaving().catch(() => null), []) // who leaves may have lost the server

  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step && !isWelcome) firstControl(form.current)?.focus()
    shown.current = step
  }, [step, isWelcome])

  function next() {
    if (problem || isPending) return
    if (step === LAST) create()
    else goTo(STEPS[step])
  }
  function close() {
    if (isPending) return
    if (isTyped(answers)) setLeaving(true)
    else onClose()
  }
  function discard() {
    reset()
    onClose()
  }

  const outcome = asked && <Suspense fallback={null}><Asked answer={asked} onClose={onClose} onBack={forget} onBuiltIn={() => create('built-in')} /></Suspense>
  if (asked && 'key' in asked) return outcome
  return (
    <>
      <DialogShell
        title={t(`heading${step}`)} size="lg" closeOnOutside={false} onClose={close} initialFocus={initialFocus} above={<Band done={step} height="12px" />}
        below={<chakra.p fontSize="sm" color="fg.muted" aria-live="polite">{t('stepOf', { n: step })}</chakra.p>}
        footer={
          <>
            <chakra.p id={why} fontSize="sm" color="fg.muted" flex={{ base: '1 0 100%', md: '1 1 0' }} order={{ md: 1 }} textAlign={{ md: 'end' }} role="status" _empty={{ display: { base: 'none', md: 'block' } }}>
              {isPending ? t('stillGenerating') : problem && t(WHY[problem])}
            </chakra.p>
            {step === 1
              ? <Button variant="outline" me="auto" disabled={isPending} onClick={close}>{t('cancel')}</Button>
              : <Button variant="outline" me="auto" disabled={isPending} onClick={() => goTo(STEPS[step - 2]!)}>{t('previous')}</Button>}
            <Button order={2} disabled={isPending || problem !== null} aria-describedby={why} onClick={next}>{isPending ? t('generating') : t(step === LAST ? 'create' : 'next')}</Button>
          </>
        }
      >
        <chakra.div display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '17rem minmax(0, 1fr)' }} gap={{ base: '4', md: '6' }} minH={{ md: '30rem' }} alignItems="start">
          <chakra.div mx={{ base: '-4', md: '0' }} mt={{ base: '-4', md: '0' }} minW="0" minH="11" bg="bg.muted" rounded={{ md: 'md' }}>
            <Suspense fallback={null}><GuidePanel step={step} answers={answers} disabled={isPending} goTo={goTo} /></Suspense>
          </chakra.div>
          <chakra.form
            ref={(element: HTMLFormElement | null) => {
              form.current = element
              initialFocus.current = firstControl(element)
            }}
            noValidate minW="0" aria-busy={isPending}
            onSubmit={(e) => e.preventDefault()}
            onKeyDown={(e) => {
              if (!isNext(e)) return
              e.preventDefault()
              next()
            }}
          >
            <StepFields step={step} answers={answers} answer={answer} refused={messages[step]} />
          </chakra.form>
        </chakra.div>
      </DialogShell>
      {isWelcome && <Suspense fallback={null}><Welcome step={step} goTo={goTo} onEnd={endWelcome} /></Suspense>}
      {outcome}
      {isLeaving && <Suspense fallback={null}><LeaveQuestion isKept={isKept} onStay={() => setLeaving(false)} onLeave={onClose} onDiscard={discard} /></Suspense>}
    </>
  )
}

/** The creation wizard: five questions, a guide beside them, and a design at the end. */
export default function Wizard({ onClose, onCreated }: WizardProps) {
  const userId = useUser()?.id ?? ''
  const { isOpen, open, close } = useWizard()
  useLayoutEffect(() => {
    open(userId) // this teacher's answers, before anything is shown
    return close
  }, [open, close, userId])
  return isOpen && <WizardDialog onClose={onClose} onCreated={onCreated} />
}
