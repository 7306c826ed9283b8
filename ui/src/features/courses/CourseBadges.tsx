import { chakra } from '@chakra-ui/react/styled-system'
import { Badge } from '@/components/Badge'
import { hasPassed } from './catalogue'
import { t } from './texts'
import type { Course } from './types'

/** What kind of course it is, whether people meet for it, and whether it is over. */
export function CourseBadges({ course }: { course: Course }) {
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      <Badge>{t(course.type === 'workshop' ? 'workshopType' : 'selfPacedType')}</Badge>
      {course.isLive && <Badge tone="good">{t('live')}</Badge>}
      {hasPassed(course) && <Badge tone="quiet">{t('past')}</Badge>}
    </chakra.div>
  )
}

const FACTS = ['duration', 'format', 'facilitator', 'schedule'] as const

/** How long, how, with whom and when. */
export function CourseFacts({ course }: { course: Course }) {
  return (
    <chakra.dl display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="3" rowGap="1" fontSize="sm">
      {FACTS.map((fact) => course[fact] && (
        <chakra.div key={fact} display="contents">
          <chakra.dt color="fg.muted">{t(fact)}</chakra.dt>
          <chakra.dd overflowWrap="anywhere">{course[fact]}</chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  )
}
