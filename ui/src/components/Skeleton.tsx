import { chakra } from '@chakra-ui/react/styled-system'

/** A grey shape where something is about to be; give it a size. */
export const Skeleton = chakra('div', { base: { rounded: 'md', bg: 'bg.muted', animation: 'breathe 1.6s ease-in-out infinite' } }, { defaultProps: { 'aria-hidden': true } })
