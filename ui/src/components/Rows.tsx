import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { Button } from '@/components/Button'

/** A list of things with what can be done with each. */
export const Rows = chakra('ul', { base: { listStyleType: 'none', display: 'grid', minW: '0' } })

/** One of them: what it is, and what can be done with it. */
export const Row = chakra('li', {
  base: {
    display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: '4', rowGap: '2', py: '3',
    borderTopWidth: '1px', borderColor: 'border', _first: { borderTopWidth: '0', pt: '0' }, _last: { pb: '0' },
  },
})

/** What a row is about. */
export const About = chakra('div', { base: { flex: '1 1 14rem', minW: '0', overflowWrap: 'anywhere' } })

/** A line of facts under a name. */
export const Facts = chakra('p', { base: { fontSize: 'sm', color: 'fg.muted' } })

/** A button that stands in several rows: who does not see the row hears what it is for. */
export function RowButton({ of, children, ...rest }: ComponentProps<typeof Button> & { of: string }) {
  return <Button variant="outline" {...rest}>{children}<chakra.span srOnly> ({of})</chakra.span></Button>
}
