import { apiResponse } from '@/lib/api'
import { saveResponse } from '@/lib/download'

/** The files that a design can become. */
export type DownloadFormat = 'pdf' | 'html'

/** The name that the product gives to a plan's file, for a server that says none. */
export const planFileName = (title: string, format: DownloadFormat) => `${title.replace(/[^\p{L}\p{M}\p{N}]/gu, '_')}_lesson_plan.${format}`

/** Saves a design's newest plan as a file. */
export async function downloadDesign({ id, title }: { id: string; title: string }, format: DownloadFormat): Promise<void> {
  await saveResponse(await apiResponse('GET', `/api/designs/${encodeURIComponent(id)}/export/${format}`), planFileName(title, format))
}
