import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useState } from 'react'
import { Button } from '@/components/Button'
import { Icon } from '@/components/Icon'
import { focusRing, heading } from '@/theme/styles'
import { STEPS, type Answers, type Step } from '../answers'
import { isComplete, percentComplete } from '../guide'
import { g } from '../guide-texts'
import { useRotation } from '../rotation'

/** Tips take turns; whoever points at one, or has the keyboard there, may read it to the end. */
function Tips({ tips }: { tips: readonly string[] }) {
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const { index, next } = useRotation(tips.length, isPointedAt || hasFocus)
  return (
    <chakra.div
      mt="3" px="3" pt="2" rounded="md" bg="bg.panel" borderWidth="1px" borderColor="border"
      onPointerEnter={() => setPointedAt(true)} onPointerLeave={() => setPointedAt(false)} onFocus={() => setFocus(true)} onBlur={() => setFocus(false)}
    >
      <chakra.p fontSize="sm" minH="4.8em"><strong>{g('tip')}</strong> {tips[index]}</chakra.p>
      <Button variant="link" fontSize="sm" onClick={next}>{g('nextTip')}</Button>
    </chakra.div>
  )
}

const Entry = chakra('button', {
  base: {
    display: 'flex', gap: '2', alignItems: 'center', w: 'full', minH: '11', px: '2', rounded: 'md', textAlign: 'start', cursor: 'pointer', fontSize: 'sm', _hover: { bg: 'bg.panel' },
    '&[aria-current=step]': { fontWeight: 'semibold', bg: 'bg.panel', boxShadow: 'inset 3px 0 0 var(--c-colors-accent)' }, _disabled: { cursor: 'not-allowed', opacity: 0.55 }, ...focusRing,
  },
})

function Tick({ done }: { done: boolean }) {
  return (
    <chakra.svg width="20px" height="20px" viewBox="0 0 20 20" aria-hidden fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" flexShrink={0}>
      <circle cx="10" cy="10" r="8" strokeDasharray={done ? undefined : '3 3'} />
      {done && <path d="m6.5 10 2.5 2.5 4.5-5" />}
    </chakra.svg>
  )
}

interface GuideProps {
  step: Step
  answers: Answers
  disabled: boolean
  goTo: (step: Step) => void
}

/** What the step is for, and how far the design is. On phones it folds away under the title. */
export default function GuidePanel({ step, answers, disabled, goTo }: GuideProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const percent = percentComplete(answers)
  function jump(to: Step) {
    setOpen(false)
    goTo(to)
  }
  return (
    <chakra.section aria-labelledby={`${id}title`} px="4" pt={{ base: '0', md: '2' }} pb={{ base: '0', md: '4' }} minW="0">
      <chakra.div display="flex" alignItems="center" gap="2" minH="11">
        <chakra.h3 id={`${id}title`} {...heading}>{g('title')}</chakra.h3>
        <chakra.span fontSize="sm" ms="auto">{g('percent', { percent })}</chakra.span>
        <Button variant="ghost" size="icon" me="-3" hideFrom="md" aria-expanded={isOpen} aria-controls={id} aria-label={g(isOpen ? 'hide' : 'show')} onClick={() => setOpen(!isOpen)}><Icon name={isOpen ? 'up' : 'down'} /></Button>
      </chakra.div>
      <chakra.div id={id} display={{ base: isOpen ? 'block' : 'none', md: 'block' }} pb={{ base: '4', md: '0' }}>
        <chakra.div aria-hidden h="6px" rounded="full" bg="bg.panel" borderWidth="1px" borderColor="border" overflow="hidden"><chakra.div h="full" bg="accent" transition="width 200ms" style={{ width: `${percent}%` }} /></chakra.div>
        <chakra.ol aria-label={g('steps')} listStyleType="none" mt="2">
          {STEPS.map((n) => {
            const done = isComplete(n, answers)
            return (
              <li key={n}>
                <Entry type="button" disabled={disabled} aria-current={n === step ? 'step' : undefined} onClick={() => jump(n)}>
                  <Tick done={done} /><span>{g(`name${n}`)}<chakra.span srOnly>: {g(done ? 'done' : 'open')}</chakra.span></span>
                </Entry>
              </li>
            )
          })}
        </chakra.ol>
        <chakra.p mt="3" fontWeight="semibold">{g(`name${step}`)}</chakra.p>
        <chakra.p fontSize="sm" mt="1">{g(`about${step}`)}</chakra.p>
        <Tips key={step} tips={[g(`tip${step}a`), g(`tip${step}b`), g(`tip${step}c`)]} />
      </chakra.div>
    </chakra.section>
  )
}
