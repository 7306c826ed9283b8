import { contextLine } from '@/features/designs/context-line'
import type { PlanView } from '@/features/designs/plan'
import { s } from '../styles.static'
import { t } from '../texts'
import { Activities } from './Activities'
import { Assessment, hasAssessment } from './Assessment'
import { Before, Chalkboard, ForLearners, InclusionAndSafety, Resources, SkillsFocus } from './Background'
import { Bullets, Numbered, Prose } from './parts'

const isThere = (...parts: (string | readonly unknown[])[]) => parts.some((part) => part.length > 0)

/** The sections that this plan has, in the order in which a teacher needs them. */
function sectionsOf(plan: PlanView) {
  const sections = [
    { id: 'overview', when: isThere(plan.overview), body: <Prose>{plan.overview}</Prose> },
    { id: 'question', when: isThere(plan.drivingQuestion), body: <blockquote className={s.lead}>{plan.drivingQuestion}</blockquote> },
    { id: 'objectives', when: isThere(plan.learningObjectives), body: <Numbered items={plan.learningObjectives} /> },
    { id: 'before', when: isThere(plan.priorKnowledge, plan.misconceptions, plan.keyVocabulary), body: <Before plan={plan} /> },
    { id: 'activities', when: isThere(plan.activities, plan.phases), body: <Activities activities={plan.activities} phases={plan.phases} /> },
    { id: 'materials', when: isThere(plan.materials), body: <Bullets items={plan.materials} /> },
    { id: 'resources', when: isThere(plan.instructionalResources), body: <Resources resources={plan.instructionalResources} /> },
    { id: 'outcome', when: hasAssessment(plan), body: <Assessment plan={plan} /> },
    { id: 'skills', when: isThere(plan.skillsFocus), body: <SkillsFocus skills={plan.skillsFocus} /> },
    { id: 'classroom', when: isThere(plan.safety, Object.keys(plan.inclusion)), body: <InclusionAndSafety plan={plan} /> },
    { id: 'board', when: isThere(plan.chalkboard), body: <Chalkboard notes={plan.chalkboard} /> },
    { id: 'learners', when: isThere(plan.learnerNotes, plan.homework), body: <ForLearners plan={plan} /> },
    { id: 'reflection', when: isThere(plan.reflection), body: <Bullets items={plan.reflection} /> },
  ] as const
  return sections.filter(({ when }) => when)
}

/** What the plan was made for. What it says of single learners is nobody else's business. */
function ClassLine({ context }: { context: PlanView['context'] }) {
  const line = context && contextLine({ ...context, needs: [], homeLanguages: [] })
  return line && <p className={`${s.muted} ${s.small} ${s.apart}`}>{line}</p>
}

/** A plan from its overview to its reflection, with a list to jump by: it is long on a phone. */
export function PlanBody({ plan }: { plan: PlanView }) {
  const sections = sectionsOf(plan)
  return (
    <>
      <ClassLine context={plan.context} />
      <nav aria-label={t('sections')}><ul className={s.jumps}>{sections.map(({ id }) => <li key={id}><a className={s.jump} href={`#${id}`}>{t(`${id}Title`)}</a></li>)}</ul></nav>
      <div className={s.body}>
        {sections.map(({ id, body }) => <section className={s.section} key={id} aria-labelledby={id}><h3 className={s.h3} id={id} tabIndex={-1}>{t(`${id}Title`)}</h3>{body}</section>)}
      </div>
    </>
  )
}
