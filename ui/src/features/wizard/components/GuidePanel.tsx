import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useState } from 'react'
import { Button } from '@/components/Button'
import { fill } from '@/i18n/fill'
import { focusStyle } from '@/theme/base'
import { STEPS, type Answers, type Step } from '../answers'
import { isComplete, percentComplete } from '../guide'
import { useRotation } from '../rotation'
import { texts } from '../texts'

const said = texts.guide

/** Tips take turns; whoever points at one, or has the focus there, may read it to the end. */
function Tips({ tips }: { tips: readonly string[] }) {
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const { index, next } = useRotation(tips.length, isPointedAt || hasFocus)
  return (
    <chakra.div onPointerEnter={() => setPointedAt(true)} onPointerLeave={() => setPointedAt(false)} onFocus={() => setFocus(true)} onBlur={() => setFocus(false)} mt="3" p="3" rounded="md" bg="bg.panel" borderWidth="1px" borderColor="border">
      <chakra.p fontSize="sm" minH={{ md: '6rem' }}><strong>{said.tip}:</strong> {tips[index]}</chakra.p>
      <Button variant="ghost" size="sm" ms="-3" onClick={next}>{said.nextTip}</Button>
    </chakra.div>
  )
}

const Entry = chakra('button', {
  base: {
    display: 'flex', gap: '2', alignItems: 'center', w: 'full', minH: '11', px: '2', rounded: 'md', textAlign: 'start', cursor: 'pointer', fontSize: 'sm', _hover: { bg: 'bg.panel' },
    '&[aria-current=step]': { fontWeight: 'semibold', bg: 'bg.panel', boxShadow: 'inset 3px 0 0 var(--c-colors-accent)' }, _disabled: { cursor: 'not-allowed', opacity: 0.55 }, ...focusStyle,
  },
})

function Tick({ done }: { done: boolean }) {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" style={{ flexShrink: 0 }}>
      <circle cx="10" cy="10" r="8" strokeDasharray={done ? undefined : '3 3'} />
      {done && <path d="m6.5 10 2.5 2.5 4.5-5" />}
    </svg>
  )
}

interface GuideProps { step: Step; answers: Answers; disabled: boolean; goTo: (step: Step) => void }

/** What this step is for, and how far the design is. On phones it folds away under the title. */
export function GuidePanel({ step, answers, disabled, goTo }: GuideProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const entry = said.entries[step]
  const percent = fill(said.percent, { percent: percentComplete(answers) })
  function jump(to: Step) {
    setOpen(false)
    goTo(to)
  }
  return (
    <chakra.section aria-labelledby={`${id}title`} bg="bg.muted" px={{ base: '4', md: '5' }} py={{ base: '1', md: '5' }} minW="0" overflowY={{ md: 'auto' }}>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="2" minH="11">
        <chakra.h3 id={`${id}title`} fontFamily="heading" fontWeight="bold" fontSize={{ base: 'md', md: 'lg' }}>{said.title}</chakra.h3>
        <chakra.span fontSize="sm" ms="auto">{percent}</chakra.span>
        <Button variant="ghost" size="sm" hideFrom="md" aria-expanded={isOpen} aria-controls={id} aria-label={isOpen ? said.hide : said.show} onClick={() => setOpen(!isOpen)}>{isOpen ? '▴' : '▾'}</Button>
      </chakra.div>
      <chakra.div id={id} display={{ base: isOpen ? 'block' : 'none', md: 'block' }} pb={{ base: '3', md: '0' }}>
        <chakra.div role="progressbar" aria-label={said.title} aria-valuenow={percentComplete(answers)} aria-valuetext={percent} h="6px" rounded="full" bg="bg.panel" borderWidth="1px" borderColor="border" overflow="hidden"><chakra.div h="full" bg="accent" style={{ width: `${percentComplete(answers)}%` }} /></chakra.div>
        <chakra.p mt="3" fontWeight="semibold">{entry.name}</chakra.p>
        <chakra.p fontSize="sm" mt="1">{entry.description}</chakra.p>
        <Tips key={step} tips={entry.tips} />
        <chakra.ol listStyleType="none" mt="3" aria-label={said.steps}>
          {STEPS.map((n) => {
            const done = isComplete(n, answers)
            return <li key={n}><Entry type="button" disabled={disabled} aria-current={n === step ? 'step' : undefined} onClick={() => jump(n)}><Tick done={done} />{said.entries[n].name}<chakra.span srOnly>, {done ? said.done : said.open}</chakra.span></Entry></li>
          })}
        </chakra.ol>
      </chakra.div>
    </chakra.section>
  )
}
