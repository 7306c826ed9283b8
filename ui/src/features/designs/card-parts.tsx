import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Badge } from '@/components/Badge'
import { subjectLabel } from './options'
import { t } from './texts'
import type { Design } from './types'
import { useDialogs } from '@/lib/dialogs'
import { heading, panel } from '@/theme/styles'

// What the cards of designs have in common, on the dashboard and in the Design Corner.

/** What a list of designs gives to each of its cards. */
export interface CardProps {
  design: Design
  deleting: boolean
  onDelete: (design: Design) => void
}

/** The sheet that a card is on. */
export function CardFrame({ deleting, children }: { deleting: boolean; children: ReactNode }) {
  return (
    <chakra.li
      {...panel} position="relative" p="4" display="flex" flexDir="column" gap="2" minW="0" aria-busy={deleting} opacity={deleting ? 0.6 : 1}
      transition="border-color 120ms" _hover={{ borderColor: 'border.input' }}
    >
      {children}
    </chakra.li>
  )
}

/** The title is the button; its invisible edge covers the card, so that the whole card can be pressed. */
const OpenButton = chakra('button', {
  base: {
    textAlign: 'start', cursor: 'pointer', overflowWrap: 'anywhere', lineClamp: 3,
    _after: { content: '""', position: 'absolute', inset: '0', rounded: 'lg' },
    _focusVisible: { outline: 'none', _after: { outline: '3px solid', outlineColor: 'fg', outlineOffset: '2px' } },
  },
})

/** The title, which opens the plan, and the topic where it says more than the title. */
export function CardTitle({ design: { id, title, topic }, disabled }: { design: Design; disabled: boolean }) {
  const openPlan = useDialogs((dialogs) => dialogs.openPlan)
  return (
    <>
      <chakra.h3 {...heading} fontSize="lg"><OpenButton type="button" disabled={disabled} onClick={() => openPlan(id)}>{title}</OpenButton></chakra.h3>
      {topic && topic !== title && <chakra.p color="fg.muted" overflowWrap="anywhere" lineClamp={2}>{topic}</chakra.p>}
    </>
  )
}

/** What the design is for. */
export function CardBadges({ design: { subject, cohort } }: { design: Design }) {
  return <chakra.div display="flex" flexWrap="wrap" gap="2" minW="0"><Badge>{subjectLabel(subject)}</Badge><Badge>{cohort}</Badge></chakra.div>
}

const KNOWN_STATUS = { active: 'good', draft: 'wait', archived: 'quiet' } as const

/** Green for active, yellow for draft, gray for archived and anything else. */
export function StatusBadge({ status }: { status: string }) {
  const known = status as keyof typeof KNOWN_STATUS
  return known in KNOWN_STATUS ? <Badge tone={KNOWN_STATUS[known]}>{t(known)}</Badge> : <Badge tone="quiet">{status}</Badge>
}

/** That the design is on its way out. */
export const Deleting = () => <chakra.span role="status" fontSize="sm" color="fg.muted">{t('deleting')}</chakra.span>
