import { useMutation } from '@tanstack/react-query'
import { downloadDesign, type DownloadFormat } from './download'
import { t } from './download-texts'
import type { Design } from './types'
import { reportFailure } from '@/lib/end-session'
import { toast } from '@/lib/toast'

const DONE = { pdf: 'downloaded', html: 'savedPage' } as const

/** Saves a design as a file and says how it went; without a plan there is nothing to save. */
export function useDownload(design: Design, { failed = t('downloadFailed'), isEmpty = design.version === null } = {}) {
  const { mutate, isPending } = useMutation({
    mutationFn: (format: DownloadFormat) => downloadDesign(design, format),
    onSuccess: (_, format) => toast({ title: t('downloadedTitle'), description: t(DONE[format]) }),
    onError: (error) => reportFailure(error, { title: t('error'), description: failed }),
  })
  return {
    isPending,
    download: (format: DownloadFormat) => {
      if (isEmpty) toast({ title: t('noContentTitle'), description: t('noContent') })
      else if (!isPending) mutate(format)
    },
  }
}
