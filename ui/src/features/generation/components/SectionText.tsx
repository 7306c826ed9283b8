import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { noPlan, readPlan, type Activity, type PlanView } from '@/features/designs/plan'
import type { Plan } from '@/features/designs/types'
import type { SectionName } from '../sections'
import { t } from '../texts'

const Prose = chakra('p', { base: { whiteSpace: 'pre-line', maxW: 'prose', overflowWrap: 'anywhere', mt: '1' } })
const Name = chakra('p', { base: { fontWeight: 'semibold', mt: '3', overflowWrap: 'anywhere' } })
const List = chakra('ul', { base: { ps: '5', maxW: 'prose', overflowWrap: 'anywhere', listStyleType: 'disc', '& > li': { mt: '1' } } })

/** A list under its name; nothing where there is nothing in it. */
function Items({ name, items, numbered }: { name: string; items: readonly string[]; numbered?: boolean }) {
  if (items.length === 0) return null
  return <><Name>{name}</Name><List {...(numbered && { as: 'ol', listStyleType: 'decimal' })}>{items.map((item, i) => <li key={i}>{item}</li>)}</List></>
}

function Core({ plan }: { plan: PlanView }) {
  return (
    <>
      {plan.overview && <Prose>{plan.overview}</Prose>}
      {plan.drivingQuestion && <><Name>{t('drivingQuestion')}</Name><Prose>{plan.drivingQuestion}</Prose></>}
      <Items name={t('objectives')} items={plan.learningObjectives} numbered />
    </>
  )
}

function Outcome({ plan: { outcome, assessment } }: { plan: PlanView }) {
  return (
    <>
      {outcome && <><Name>{outcome.type}</Name><Prose>{outcome.description}</Prose></>}
      {typeof assessment === 'string'
        ? <Prose>{assessment}</Prose>
        : <><Items name={t('formative')} items={assessment.formative} /><Items name={t('summative')} items={assessment.summative} /></>}
    </>
  )
}

function ActivityText({ activity: { title, description, steps } }: { activity: Activity }) {
  return (
    <>
      {title && <Name>{title}</Name>}
      {description && <Prose>{description}</Prose>}
      <Items name={t('steps')} items={steps} numbered />
    </>
  )
}

function bodyOf(name: SectionName, plan: PlanView): ReactNode {
  if (name === 'core') return <Core plan={plan} />
  if (name === 'outcome') return <Outcome plan={plan} />
  return plan.activities.length > 0 ? plan.activities.map((activity, i) => <ActivityText key={i} activity={activity} />) : <Prose color="fg.muted">{t('nothing')}</Prose>
}

/** What a section says, to read; `part` has the keys of a plan. */
export function SectionText({ name, part }: { name: SectionName; part: Plan }) {
  return bodyOf(name, readPlan(part) ?? noPlan)
}
