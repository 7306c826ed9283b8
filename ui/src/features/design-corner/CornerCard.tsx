import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Badge } from '@/components/Badge'
import { Icon, type IconName } from '@/components/Icon'
import { Menu } from '@/components/Menu'
import { CardBadges, CardFrame, CardTitle, Deleting, StatusBadge, type CardProps } from '@/features/designs/card-parts'
import { parseSkills } from '@/features/designs/options'
import { RatingMark } from '@/features/designs/RatingMark'
import { useDownload } from '@/features/designs/use-download'
import { useStatusMenu } from '@/features/designs/use-status-menu'
import { versionName } from '@/features/designs/version-name'
import { useShareMenu } from '@/features/sharing/use-share-menu'
import { relativeDate } from '@/lib/dates'
import { useCarrying } from '@/lib/carrying'
import { useDialogs } from '@/lib/dialogs'
import { focusRing, screenOnly } from '@/theme/styles'
import { t } from './texts'

/** How many skills a card names. */
const SKILLS_SHOWN = 3

function Skills({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  const hidden = names.length - SKILLS_SHOWN
  return (
    <chakra.ul aria-label={t('skills')} listStyleType="none" display="flex" flexWrap="wrap" gap="1.5">
      {names.slice(0, SKILLS_SHOWN).map((name) => <chakra.li key={name} maxW="full" display="flex"><Badge tone="quiet">{name}</Badge></chakra.li>)}
      {hidden > 0 && <chakra.li fontSize="sm" color="fg.muted">{t('moreSkills', { count: hidden })}</chakra.li>}
    </chakra.ul>
  )
}

/** One of the four things that are done most, as a drawing with its word. */
const Action = chakra('button', {
  base: {
    display: 'grid', justifyItems: 'center', alignContent: 'center', gap: '0.5', w: 'full', minH: '14', rounded: 'md', fontSize: 'sm', cursor: 'pointer',
    _hover: { bg: 'bg.muted' }, _disabled: { opacity: 0.55, cursor: 'not-allowed' }, ...focusRing, ...screenOnly,
  },
}, { defaultProps: { type: 'button' } })

const Face = ({ icon, children }: { icon: IconName; children: ReactNode }) => <><Icon name={icon} size={20} /><span>{children}</span></>

const Actions = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '1', position: 'relative', zIndex: 1, mx: '-2', mb: '-2', mt: '1', pt: '1', borderTopWidth: '1px', borderColor: 'border' },
})

/** A design with what it is about, and what a teacher does with it. */
export function CornerCard({ design, deleting, onDelete }: CardProps) {
  const openPlan = useDialogs((dialogs) => dialogs.openPlan)
  const openRegenerate = useDialogs((dialogs) => dialogs.openRegenerate)
  const openCarry = useCarrying((carrying) => carrying.openCarry)
  const status = useStatusMenu(design)
  const { download, isPending } = useDownload(design)
  const sharing = useShareMenu(design, 'corner')
  const { id, title } = design
  return (
    <CardFrame deleting={deleting}>
      <chakra.div display="flex" justifyContent="space-between" alignItems="flex-start" gap="2">
        <CardBadges design={design} />
        <chakra.div me="-2" my="-2">
          <Menu
            label={t('more', { title })} disabled={deleting}
            items={[{ label: t('regenerate'), icon: 'refresh', onSelect: () => openRegenerate(id) }, status]}
          />
        </chakra.div>
      </chakra.div>
      <CardTitle design={design} disabled={deleting} />
      <Skills names={parseSkills(design.skills)} />
      <chakra.div mt="auto" pt="1" display="flex" flexWrap="wrap" gap="2" alignItems="center">
        <StatusBadge status={design.status} />
        <Badge>{versionName(design.version, design.updatedAt)}</Badge>
        <RatingMark average={design.averageRating} total={design.totalRatings} />
        <chakra.span color="fg.muted" fontSize="sm">{t('created', { when: relativeDate(design.createdAt) })}</chakra.span>
        {deleting && <Deleting />}
        {sharing.status}
        {isPending && <chakra.span role="status" fontSize="sm" color="fg.muted">{t('downloading')}</chakra.span>}
      </chakra.div>
      <Actions>
        <Action disabled={deleting} aria-label={t('viewThis', { title })} onClick={() => openPlan(id)}><Face icon="eye">{t('view')}</Face></Action>
        <Action disabled={deleting} aria-label={t('editThis', { title })} onClick={() => openPlan(id, { edit: true })}><Face icon="edit">{t('edit')}</Face></Action>
        <Menu
          label={t('shareThis', { title })} disabled={deleting}
          items={[
            ...sharing.items,
            { label: t('downloadPdf'), icon: 'download', onSelect: () => download('pdf') },
            { label: t('savePage'), icon: 'download', onSelect: () => download('html') },
            { label: t('carry'), icon: 'download', onSelect: () => openCarry([id]) },
          ]}
        >
          {(trigger) => <Action {...trigger}><Face icon="share">{t('share')}</Face></Action>}
        </Menu>
        <Action disabled={deleting} aria-label={t('deleteThis', { title })} onClick={() => onDelete(design)}><Face icon="trash">{t('delete')}</Face></Action>
      </Actions>
    </CardFrame>
  )
}
