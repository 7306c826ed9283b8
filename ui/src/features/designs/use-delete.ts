import { useDeleteDesign } from './api/delete-design'
import { t } from './texts'
import type { Design } from './types'
import { browser } from '@/lib/browser'
import { reportFailure } from '@/lib/end-session'
import { toast, type ToastText } from '@/lib/toast'

/** What is said after a deletion; pages may have their own words. */
export interface DeleteTexts {
  done: ToastText
  failed: ToastText
}

const TEXTS: DeleteTexts = {
  done: { title: t('deleted'), description: t('deletedText') },
  failed: { title: t('error'), description: t('deleteFailed') },
}

/** Deletes a design after asking, and says how it went. */
export function useDelete({ done, failed }: DeleteTexts = TEXTS) {
  const { mutateAsync, isPending, variables } = useDeleteDesign()
  const remove = async (design: Design) => {
    try {
      await mutateAsync(design.id)
      toast(done) // not as the mutation's own callback: that is dropped when the list leaves the screen with its last design
    } catch (error) {
      reportFailure(error, failed)
    }
  }
  return {
    /** The id of the design that is being deleted. */
    deletingId: isPending ? variables : null,
    ask: (design: Design) => {
      if (!isPending && browser.confirm(t('confirmDelete'))) void remove(design)
    },
  }
}
