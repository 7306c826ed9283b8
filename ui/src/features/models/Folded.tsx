import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { focusRing } from '@/theme/styles'

const Summary = chakra('summary', { base: { minH: '11', py: '2', fontWeight: 'semibold', cursor: 'pointer', rounded: 'md', ...focusRing } })

/** What few need: it opens by its title. */
export function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.details minW="0">
      <Summary>{title}</Summary>
      <chakra.div pt="3" display="grid" gap="4">{children}</chakra.div>
    </chakra.details>
  )
}
