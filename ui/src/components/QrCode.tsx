import { chakra } from '@chakra-ui/react/styled-system'
import { encode } from 'uqr'

const QUIET = 4 // modules of white around it, without which some phones do not find it

/** One bar for each run of dark modules in a row. */
const bars = (rows: readonly boolean[][]) => rows.map((row, y) => {
  const runs = row.map((isDark) => (isDark ? '1' : '0')).join('').matchAll(/1+/g)
  return [...runs].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`).join('')
}).join('')

/** A QR code: dark on white in dark mode and on paper too, as phones read it best. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const { data } = encode(text, { ecc: 'M', border: QUIET })
  return (
    <chakra.svg
      role="img" aria-label={label} viewBox={`0 0 ${data.length} ${data.length}`} shapeRendering="crispEdges" display="block" w="full" h="full"
      css={{ forcedColorAdjust: 'none', printColorAdjust: 'exact' }}
    >
      <path fill="#fff" d={`M0 0h${data.length}v${data.length}h-${data.length}z`} />
      <path fill="#000" d={bars(data)} />
    </chakra.svg>
  )
}
