import { chakra } from '@chakra-ui/react/styled-system'
import { Badge } from '@/components/Badge'
import { Menu } from '@/components/Menu'
import { CardBadges, CardFrame, CardTitle, Deleting, StatusBadge, type CardProps } from './card-parts'
import { RatingMark } from './RatingMark'
import { t } from './texts'
import { useStatusMenu } from './use-status-menu'
import { versionName } from './version-name'
import { relativeDate } from '@/lib/dates'
import { useShareMenu } from '@/features/sharing/use-share-menu'
import { useDialogs } from '@/lib/dialogs'

/** One design of a list: what it is, how old, how far, and, in its menu, what can be done with it. */
export function DesignCard({ design, deleting, onDelete }: CardProps) {
  const openPlan = useDialogs((dialogs) => dialogs.openPlan)
  const openRegenerate = useDialogs((dialogs) => dialogs.openRegenerate)
  const status = useStatusMenu(design)
  const sharing = useShareMenu(design, 'card')
  const { id, title } = design
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
        {sharing.status}
        <chakra.div ms="auto" me="-2" my="-2">
          <Menu
            label={t('actions', { title })} disabled={deleting}
            items={[
              { label: t('edit'), icon: 'edit', onSelect: () => openPlan(id, { edit: true }) },
              ...sharing.items,
              { label: t('regenerate'), icon: 'refresh', onSelect: () => openRegenerate(id) },
              { label: t('delete'), icon: 'trash', onSelect: () => onDelete(design) },
              status,
            ]}
          />
        </chakra.div>
      </chakra.div>
    </CardFrame>
  )
}
