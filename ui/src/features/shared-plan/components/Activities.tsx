import type { Activity, OldPhase } from '@/features/designs/plan'
import { BAND, PHASES } from '@/theme/phases'
import { s } from '../styles.static'
import { t } from '../texts'
import { Bullets, Numbered, Part, Prose } from './parts'

/** The colour of a phase's thread in the band; phases of other plans have none. */
const threadOf = (phase: string) => ({ borderInlineStartColor: BAND[PHASES.findIndex((known) => known.toLowerCase() === phase.toLowerCase())] })

const NOTES = ['check', 'support', 'extension', 'safety'] as const

const titleOf = ({ phase, title }: Activity) => (phase && title ? t('phased', { phase, title }) : phase || title)

function ActivityItem({ activity }: { activity: Activity }) {
  const facts = [activity.minutes === null ? '' : t('minutes', { n: activity.minutes }), activity.grouping].filter(Boolean).join(' · ')
  return (
    <li className={s.activity} style={threadOf(activity.phase)}>
      <h4 className={s.h4}>{titleOf(activity)}</h4>
      {facts && <p className={`${s.muted} ${s.small}`}>{facts}</p>}
      {activity.description && <div className={s.apart}><Prose>{activity.description}</Prose></div>}
      <Part heading={t('steps')} level="h5" when={activity.steps.length > 0}><Numbered items={activity.steps} /></Part>
      {NOTES.map((key) => activity[key] && <div className={s.note} key={key}><h5 className={s.noteTitle}>{t(key)}</h5><Prose>{activity[key]}</Prose></div>)}
      <Part heading={t('materials')} level="h5" when={activity.materials.length > 0}><Bullets items={activity.materials} /></Part>
    </li>
  )
}

/** The older shape: a phase with its activities as a list. */
function OldPhaseItem({ phase: { name, description, activities, materials } }: { phase: OldPhase }) {
  return (
    <li className={s.activity} style={threadOf(name)}>
      <h4 className={s.h4}>{name}</h4>
      {description && <Prose>{description}</Prose>}
      {activities.length > 0 && <Bullets items={activities} />}
      <Part heading={t('materials')} level="h5" when={materials.length > 0}><Bullets items={materials} /></Part>
    </li>
  )
}

export function Activities({ activities, phases }: { activities: readonly Activity[]; phases: readonly OldPhase[] }) {
  return (
    <ol className={s.plain}>
      {activities.length > 0 ? activities.map((activity, i) => <ActivityItem key={i} activity={activity} />) : phases.map((phase, i) => <OldPhaseItem key={i} phase={phase} />)}
    </ol>
  )
}
