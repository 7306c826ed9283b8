import { chakra } from '@chakra-ui/react/styled-system'
import { INCLUSION_KEYS, type PlanView } from '@/features/designs/plan'
import { t } from '../texts'
import { Bullets, Part, Prose } from './parts'

export function InclusionAndSafety({ plan: { inclusion, safety } }: { plan: PlanView }) {
  return (
    <>
      {INCLUSION_KEYS.map((key) => <Part key={key} heading={t(key)} when={Boolean(inclusion[key])}><Prose>{inclusion[key]}</Prose></Part>)}
      <Part heading={t('safety')} when={safety.length > 0}><Bullets items={safety} /></Part>
    </>
  )
}

/** What goes on the board, drawn as one: it is copied by hand. */
const Board = chakra('p', { base: { bg: 'gray.800', color: 'cream.100', rounded: 'md', p: '4', whiteSpace: 'pre-line', overflowWrap: 'anywhere', borderWidth: '1px', borderColor: 'border' } })

export function Chalkboard({ notes }: { notes: PlanView['chalkboard'] }) {
  return notes.map(({ lesson, board }, i) => <Part key={i} heading={lesson ? t('boardLesson', { n: lesson }) : ''}><Board>{board}</Board></Part>)
}

export function ForLearners({ plan: { learnerNotes, homework } }: { plan: PlanView }) {
  return (
    <>
      <Part heading={t('learnerNotes')} when={learnerNotes !== ''}><Prose>{learnerNotes}</Prose></Part>
      <Part heading={t('homework')} when={homework.length > 0}><Bullets items={homework} /></Part>
    </>
  )
}
