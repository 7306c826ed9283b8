import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const Box = chakra('div', {
  base: { p: '3', rounded: 'md', borderWidth: '1px', overflowWrap: 'anywhere' },
  variants: {
    kind: {
      error: { bg: 'error.bg', color: 'error.fg', borderColor: 'error.fg' },
      info: { bg: 'bg.muted', color: 'fg', borderColor: 'border' },
    },
  },
})

/** A message within a page: an error is read out at once, the rest politely. */
export function Notice({ kind = 'info', children }: { kind?: 'error' | 'info'; children: ReactNode }) {
  return <Box kind={kind} role={kind === 'error' ? 'alert' : 'status'}>{children}</Box>
}
