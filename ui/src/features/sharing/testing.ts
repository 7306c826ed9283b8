import { vi } from 'vitest'

/** A clipboard as pages over https have it. */
export function withClipboard() {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard)
  return writeText
}
