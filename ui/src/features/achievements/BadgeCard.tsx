import { chakra } from '@chakra-ui/react/styled-system'
import { Badge as Tag } from '@/components/Badge'
import { ProgressBar } from '@/components/ProgressBar'
import type { Badge } from './progress'
import { t } from './texts'
import { localDate } from '@/lib/dates'
import { heading, panel } from '@/theme/styles'

/** One badge: what it is for, how near it is, and when it was earned. */
export function BadgeCard({ badge }: { badge: Badge }) {
  const { name, description, badgeIcon, points, requirement, done, percent, earnedAt } = badge
  const progress = t('progress', { done, needed: requirement })
  return (
    <chakra.li {...panel} p="4" display="flex" flexDir="column" gap="3" minW="0" borderColor={earnedAt ? 'accent' : 'border'}>
      <chakra.div display="flex" gap="4" alignItems="flex-start">
        <chakra.img src={badgeIcon} alt="" width="64" height="64" w="4rem" h="4rem" flexShrink={0} opacity={earnedAt ? 1 : 0.55} filter={earnedAt ? undefined : 'grayscale(1)'} />
        <chakra.div minW="0">
          <chakra.h3 {...heading} fontSize="lg">{name}</chakra.h3>
          <chakra.p fontSize="sm" color="fg.muted">{t('points', { points })}</chakra.p>
          {earnedAt && <Tag tone="good">{t('earned')}</Tag>}
        </chakra.div>
      </chakra.div>
      <p>{description}</p>
      <chakra.div mt="auto" display="grid" gap="1">
        <ProgressBar label={`${name}: ${progress}`} percent={percent} />
        <chakra.div display="flex" justifyContent="space-between" gap="3" fontSize="sm" color="fg.muted">
          <span>{progress}</span>
          <span>{t('percent', { percent })}</span>
        </chakra.div>
        {earnedAt && <chakra.p fontSize="sm" color="fg.muted"><time dateTime={earnedAt}>{t('earnedOn', { date: localDate(earnedAt) })}</time></chakra.p>}
      </chakra.div>
    </chakra.li>
  )
}
