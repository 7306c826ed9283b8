import { chakra } from '@chakra-ui/react/styled-system'
import { Badge } from '@/components/Badge'
import { Menu } from '@/components/Menu'
import { subjectLabel, versionLabel } from './options'
import { t } from './texts'
import type { Design } from './types'
import { relativeDate } from '@/lib/dates'
import { useDialogs } from '@/lib/dialogs'
import { heading, panel } from '@/theme/styles'

/** The title is the button; its invisible edge covers the card, so that the whole card can be pressed. */
const OpenButton = chakra('button', {
  base: {
    textAlign: 'start', cursor: 'pointer', overflowWrap: 'anywhere', lineClamp: 3,
    _after: { content: '""', position: 'absolute', inset: '0', rounded: 'lg' },
    _focusVisible: { outline: 'none', _after: { outline: '3px solid', outlineColor: 'fg', outlineOffset: '2px' } },
  },
})

const KNOWN_STATUS = { active: 'good', draft: 'wait', archived: 'quiet' } as const

function StatusBadge({ status }: { status: string }) {
  const known = status as keyof typeof KNOWN_STATUS
  return known in KNOWN_STATUS ? <Badge tone={KNOWN_STATUS[known]}>{t(known)}</Badge> : <Badge tone="quiet">{status}</Badge>
}

interface DesignCardProps {
  design: Design
  deleting: boolean
  onDelete: (design: Design) => void
}

/** One design of a list: what it is, how old, how far, and what can be done with it. */
export function DesignCard({ design, deleting, onDelete }: DesignCardProps) {
  const openPlan = useDialogs((dialogs) => dialogs.openPlan)
  const { id, title, subject, cohort, topic, createdAt, updatedAt, status, version } = design
  return (
    <chakra.li
      {...panel} position="relative" p="4" display="flex" flexDir="column" gap="2" minW="0" aria-busy={deleting} opacity={deleting ? 0.6 : 1}
      transition="border-color 120ms" _hover={{ borderColor: 'border.input' }}
    >
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Badge>{subjectLabel(subject)}</Badge>
        <Badge>{cohort}</Badge>
      </chakra.div>
      <chakra.h3 {...heading} fontSize="lg">
        <OpenButton type="button" disabled={deleting} onClick={() => openPlan(id)}>{title}</OpenButton>
      </chakra.h3>
      {topic && topic !== title && <chakra.p color="fg.muted" overflowWrap="anywhere" lineClamp={2}>{topic}</chakra.p>}
      <chakra.p mt="auto" pt="1" color="fg.muted" fontSize="sm">
        {t('created', { when: relativeDate(createdAt) })}
        <chakra.span display="block">{t('edited', { when: relativeDate(updatedAt) })}</chakra.span>
      </chakra.p>
      <chakra.div display="flex" gap="2" alignItems="center">
        <StatusBadge status={status} />
        <Badge>{versionLabel(version)}</Badge>
        {deleting && <chakra.span role="status" fontSize="sm" color="fg.muted">{t('deleting')}</chakra.span>}
        <chakra.div ms="auto" me="-2" my="-2">
          <Menu
            label={t('actions', { title })} disabled={deleting}
            items={[
              { label: t('edit'), icon: 'edit', onSelect: () => openPlan(id, { edit: true }) },
              { label: t('delete'), icon: 'trash', onSelect: () => onDelete(design) },
            ]}
          />
        </chakra.div>
      </chakra.div>
    </chakra.li>
  )
}
