import { chakra } from '@chakra-ui/react/styled-system'

const Caret = chakra('span', { base: { display: 'inline-block', w: '8px', h: '1.1em', ms: '1', bg: 'star', rounded: '2px', verticalAlign: 'text-bottom', animation: 'breathe 1.6s ease-in-out infinite' } })

/** What is being written right now. It is for the eyes: read out letter by letter it would be noise. */
export function GrowingText({ text }: { text: string }) {
  return <chakra.p aria-hidden whiteSpace="pre-line" maxW="prose" overflowWrap="anywhere" mt="1" minH="6">{text}<Caret /></chakra.p>
}
