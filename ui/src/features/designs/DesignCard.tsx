import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense } from 'react'
import { Badge } from '@/components/Badge'
import { CardBadges, CardFrame, CardTitle, Deleting, StatusBadge, type CardProps } from './card-parts'
import { RatingMark } from './RatingMark'
import { t } from './texts'
import { versionName } from './version-name'
import { relativeDate } from '@/lib/dates'
import { lazyPart } from '@/lib/lazy'

const DesignMenu = lazyPart(() => import('./DesignMenu'))

/** One design of a list: what it is, how old, how far, and, in its menu, what can be done with it. */
export function DesignCard(props: CardProps) {
  const { design, deleting } = props
  return (
    <CardFrame deleting={deleting}>
      <CardBadges design={design} />
      <CardTitle design={design} disabled={deleting} />
      <chakra.p mt="auto" pt="1" color="fg.muted" fontSize="sm">
        {t('created', { when: relativeDate(design.createdAt) })}
        <chakra.span display="block">{t('edited', { when: relativeDate(design.updatedAt) })}</chakra.span>
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
        <StatusBadge status={design.status} />
        <Badge>{versionName(design.version, design.updatedAt)}</Badge>
        <RatingMark average={design.averageRating} total={design.totalRatings} />
        {deleting && <Deleting />}
        <Suspense fallback={<chakra.span minH="11" my="-2" />}><DesignMenu {...props} /></Suspense>
      </chakra.div>
    </CardFrame>
  )
}
