import { chakra } from '@chakra-ui/react/styled-system'
import type { Place } from './share-design'
import { t } from './texts'
import { useShare } from './use-share'
import type { MenuItem } from '@/components/Menu'
import type { Design } from '@/features/designs/types'
import { useDialogs } from '@/lib/dialogs'

/** What a menu offers about a design that is shared: its links, and to stop. */
export function useSharingOptions({ id, shareCode }: Design): MenuItem[] {
  const openShare = useDialogs((dialogs) => dialogs.openShare)
  return shareCode ? [{ label: t('options'), icon: 'link', onSelect: () => openShare(id) }] : []
}

/** The items by which a menu shares a design, and what the card says meanwhile. */
export function useShareMenu(design: Design, place: Place) {
  const { state, share } = useShare(design, place)
  const options = useSharingOptions(design)
  const items: MenuItem[] = [{ label: t('share'), icon: 'share', onSelect: share }, ...options]
  const status = state !== 'idle' && <chakra.span role="status" fontSize="sm" color="fg.muted">{t(state)}</chakra.span>
  return { items, status }
}
