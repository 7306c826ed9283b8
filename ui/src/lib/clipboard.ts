/** The way that works without https, as on a school's own network. */
function copyByCommand(text: string): boolean {
  const active = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true // keeps the keyboard of phones down
  Object.assign(field.style, { position: 'fixed', top: '0', opacity: '0' })
  const place = active?.closest('[role=dialog], [role=alertdialog]') ?? document.body // an open dialog lets the focus go nowhere else
  place.append(field)
  field.focus({ preventScroll: true })
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (active instanceof HTMLElement) active.focus({ preventScroll: true })
  return isCopied
}

/** Puts a text on the clipboard and says whether that worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyByCommand(text) // there is no clipboard here, or it is refused
  }
}
