import { chakra } from '@chakra-ui/react/styled-system'

/** A word or two about a thing. Colour is never the only sign: the word says it. */
export const Badge = chakra('span', {
  base: { display: 'inline-block', px: '2', rounded: 'sm', fontSize: 'sm', maxW: 'full', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  variants: {
    tone: {
      plain: { bg: 'bg.muted', color: 'fg' },
      good: { bg: 'good.bg', color: 'good.fg' },
      wait: { bg: 'wait.bg', color: 'wait.fg' },
      quiet: { bg: 'quiet.bg', color: 'quiet.fg' },
    },
  },
  defaultVariants: { tone: 'plain' },
})
