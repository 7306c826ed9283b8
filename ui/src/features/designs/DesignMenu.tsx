import { chakra } from '@chakra-ui/react/styled-system'
import { Menu } from '@/components/Menu'
import { useShareMenu } from '@/features/sharing/use-share-menu'
import type { CardProps } from './card-parts'
import { t } from './menu-texts'
import { useStatusMenu } from './use-status-menu'
import { useCarrying } from '@/lib/carrying'
import { useDialogs } from '@/lib/dialogs'

/** What can be done with a design of the dashboard, and how far its sharing is. Loaded after the cards, which can be read without it. */
export default function DesignMenu({ design, deleting, onDelete }: CardProps) {
  const openPlan = useDialogs((dialogs) => dialogs.openPlan)
  const openRegenerate = useDialogs((dialogs) => dialogs.openRegenerate)
  const openCarry = useCarrying((carrying) => carrying.openCarry)
  const status = useStatusMenu(design)
  const sharing = useShareMenu(design, 'card')
  const { id, title } = design
  return (
    <>
      {sharing.status}
      <chakra.div ms="auto" me="-2" my="-2">
        <Menu
          label={t('actions', { title })} disabled={deleting}
          items={[
            { label: t('edit'), icon: 'edit', onSelect: () => openPlan(id, { edit: true }) },
            ...sharing.items,
            { label: t('regenerate'), icon: 'refresh', onSelect: () => openRegenerate(id) },
            { label: t('carry'), icon: 'download', onSelect: () => openCarry([id]) },
            { label: t('delete'), icon: 'trash', onSelect: () => onDelete(design) },
            status,
          ]}
        />
      </chakra.div>
    </>
  )
}
