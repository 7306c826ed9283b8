import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { PhaseBadge } from '@/components/PhaseBadge'
import { BAND, PHASES } from '@/theme/phases'
import { panel } from '@/theme/styles'
import type { Activity, OldPhase } from '@/features/designs/plan'
import { sectionOfPhase } from '@/features/generation/sections'
import type { Ask } from '../proposal/WithProposals'
import { t } from '../texts'
import { Bullets, Muted, Numbered, Part, Prose } from './parts'

const Card = chakra('li', { base: { ...panel, borderInlineStartWidth: '5px', p: { base: '4', md: '5' }, mt: '3', scrollMarginTop: { base: '16', md: '4' }, outline: 'none' } })
const Title = chakra('h4', { base: { fontFamily: 'heading', fontWeight: 'bold', fontSize: 'lg', lineHeight: 'short', mt: '2' } })
const Facts = chakra('p', { base: { color: 'fg.muted', fontSize: 'sm', ms: 'auto' } })
const Extra = chakra('div', { base: { borderInlineStartWidth: '3px', borderColor: 'border', ps: '3', mt: '3' } })

/** The colour of a phase's thread in the band; phases of other plans have none. */
const threadOf = (phase: string): string | undefined => BAND[PHASES.findIndex((known) => known.toLowerCase() === phase.toLowerCase())]

const EXTRAS = ['check', 'support', 'extension', 'safety'] as const

/** The id of an activity's card, to jump to. */
export const activityId = (index: number) => `activity-${index}`

interface ActivityCardProps {
  activity: Activity
  index: number
  /** What is offered beside the name of its phase. */
  menu?: ReactNode
}

function ActivityCard({ activity, index, menu }: ActivityCardProps) {
  const facts = [activity.minutes === null ? '' : t('minutes', { n: activity.minutes }), activity.grouping].filter(Boolean).join(' · ')
  return (
    <Card id={activityId(index)} tabIndex={-1} style={{ borderInlineStartColor: threadOf(activity.phase) }}>
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
        {activity.phase && <PhaseBadge phase={activity.phase} />}
        {menu}
        {facts && <Facts>{facts}</Facts>}
      </chakra.div>
      {activity.title && <Title>{activity.title}</Title>}
      {activity.description && <Prose mt="2">{activity.description}</Prose>}
      <Part heading={t('steps')} level="h5" when={activity.steps.length > 0}><Numbered items={activity.steps} /></Part>
      {EXTRAS.filter((key) => activity[key]).map((key) => <Extra key={key}><chakra.h5 fontWeight="semibold">{t(key)}</chakra.h5><Prose>{activity[key]}</Prose></Extra>)}
      <Part heading={t('materials')} level="h5" when={activity.materials.length > 0}><Bullets items={activity.materials} /></Part>
    </Card>
  )
}

/** The older shape: a phase with its activities as a list. */
function OldPhaseCard({ phase, index }: { phase: OldPhase; index: number }) {
  return (
    <Card id={activityId(index)} tabIndex={-1} style={{ borderInlineStartColor: threadOf(phase.name) }}>
      {phase.name && <PhaseBadge phase={phase.name} />}
      {phase.description && <Prose mt="2">{phase.description}</Prose>}
      {phase.activities.length > 0 && <chakra.div mt="2"><Bullets items={phase.activities} /></chakra.div>}
      <Part heading={t('materials')} when={phase.materials.length > 0}><Bullets items={phase.materials} /></Part>
    </Card>
  )
}

interface ActivitiesProps {
  activities: readonly Activity[]
  phases: readonly OldPhase[]
  ask?: Ask | undefined
}

export function Activities({ activities, phases, ask }: ActivitiesProps) {
  /** A phase is asked for as a whole, at its first activity. */
  const menuAt = (index: number) => {
    const section = sectionOfPhase(activities[index]!.phase)
    const isFirst = activities.findIndex(({ phase }) => sectionOfPhase(phase) === section) === index
    return section && isFirst && ask?.(section)
  }
  if (activities.length === 0 && phases.length === 0) return <Muted>{t('noActivities')}</Muted>
  return (
    <chakra.ol listStyleType="none">
      {activities.length > 0
        ? activities.map((activity, i) => <ActivityCard key={i} activity={activity} index={i} menu={menuAt(i)} />)
        : phases.map((phase, i) => <OldPhaseCard key={i} phase={phase} index={i} />)}
    </chakra.ol>
  )
}
