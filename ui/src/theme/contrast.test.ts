import { expect, it } from 'vitest'
import { semanticTokens, tokens } from './tokens'

type Shade = { value: string } | Record<string, { value: string }>
const palette = tokens.colors as Record<string, Shade>
const meanings = semanticTokens.colors as unknown as Record<string, { value: { base: string; _dark: string } }>

/** The colour behind "{colors.red.600}". */
function hexOf(reference: string) {
  const [family = '', shade] = reference.slice('{colors.'.length, -1).split('.')
  const found = palette[family]!
  return (shade === undefined ? found : (found as Record<string, { value: string }>)[shade]!) as { value: string }
}

function luminance({ value }: { value: string }) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(value.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(front: string, back: string, scheme: 'base' | '_dark') {
  const [dim, bright] = [front, back].map((name) => luminance(hexOf(meanings[name]!.value[scheme]))).toSorted((a, b) => a - b)
  return (bright! + 0.05) / (dim! + 0.05)
}

const TEXT = 4.5
const GRAPHIC = 3
const PAIRS = [
  ...['bg', 'bg.panel', 'bg.muted'].flatMap((back) => [['fg', back, TEXT], ['fg.muted', back, TEXT], ['accent', back, TEXT], ['error.fg', back, TEXT]] as const),
  ...['accent', 'accent.hover'].map((back) => ['accent.fg', back, TEXT] as const),
  ...['good', 'wait', 'quiet', 'error'].map((kind) => [`${kind}.fg`, `${kind}.bg`, TEXT] as const),
  ['border.input', 'bg', GRAPHIC], ['border.input', 'bg.panel', GRAPHIC], ['star', 'bg.panel', GRAPHIC],
] as const

it.each(PAIRS.flatMap(([front, back, floor]) => (['base', '_dark'] as const).map((scheme) => [front, back, scheme, floor] as const)))(
  '%s on %s (%s) reaches %d', (front, back, scheme, floor) => expect(contrast(front, back, scheme)).toBeGreaterThanOrEqual(floor))
