import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { PhaseBadge } from '@/components/PhaseBadge'
import { focusRing, heading } from '@/theme/styles'
import type { PlanView } from '@/features/designs/plan'
import type { Ask } from '../proposal/WithProposals'
import { t } from '../texts'
import { activityId } from './Activities'
import { jumpTo, titleId } from './jump'
import { sectionBody, sectionsOf, type Editing } from './sections'

const JumpList = chakra('nav', {
  base: {
    // On phones it reaches over the padding of the dialog's body; on wide screens it scrolls by itself where it is the longer one.
    position: 'sticky', top: { base: '-4', md: '0' }, zIndex: 1, alignSelf: 'start', bg: 'bg.panel', fontSize: 'sm', overflow: 'auto', maxH: { md: 'calc(100dvh - 17rem)' },
    mt: { base: '-4', md: '0' }, mx: { base: '-4', md: '0' }, px: { base: '2', md: '0' }, borderBottomWidth: { base: '1px', md: '0' }, borderColor: 'border',
    '& ul': { listStyleType: 'none', display: 'flex', flexDirection: { base: 'row', md: 'column' } },
    '@media print': { display: 'none' },
  },
})
const Jump = chakra('button', {
  base: {
    display: 'flex', alignItems: 'center', gap: '2', minH: '11', px: '2', rounded: 'sm', cursor: 'pointer', color: 'fg.muted', whiteSpace: 'nowrap', textAlign: 'start', w: 'full',
    _hover: { color: 'fg', bg: 'bg.muted' }, ...focusRing, _focusVisible: { outline: '3px solid', outlineColor: 'fg', outlineOffset: '-3px' },
  },
  variants: { within: { true: { ps: { md: '5' } } } },
})

/** The phases that have activities, each with the first of them. */
function phasesOf(plan: PlanView) {
  const named = plan.activities.length > 0 ? plan.activities.map(({ phase }) => phase) : plan.phases.map(({ name }) => name)
  return named.map((phase, index) => ({ phase, index })).filter(({ phase, index }) => phase && named.indexOf(phase) === index)
}

function Phases({ plan }: { plan: PlanView }) {
  return phasesOf(plan).map(({ phase, index }) => (
    <li key={phase}><Jump type="button" within onClick={() => jumpTo(activityId(index))}><PhaseBadge phase={phase} /></Jump></li>
  ))
}

const SectionTitle = chakra('h3', { base: { ...heading, fontSize: 'xl', pb: '2', outline: 'none', scrollMarginTop: { base: '16', md: '4' } } })

interface PlanBodyProps {
  plan: PlanView
  topic: string
  editing: Editing
  /** Offers to ask for a section once more, where there is somebody to ask. */
  ask?: Ask | undefined
  /** What readers said about the plan, where they did. */
  ratings?: ReactNode
}

/** A plan from its theme to its reflection, with a list to jump by: beside it on wide screens, above it on phones. */
export function PlanBody({ plan, topic, editing, ask, ratings }: PlanBodyProps) {
  const sections = sectionsOf(plan)
  return (
    <chakra.div display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '12rem minmax(0, 1fr)' }} gap={{ base: '5', md: '8' }}>
      <JumpList aria-label={t('sections')} tabIndex={-1}>
        <ul>
          {sections.map((id) => [
            <li key={id}><Jump type="button" onClick={() => jumpTo(titleId(id))}>{t(`${id}Short`)}</Jump></li>,
            id === 'activities' && <Phases key="phases" plan={plan} />,
          ])}
          {ratings && <li><Jump type="button" onClick={() => jumpTo(titleId('ratings'))}>{t('ratingsTitle')}</Jump></li>}
        </ul>
      </JumpList>
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="8">
        {sections.map((id) => (
          <section key={id} aria-labelledby={titleId(id)}>
            <chakra.div display="flex" flexWrap="wrap" alignItems="flex-start" justifyContent="space-between" columnGap="3">
              <SectionTitle id={titleId(id)} tabIndex={-1}>{t(`${id}Title`)}</SectionTitle>
              {id === 'overview' ? ask?.('core') : id === 'outcome' && ask?.('outcome')}
            </chakra.div>
            {sectionBody(id, { plan, topic, editing, ask })}
          </section>
        ))}
        {ratings && <section aria-labelledby={titleId('ratings')}><SectionTitle id={titleId('ratings')} tabIndex={-1}>{t('ratingsTitle')}</SectionTitle>{ratings}</section>}
      </chakra.div>
    </chakra.div>
  )
}
