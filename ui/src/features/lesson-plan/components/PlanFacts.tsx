import { chakra } from '@chakra-ui/react/styled-system'
import type { Ref } from 'react'
import { Badge } from '@/components/Badge'
import { subjectLabel } from '@/features/designs/options'
import { RatingMark } from '@/features/designs/RatingMark'
import type { Design } from '@/features/designs/types'
import { versionName } from '@/features/designs/version-name'
import { focusRing } from '@/theme/styles'
import { t } from '../texts'

/** The version as a badge that leads to all of them; its edge is wider than it looks, for thumbs. */
const VersionButton = chakra('button', {
  base: {
    display: 'inline-flex', position: 'relative', px: '2', rounded: 'sm', fontSize: 'sm', bg: 'quiet.bg', color: 'quiet.fg', cursor: 'pointer', whiteSpace: 'nowrap',
    textDecoration: 'underline', textUnderlineOffset: '3px', _after: { content: '""', position: 'absolute', insetInline: '0', insetBlock: '-10px' },
    _disabled: { textDecoration: 'none', cursor: 'auto' }, ...focusRing,
  },
}, { defaultProps: { type: 'button' } })

interface PlanFactsProps {
  design: Design
  /** Whether something earlier than the newest plan is shown. */
  isEarlier: boolean
  isEditing: boolean
  versionsButton: Ref<HTMLButtonElement>
  onVersions: () => void
}

/** What a plan is for, and which version it is. */
export function PlanFacts({ design, isEarlier, isEditing, versionsButton, onVersions }: PlanFactsProps) {
  const name = versionName(design.version, design.updatedAt)
  return (
    <chakra.div mt="2" display="flex" flexWrap="wrap" alignItems="center" gap="2">
      <Badge>{subjectLabel(design.subject)}</Badge>
      <Badge>{design.cohort}</Badge>
      {isEarlier
        ? <Badge tone="wait">{t('earlier')}</Badge>
        : <VersionButton ref={versionsButton} aria-label={t('allVersions', { name })} disabled={isEditing} onClick={onVersions}>{name}</VersionButton>}
      <RatingMark average={design.averageRating} total={design.totalRatings} />
    </chakra.div>
  )
}

/** A title of any length; on phones two lines of it, as the plan needs the room and has the question itself. */
export const PlanTitle = chakra('span', { base: { lineClamp: { base: '2', md: '3' }, overflowWrap: 'anywhere', fontSize: { base: 'lg', md: 'xl' } } })
