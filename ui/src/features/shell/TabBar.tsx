import { chakra } from '@chakra-ui/react/styled-system'
import { NavLink } from 'react-router'
import { Icon } from '@/components/Icon'
import { SECTIONS } from './nav'
import { t } from './texts'
import { focusRing, screenOnly } from '@/theme/styles'

const Tab = chakra(NavLink, {
  base: {
    display: 'grid', justifyItems: 'center', alignContent: 'center', minH: '14', fontSize: 'xs', color: 'fg.muted', textDecoration: 'none',
    '&[aria-current=page]': { color: 'accent', fontWeight: 'semibold', boxShadow: 'inset 0 3px 0 var(--c-colors-accent)' },
    ...focusRing, _focusVisible: { outline: '3px solid', outlineColor: 'fg', outlineOffset: '-3px' },
  },
})

/** The ways through Somo on phones, within reach of the thumb. */
export function TabBar() {
  return (
    <chakra.nav
      aria-label={t('sections')} display={{ base: 'grid', lg: 'none' }} gridAutoFlow="column" gridAutoColumns="1fr" position="fixed" zIndex={10}
      bottom="0" insetInline="0" bg="bg.panel" borderTopWidth="1px" borderColor="border" pb="env(safe-area-inset-bottom)" css={screenOnly}
    >
      {SECTIONS.map(({ to, short, icon }) => <Tab key={to} to={to} end><Icon name={icon} />{t(short)}</Tab>)}
    </chakra.nav>
  )
}
