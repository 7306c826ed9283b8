/** Characters that stand for others behind a backslash. */
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', t: ' ', r: '', b: '', f: '', u: '' }

/** Where the string that begins after `from` ends: the place of its closing quote, or the end of the text where it is not closed yet. */
function endOfString(text: string, from: number) {
  for (let i = from; i < text.length; i++) {
    if (text[i] === '\\') i++
    else if (text[i] === '"') return i
  }
  return text.length
}

const unescaped = (text: string) =>
  text.replace(/\\(?:u([0-9a-f]{4})|u[0-9a-f]{0,3}$|(.)|$)/gi, (_, hex: string | undefined, char: string | undefined) => {
    if (hex) return String.fromCharCode(Number.parseInt(hex, 16))
    return char ? (ESCAPED[char] ?? char) : '' // nothing: the escape is cut in the middle
  })

/** What a person reads of text as a model writes it: plain text as it is, of unfinished JSON its values, a line for each. */
export function readable(text: string): string {
  if (!/^\s*[{[]/.test(text)) return text
  const lines: string[] = []
  const around: string[] = []
  let isKey = false
  for (let i = 0; i < text.length; i++) {
    const char = text[i]!
    if (char === '"') {
      const end = endOfString(text, i + 1)
      if (!isKey) lines.push(unescaped(text.slice(i + 1, end)))
      i = end
    } else if (char === '{' || char === '[') around.push(char)
    else if (char === '}' || char === ']') around.pop()
    if ('{[,:'.includes(char)) isKey = (char === '{' || char === ',') && around.at(-1) === '{'
  }
  return lines.filter((line) => line.trim() !== '').join('\n')
}
