import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/** Text as the teacher or the planner broke it into lines. */
export const Prose = chakra('p', { base: { whiteSpace: 'pre-line', maxW: 'prose', overflowWrap: 'anywhere' } })

const Subheading = chakra('h4', { base: { fontWeight: 'semibold', mt: '4', mb: '1' } })

const Ul = chakra('ul', { base: { listStyleType: 'disc', ps: '5', maxW: 'prose', overflowWrap: 'anywhere', '& > li': { whiteSpace: 'pre-line', mt: '1' }, '& > li::marker': { color: 'fg.muted' } } })
const Ol = chakra('ol', { base: { listStyleType: 'decimal', ps: '6', maxW: 'prose', overflowWrap: 'anywhere', '& > li': { whiteSpace: 'pre-line', mt: '1' }, '& > li::marker': { color: 'fg.muted', fontVariantNumeric: 'tabular-nums' } } })

export const Bullets = ({ items }: { items: readonly string[] }) => <Ul>{items.map((item, i) => <li key={i}>{item}</li>)}</Ul>
export const Numbered = ({ items }: { items: readonly string[] }) => <Ol>{items.map((item, i) => <li key={i}>{item}</li>)}</Ol>

export const Muted = chakra('p', { base: { color: 'fg.muted' } })

/** A text led by its name in bold, in the same paragraph. */
export function Named({ name, children }: { name: string; children: string }) {
  return <Prose mt="1"><chakra.strong fontWeight="semibold">{name}</chakra.strong> {children}</Prose>
}

interface PartProps {
  heading: string
  level?: 'h4' | 'h5'
  when?: boolean
  children: ReactNode
}

/** A part of a section with its own small heading; nothing at all where it has nothing to show. */
export function Part({ heading, level = 'h4', when = true, children }: PartProps) {
  if (!when) return null
  return <>{heading && <Subheading as={level}>{heading}</Subheading>}{children}</>
}
