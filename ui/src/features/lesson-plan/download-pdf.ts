import { apiResponse } from '@/lib/api'

/** How long the browser may take to read what it was handed. */
const HANDOVER_MS = 60_000

/** The name that the server gave to a download, or null. */
export function fileNameOf(disposition: string | null): string | null {
  const extended = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  if (extended) {
    try {
      return decodeURIComponent(extended.trim())
    } catch {
      return null // badly encoded: the caller has a name of its own
    }
  }
  return /filename\s*=\s*"?([^";]+)"?/i.exec(disposition ?? '')?.[1]?.trim() ?? null
}

/** The name that the product gives to a plan's file, for a server that says none. */
export const planFileName = (title: string) => `${title.replace(/[^\p{L}\p{M}\p{N}]/gu, '_')}_lesson_plan.pdf`

function handOver(file: Blob, name: string) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), HANDOVER_MS)
}

/** Fetches the PDF whole before the browser is asked to save it, so that a failure can be told. */
export async function downloadPdf(design: { id: string; title: string }): Promise<void> {
  const response = await apiResponse('GET', `/api/designs/${encodeURIComponent(design.id)}/export/pdf`)
  handOver(await response.blob(), fileNameOf(response.headers.get('Content-Disposition')) ?? planFileName(design.title))
}
