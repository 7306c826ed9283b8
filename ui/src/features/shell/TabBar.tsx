import { chakra } from '@chakra-ui/react/styled-system'
import { NavLink, useLocation } from 'react-router'
import { Icon } from '@/components/Icon'
import { SECTIONS } from './nav'
import { t } from './texts'
import { useDialogs } from '@/lib/dialogs'
import { paths } from '@/lib/paths'
import { focusRing, screenOnly } from '@/theme/styles'

const tab = {
  display: 'grid', justifyItems: 'center', alignContent: 'center', minH: '14', fontSize: 'xs', color: 'fg.muted', textDecoration: 'none', cursor: 'pointer',
  '&[aria-current]': { color: 'accent', fontWeight: 'semibold', boxShadow: 'inset 0 3px 0 var(--c-colors-accent)' },
  ...focusRing, _focusVisible: { outline: '3px solid', outlineColor: 'fg', outlineOffset: '-3px' },
} as const

const Tab = chakra(NavLink, { base: tab })
const TabButton = chakra('button', { base: tab }, { defaultProps: { type: 'button' } })

/** The ways through Somo on phones, within reach of the thumb. */
export function TabBar() {
  const { pathname } = useLocation()
  const openMore = useDialogs((dialogs) => dialogs.openMore)
  const isBehindMore = SECTIONS.some(({ to, short }) => !short && pathname.startsWith(to)) || [paths.profile, paths.settings, paths.connect, paths.computer].some((path) => path === pathname)
  return (
    <chakra.nav
      aria-label={t('sections')} display={{ base: 'grid', lg: 'none' }} gridAutoFlow="column" gridAutoColumns="1fr" position="fixed" zIndex={10}
      bottom="0" insetInline="0" bg="bg.panel" borderTopWidth="1px" borderColor="border" pb="env(safe-area-inset-bottom)" css={screenOnly}
    >
      {SECTIONS.map(({ to, short, icon }) => short && <Tab key={to} to={to} end={to === paths.home}><Icon name={icon} />{t(short)}</Tab>)}
      <TabButton aria-haspopup="dialog" aria-current={isBehindMore || undefined} onClick={openMore}><Icon name="more" />{t('more')}</TabButton>
    </chakra.nav>
  )
}
