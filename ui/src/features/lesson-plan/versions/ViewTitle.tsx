import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, type ReactNode } from 'react'
import { heading } from '@/theme/styles'

const Title = chakra('h3', { base: { ...heading, fontSize: 'lg', outline: 'none', scrollMarginTop: '4', overflowWrap: 'anywhere' } })

/** The title of what the dialog shows now. It takes the keyboard along, as the button that led here is gone. */
export function ViewTitle({ id, children }: { id?: string; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return <Title id={id} ref={title} tabIndex={-1}>{children}</Title>
}
