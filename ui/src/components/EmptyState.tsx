import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { SectionTitle } from '@/components/Heading'
import { BAND } from '@/theme/phases'
import { panel } from '@/theme/styles'

const WARP_GAP = 30
const WEFT = [152, 152, 84, 0, 0] // how far each thread is woven

function UnfinishedLoom() {
  return (
    <svg width="168" height="104" viewBox="0 0 168 104" aria-hidden fill="none" strokeWidth="6" strokeLinecap="round">
      {BAND.map((colour, i) => (
        <g key={colour} stroke={i === BAND.length - 1 ? 'currentColor' : colour}>
          <path d={`M${24 + i * WARP_GAP} 8v88`} opacity=".55" strokeDasharray="14 10" />
          <path d={`M8 ${16 + i * 18}h${WEFT[i]}`} />
        </g>
      ))}
    </svg>
  )
}

interface EmptyStateProps {
  title: string
  text?: string
  /** One button. */
  action?: ReactNode
}

/** What stands where there is nothing yet: the unfinished loom, one sentence, one button. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <chakra.div {...panel} borderStyle="dashed" borderWidth="2px" p={{ base: '6', md: '12' }} textAlign="center" display="grid" justifyItems="center" gap="3">
      <UnfinishedLoom />
      <SectionTitle>{title}</SectionTitle>
      {text && <chakra.p color="fg.muted">{text}</chakra.p>}
      {action}
    </chakra.div>
  )
}
