import { Menu } from '@/components/Menu'
import type { Design } from '@/features/designs/types'
import { useSharingOptions } from '@/features/sharing/use-share-menu'
import { useCarrying } from '@/lib/carrying'
import { useDialogs } from '@/lib/dialogs'
import { t } from '../texts'

interface PlanMenuProps {
  design: Design
  onVersions: () => void
  onSavePage: () => void
}

/** What is done with a plan less often. Loaded after the plan, which can be read without it. */
export default function PlanMenu({ design, onVersions, onSavePage }: PlanMenuProps) {
  const openRegenerate = useDialogs((dialogs) => dialogs.openRegenerate)
  const openCarry = useCarrying((carrying) => carrying.openCarry)
  const sharing = useSharingOptions(design)
  return (
    <Menu
      label={t('more')} side="above" align="start"
      items={[
        { label: t('versions'), icon: 'history', onSelect: onVersions },
        { label: t('regenerate'), icon: 'refresh', onSelect: () => openRegenerate(design.id) },
        ...sharing,
        { label: t('savePage'), icon: 'download', onSelect: onSavePage },
        { label: t('carry'), icon: 'download', onSelect: () => openCarry([design.id]) },
      ]}
    />
  )
}
