import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Brand } from '@/components/Brand'
import { t } from './texts'
import { paths } from '@/lib/paths'
import { focusRing, heading, panel } from '@/theme/styles'

const HomeLink = chakra(Link, { base: { display: 'inline-flex', minH: '11', rounded: 'md', textDecoration: 'none', color: 'fg', ...focusRing } })
const Title = chakra('h1', { base: { ...heading, fontSize: '2xl', outline: 'none' } })

/** A heading that takes the focus when the view changes, so that a screen reader says where one is. */
function ViewTitle({ of, children }: { of: string; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(of)
  useEffect(() => {
    if (shown.current !== of) title.current?.focus()
    shown.current = of
  }, [of])
  return <Title ref={title} tabIndex={-1}>{children}</Title>
}

interface FrameProps {
  /** Which view it is; its title takes the focus when it is another. */
  view: string
  title: string
  /** Whether the terms stand under it. */
  hasTerms: boolean
  children: ReactNode
}

/** One sheet in the middle of the window: what leads into Somo. */
export function Frame({ view, title, hasTerms, children }: FrameProps) {
  return (
    <chakra.div minH="100dvh" display="flex" flexDirection="column" alignItems="center" px="4" pb="8">
      <chakra.header w="full" maxW="page" py="3"><HomeLink to={paths.home} aria-label={t('home')}><Brand /></HomeLink></chakra.header>
      <chakra.main w="full" maxW="28rem" my="auto" py="4" display="grid" gap="5">
        <chakra.div {...panel} p={{ base: '5', sm: '8' }} display="grid" gap="5">
          <ViewTitle of={view}>{title}</ViewTitle>
          {children}
        </chakra.div>
        {hasTerms && (
          <chakra.section fontSize="sm" color="fg.muted" aria-labelledby="terms">
            <chakra.h2 id="terms" fontWeight="semibold">{t('termsTitle')}</chakra.h2>
            <p>{t('terms')}</p>
          </chakra.section>
        )}
      </chakra.main>
    </chakra.div>
  )
}
