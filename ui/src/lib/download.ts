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

/** Has the browser save an answer of the server, which is read whole first, so that a failure can be told. */
export async function saveResponse(response: Response, nameOtherwise: string): Promise<void> {
  const url = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = fileNameOf(response.headers.get('Content-Disposition')) ?? nameOtherwise
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), HANDOVER_MS)
}
