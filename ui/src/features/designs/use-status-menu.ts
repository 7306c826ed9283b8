import { useUpdateDesign } from './api/update-design'
import { STATUSES, type Status } from './status'
import { t } from './menu-texts'
import type { Design } from './types'
import type { MenuGroup } from '@/components/Menu'
import { reportFailure } from '@/lib/end-session'
import { toast } from '@/lib/toast'

const DONE = { draft: 'nowDraft', active: 'nowActive', archived: 'nowArchived' } as const

/** The part of a design's menu that says what the design is and changes it. */
export function useStatusMenu({ id, title, status }: Design): MenuGroup {
  const { mutateAsync, isPending } = useUpdateDesign(id)
  const change = async (chosen: Status) => {
    try {
      await mutateAsync({ status: chosen })
      toast({ title: t('statusChanged'), description: t(DONE[chosen], { title }) }) // not as the mutation's own callback: an archived card is gone by then
    } catch (error) {
      reportFailure(error, { title: t('error'), description: t('statusFailed') })
    }
  }
  const choose = (chosen: Status) => {
    if (!isPending && chosen !== status) void change(chosen)
  }
  return {
    group: t('status'),
    items: STATUSES.map((one) => ({ label: t(one), checked: one === status, onSelect: () => choose(one) })),
  }
}
