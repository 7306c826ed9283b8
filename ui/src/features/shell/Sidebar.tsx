import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense } from 'react'
import { NavLink } from 'react-router'
import { Band } from '@/components/Band'
import { SECTIONS } from './nav'
import { t } from './texts'
import { useDialogs } from '@/lib/dialogs'
import { lazyPart } from '@/lib/lazy'
import { paths } from '@/lib/paths'
import { focusRing, panel } from '@/theme/styles'

const NetworkLine = lazyPart(() => import('./NetworkLine'))

const entry = {
  display: 'flex', alignItems: 'center', w: 'full', px: '3', minH: '11', rounded: 'md', color: 'fg', textDecoration: 'none', textAlign: 'start', cursor: 'pointer',
  _hover: { bg: 'bg.muted' },
  '&[aria-current=page]': { bg: 'bg.muted', fontWeight: 'semibold', boxShadow: 'inset 4px 0 0 var(--c-colors-accent)' },
  ...focusRing,
} as const

const SectionLink = chakra(NavLink, { base: entry })
const SectionButton = chakra('button', { base: entry }, { defaultProps: { type: 'button' } })

/** The ways through Somo on larger screens. */
export function Sidebar() {
  const openTutorial = useDialogs((dialogs) => dialogs.openTutorial)
  return (
    <chakra.aside
      display={{ base: 'none', lg: 'flex' }} flexDir="column" position="sticky" top="0" h="100dvh" overflowY="auto"
      borderInlineEndWidth="1px" borderColor="border" bg="bg.panel" p="4"
    >
      <chakra.div mb="5">
        <Band height="14px" />
        <chakra.span fontFamily="heading" fontWeight="bold" fontSize="xl">Somo</chakra.span>
      </chakra.div>
      <nav aria-label={t('mainNav')}>
        <chakra.ul listStyleType="none" display="grid" gap="1">
          {SECTIONS.map(({ to, name }) => <li key={to}><SectionLink to={to} end={to === paths.home}>{t(name)}</SectionLink></li>)}
          <li><SectionButton aria-haspopup="dialog" onClick={openTutorial}>{t('tutorial')}</SectionButton></li>
        </chakra.ul>
      </nav>
      <chakra.div {...panel} rounded="md" bg="bg.muted" mt="auto" p="3" fontSize="sm">
        <strong>{t('quickTip')}</strong>
        <p>{t('tip')}</p>
      </chakra.div>
      <Suspense fallback={null}><NetworkLine /></Suspense>
    </chakra.aside>
  )
}
