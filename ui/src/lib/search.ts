/** A text as it is compared: whatever the case, and however its letters are put together. */
export const folded = (text: string) => text.normalize('NFC').toLowerCase()

/** Whether one of the texts has the words that are looked for; no words are in every text. */
export function matches(query: string, texts: readonly string[]) {
  const words = folded(query.trim())
  return words === '' || texts.some((text) => folded(text).includes(words))
}
