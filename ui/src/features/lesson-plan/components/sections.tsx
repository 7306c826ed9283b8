import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense, type ReactNode } from 'react'
import { lazyPart } from '@/lib/lazy'
import { contextLine } from '@/features/designs/context-line'
import type { Edits } from '../edit'
import type { PlanView } from '@/features/designs/plan'
import type { Ask } from '../proposal/WithProposals'
import { t } from '../texts'
import { Activities } from './Activities'
import { Before, Resources, SkillsFocus } from './Background'
import { Chalkboard, ForLearners, InclusionAndSafety } from './Classroom'
import { Outcome } from './Outcome'
import { Bullets, Muted, Named, Numbered, Prose } from './parts'
import { SECTION_IDS, type SectionId } from './section-ids'

const EditField = lazyPart(() => import('./EditField'))

/** The edits under way; null while the plan is only read. */
export type Editing = { edits: Edits; change: (changed: Partial<Edits>) => void } | null

const isThere = (...parts: (string | readonly unknown[])[]) => parts.some((part) => part.length > 0)

/** Every plan has the five main sections, be they empty; the others are there only where the plan has them. */
function has(id: SectionId, plan: PlanView): boolean {
  switch (id) {
    case 'overview':
    case 'question':
    case 'objectives':
    case 'activities':
    case 'outcome': return true
    case 'before': return isThere(plan.priorKnowledge, plan.misconceptions, plan.keyVocabulary)
    case 'materials': return isThere(plan.materials)
    case 'resources': return isThere(plan.instructionalResources)
    case 'skills': return isThere(plan.skillsFocus)
    case 'classroom': return isThere(plan.safety, Object.keys(plan.inclusion))
    case 'board': return isThere(plan.chalkboard)
    case 'learners': return isThere(plan.learnerNotes, plan.homework)
    case 'reflection': return isThere(plan.reflection)
  }
}

/** The sections of this plan, in the order in which a teacher needs them. */
export const sectionsOf = (plan: PlanView) => SECTION_IDS.filter((id) => has(id, plan))

interface SectionProps {
  plan: PlanView
  topic: string
  editing: Editing
  ask?: Ask | undefined
}

/** A part that can be edited: its editor while it is edited, else the part itself. */
function Editable({ part, editing, children }: { part: keyof Edits; editing: Editing; children: ReactNode }) {
  return editing ? <Suspense fallback={children}><EditField part={part} {...editing} /></Suspense> : children
}

function Overview({ plan, topic, editing }: SectionProps) {
  return (
    <>
      {topic && <Named name={t('topic')}>{topic}</Named>}
      {plan.context && <chakra.p mt="1" fontSize="sm" color="fg.muted" maxW="prose">{contextLine(plan.context)}</chakra.p>}
      <chakra.div mt="3">
        <Editable part="overview" editing={editing}>{plan.overview ? <Prose>{plan.overview}</Prose> : <Muted>{t('noOverview')}</Muted>}</Editable>
      </chakra.div>
    </>
  )
}

function Question({ plan, editing }: SectionProps) {
  const question = <Prose fontFamily="heading" fontWeight="bold" fontSize="lg" lineHeight="short">{plan.drivingQuestion}</Prose>
  return <Editable part="drivingQuestion" editing={editing}>{plan.drivingQuestion ? question : <Muted>{t('noQuestion')}</Muted>}</Editable>
}

function Objectives({ plan, editing }: SectionProps) {
  const { learningObjectives: objectives } = plan
  return <Editable part="learningObjectives" editing={editing}>{objectives.length > 0 ? <Numbered items={objectives} /> : <Muted>{t('noObjectives')}</Muted>}</Editable>
}

/** What stands under a section's heading. */
export function sectionBody(id: SectionId, props: SectionProps): ReactNode {
  const { plan } = props
  switch (id) {
    case 'overview': return <Overview {...props} />
    case 'question': return <Question {...props} />
    case 'objectives': return <Objectives {...props} />
    case 'before': return <Before plan={plan} />
    case 'activities': return <Activities activities={plan.activities} phases={plan.phases} ask={props.ask} />
    case 'materials': return <Bullets items={plan.materials} />
    case 'resources': return <Resources resources={plan.instructionalResources} />
    case 'outcome': return <Outcome plan={plan} />
    case 'skills': return <SkillsFocus skills={plan.skillsFocus} />
    case 'classroom': return <InclusionAndSafety plan={plan} />
    case 'board': return <Chalkboard notes={plan.chalkboard} />
    case 'learners': return <ForLearners plan={plan} />
    case 'reflection': return <Bullets items={plan.reflection} />
  }
}
