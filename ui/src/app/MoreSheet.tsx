import { chakra } from '@chakra-ui/react/styled-system'
import { Link, useLocation } from 'react-router'
import DialogShell from '@/components/DialogShell'
import { Icon } from '@/components/Icon'
import NetworkLine from '@/features/shell/NetworkLine'
import { SECTIONS } from '@/features/shell/nav'
import { t } from '@/features/shell/texts'
import { catalogue } from '@/i18n/catalogue'
import { useDialogs } from '@/lib/dialogs'
import { useNetwork } from '@/lib/network'
import { paths } from '@/lib/paths'
import { useUser } from '@/lib/session'
import { useSignOut } from '@/lib/use-sign-out'
import { focusRing } from '@/theme/styles'

const entry = {
  display: 'flex', alignItems: 'center', gap: '4', w: 'full', minH: '14', px: '3', rounded: 'md', color: 'fg', textDecoration: 'none', textAlign: 'start', cursor: 'pointer',
  _hover: { bg: 'bg.muted' }, '&[aria-current=page]': { bg: 'bg.muted', fontWeight: 'semibold' }, ...focusRing,
} as const

const Entry = chakra(Link, { base: entry })
const EntryButton = chakra('button', { base: entry }, { defaultProps: { type: 'button' } })

const own = catalogue({ switchUser: 'Switch user', settings: 'Settings', connect: 'Connect colleagues', computer: 'This computer' }) // here only: the shell has no byte to spare

const PAGES = [
  ...SECTIONS.filter(({ short }) => !short).map(({ to, name, icon }) => ({ to, name: t(name), icon })),
  { to: paths.profile, name: t('profile'), icon: 'user' },
  { to: paths.settings, name: own('settings'), icon: 'edit' },
  { to: paths.connect, name: own('connect'), icon: 'link' },
] as const

const COMPUTER = { to: paths.computer, name: own('computer'), icon: 'download' } as const

/** On phones: the pages that the tab bar has no room for. */
export default function MoreSheet({ onClose }: { onClose: () => void }) {
  const { pathname } = useLocation()
  const openTutorial = useDialogs((dialogs) => dialogs.openTutorial)
  const { pending, signOut } = useSignOut(useUser()?.id ?? '', paths.login)
  const isHere = useNetwork().data?.canManage
  return (
    <DialogShell title={t('more')} size="sm" place="sheet" onClose={onClose}>
      <nav aria-label={t('more')}>
        <chakra.ul listStyleType="none" display="grid" gap="1" mx="-2">
          {[...PAGES, ...(isHere ? [COMPUTER] : [])].map(({ to, name, icon }) => (
            <li key={to}><Entry to={to} onClick={onClose} aria-current={pathname === to ? 'page' : undefined}><Icon name={icon} />{name}</Entry></li>
          ))}
          <li><EntryButton aria-haspopup="dialog" onClick={openTutorial}><Icon name="play" />{t('tutorial')}</EntryButton></li>
          <li><EntryButton disabled={pending} onClick={signOut}><Icon name="logout" />{own('switchUser')}</EntryButton></li>
        </chakra.ul>
      </nav>
      <NetworkLine onFollow={onClose} />
    </DialogShell>
  )
}
