import { chakra } from '@chakra-ui/react/styled-system'
import { webAddress, type PlanView, type Resource } from '@/features/designs/plan'
import { t } from '../texts'
import { Bullets, Named, Part, Prose } from './parts'

const Item = chakra('li', { base: { mt: '3', _first: { mt: '1' } } })
const Items = chakra('ul', { base: { listStyleType: 'none' } })
const Link = chakra('a', { base: { color: 'accent', textDecoration: 'underline', overflowWrap: 'anywhere', display: 'inline-block', py: '2' } })

/** What a teacher should know before the first lesson. */
export function Before({ plan: { priorKnowledge, misconceptions, keyVocabulary } }: { plan: PlanView }) {
  return (
    <>
      <Part heading={t('priorKnowledge')} when={priorKnowledge.length > 0}><Bullets items={priorKnowledge} /></Part>
      <Part heading={t('misconceptions')} when={misconceptions.length > 0}>
        <Items>{misconceptions.map(({ idea, correction }, i) => <Item key={i}>{idea && <Named name={t('believed')}>{idea}</Named>}{correction && <Named name={t('correct')}>{correction}</Named>}</Item>)}</Items>
      </Part>
      <Part heading={t('keyVocabulary')} when={keyVocabulary.length > 0}>
        <dl>{keyVocabulary.map(({ term, meaning }, i) => <chakra.div key={i} mt="2" maxW="prose"><chakra.dt fontWeight="semibold">{term}</chakra.dt><chakra.dd whiteSpace="pre-line">{meaning}</chakra.dd></chakra.div>)}</dl>
      </Part>
    </>
  )
}

export function SkillsFocus({ skills }: { skills: PlanView['skillsFocus'] }) {
  return (
    <Items>
      {skills.map(({ skill, practisedBy, evidence }, i) => (
        <Item key={i}><chakra.p fontWeight="semibold">{skill}</chakra.p>{practisedBy && <Named name={t('practisedBy')}>{practisedBy}</Named>}{evidence && <Named name={t('evidence')}>{evidence}</Named>}</Item>
      ))}
    </Items>
  )
}

function ResourceItem({ resource }: { resource: Resource }) {
  const address = webAddress(resource.url)
  const facts = [resource.source, resource.type].filter(Boolean).join(' · ')
  return (
    <Item>
      <chakra.p fontWeight="semibold">{resource.title}</chakra.p>
      {facts && <chakra.p fontSize="sm" color="fg.muted">{facts}</chakra.p>}
      {resource.description && <Prose>{resource.description}</Prose>}
      {address && <Link href={address} target="_blank" rel="noopener noreferrer">{resource.url}</Link>}
    </Item>
  )
}

export const Resources = ({ resources }: { resources: readonly Resource[] }) => <Items>{resources.map((resource, i) => <ResourceItem key={i} resource={resource} />)}</Items>
