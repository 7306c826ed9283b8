import { chakra } from '@chakra-ui/react/styled-system'
import { memo } from 'react'
import { Badge } from '@/components/Badge'
import { PhaseBadge } from '@/components/PhaseBadge'
import type { Plan } from '@/features/designs/types'
import type { Author, Job } from '../job'
import { sectionTitle } from '../names'
import { partOf, phaseOf, type SectionName } from '../sections'
import { t } from '../texts'
import { GrowingText } from './GrowingText'
import { SectionText } from './SectionText'

const Box = chakra('section', { base: { borderTopWidth: '1px', borderColor: 'border', py: '4', _first: { borderTopWidth: '0', pt: '0' } } })
const Title = chakra('h3', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', fontFamily: 'heading', fontWeight: 'bold', fontSize: 'lg', lineHeight: 'short' } })

function State({ author, isWriting, isFinal }: { author: Author | undefined; isWriting: boolean; isFinal: boolean }) {
  if (author === 'model') return <Badge tone="good">{t('byModel')}</Badge>
  if (author === 'built-in') return <Badge tone="quiet">{t('byPlanner')}</Badge>
  if (isWriting) return <Badge tone="wait">{t('beingWritten')}</Badge>
  return isFinal ? null : <Badge>{t('draft')}</Badge>
}

interface SectionProps {
  name: SectionName
  plan: Plan
  author: Author | undefined
  /** What is there of its new text; null while it is not the one that is written. */
  growing: string | null
  isFinal: boolean
}

/** One part of the plan: its final text, or the draft's until there is one; above that the new text as it grows. */
const Section = memo(function Section({ name, plan, author, growing, isFinal }: SectionProps) {
  const phase = phaseOf(name)
  const id = `writing-${name}`
  return (
    <Box aria-labelledby={id}>
      <Title id={id}>{phase ? <PhaseBadge phase={phase} /> : sectionTitle(name)} <State author={author} isWriting={growing !== null} isFinal={isFinal} /></Title>
      {growing !== null && <GrowingText text={growing} />}
      <chakra.div key={author} animation={author ? 'appear 300ms ease-out' : undefined} color={author || isFinal ? undefined : 'fg.muted'}>
        <SectionText name={name} part={partOf(plan, name)} />
      </chakra.div>
    </Box>
  )
})

/** The plan as it stands, whole at any time. */
export function Sections({ job: { plan, sections, written, writing, status } }: { job: Job }) {
  if (!plan) return null
  return sections.map((name) => (
    <Section key={name} name={name} plan={plan} author={written[name]} growing={writing?.name === name ? writing.text : null} isFinal={status === 'done'} />
  ))
}
