import { INCLUSION_KEYS, webAddress, type PlanView, type Resource } from '@/features/designs/plan'
import { s } from '../styles.static'
import { t } from '../texts'
import { Bullets, Named, Part, Prose } from './parts'

/** What a teacher should know before the first lesson. */
export function Before({ plan: { priorKnowledge, misconceptions, keyVocabulary } }: { plan: PlanView }) {
  return (
    <>
      <Part heading={t('priorKnowledge')} when={priorKnowledge.length > 0}><Bullets items={priorKnowledge} /></Part>
      <Part heading={t('misconceptions')} when={misconceptions.length > 0}>
        <ul className={s.plain}>{misconceptions.map(({ idea, correction }, i) => <li className={s.item} key={i}><Named name={t('believed')}>{idea}</Named><Named name={t('correct')}>{correction}</Named></li>)}</ul>
      </Part>
      <Part heading={t('keyVocabulary')} when={keyVocabulary.length > 0}>
        <dl>{keyVocabulary.map(({ term, meaning }, i) => <div className={`${s.prose} ${s.item}`} key={i}><dt className={s.term}>{term}</dt><dd className={s.meaning}>{meaning}</dd></div>)}</dl>
      </Part>
    </>
  )
}

function ResourceItem({ resource: { title, source, type, url, description } }: { resource: Resource }) {
  const address = webAddress(url)
  const facts = [source, type].filter(Boolean).join(' · ')
  return (
    <li className={s.item}>
      <p className={s.strong}>{title}</p>
      {facts && <p className={`${s.muted} ${s.small}`}>{facts}</p>}
      {description && <Prose>{description}</Prose>}
      {address && <a className={s.link} href={address} target="_blank" rel="noopener noreferrer">{url}</a>}
    </li>
  )
}

export const Resources = ({ resources }: { resources: readonly Resource[] }) => <ul className={s.plain}>{resources.map((resource, i) => <ResourceItem key={i} resource={resource} />)}</ul>

export function SkillsFocus({ skills }: { skills: PlanView['skillsFocus'] }) {
  return (
    <ul className={s.plain}>
      {skills.map(({ skill, practisedBy, evidence }, i) => (
        <li className={s.item} key={i}><p className={s.strong}>{skill}</p><Named name={t('practisedBy')}>{practisedBy}</Named><Named name={t('evidence')}>{evidence}</Named></li>
      ))}
    </ul>
  )
}

export function InclusionAndSafety({ plan: { inclusion, safety } }: { plan: PlanView }) {
  return (
    <>
      {INCLUSION_KEYS.map((key) => <Part key={key} heading={t(key)} when={Boolean(inclusion[key])}><Prose>{inclusion[key]}</Prose></Part>)}
      <Part heading={t('safety')} when={safety.length > 0}><Bullets items={safety} /></Part>
    </>
  )
}

/** What goes on the board, drawn as one: it is copied by hand. */
export function Chalkboard({ notes }: { notes: PlanView['chalkboard'] }) {
  return notes.map(({ lesson, board }, i) => <div key={i}><Part heading={t('boardLesson', { n: lesson })} when={lesson !== ''}>{null}</Part><p className={s.board}>{board}</p></div>)
}

export function ForLearners({ plan: { learnerNotes, homework } }: { plan: PlanView }) {
  return (
    <>
      <Part heading={t('learnerNotes')} when={learnerNotes !== ''}><Prose>{learnerNotes}</Prose></Part>
      <Part heading={t('homework')} when={homework.length > 0}><Bullets items={homework} /></Part>
    </>
  )
}
