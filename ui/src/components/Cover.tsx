import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Band } from '@/components/Band'
import { heading } from '@/theme/styles'

const Screen = chakra('div', {
  base: {
    // over dialogs; while one is open the rest of the page takes no pointer
    position: 'fixed', inset: '0', zIndex: 1600, pointerEvents: 'auto', overflowY: 'auto', display: 'flex', p: { base: '4', md: '6' }, bg: 'bg', color: 'fg',
  },
})

const Title = chakra('h1', { base: { ...heading, fontSize: '2xl', outline: 'none', mt: '4' } })

/** Takes the place of the whole page, which cannot be seen or reached while it stands. */
export function Cover({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  const top = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const page = document.getElementById('root')
    page?.setAttribute('inert', '')
    top.current?.focus()
    return () => page?.removeAttribute('inert')
  }, [])
  return createPortal(
    <Screen>
      <chakra.main aria-labelledby={id} m="auto" w="full" maxW="32rem" display="grid" gap="4" overflowWrap="anywhere">
        <div>
          <Band height="14px" />
          <Title ref={top} id={id} tabIndex={-1}>{title}</Title>
        </div>
        {children}
      </chakra.main>
    </Screen>,
    document.body,
  )
}
