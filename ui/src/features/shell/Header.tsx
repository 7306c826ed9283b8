import { chakra } from '@chakra-ui/react/styled-system'
import { Link, useLocation, useNavigate } from 'react-router'
import { Avatar } from '@/components/Avatar'
import { Brand } from '@/components/Brand'
import { Button } from '@/components/Button'
import { Icon } from '@/components/Icon'
import { t } from './texts'
import { paths } from '@/lib/paths'
import type { User } from '@/lib/session'
import { useSignOut } from '@/lib/use-sign-out'
import { focusRing } from '@/theme/styles'

/** What the teacher is called. */
export const nameOf = ({ firstName, email }: Pick<User, 'firstName' | 'email'>) => firstName?.trim() || email || t('teacher')

const ProfileLink = chakra(Link, {
  base: { display: 'flex', alignItems: 'center', gap: '2', minW: '0', minH: '11', px: '2', rounded: 'md', color: 'fg', textDecoration: 'none', _hover: { bg: 'bg.muted' }, ...focusRing },
})

/** Goes back to where one came from, or to where the page belongs where one came from nowhere. */
function BackButton() {
  const navigate = useNavigate()
  const { key, pathname } = useLocation()
  const fallback = pathname.startsWith(`${paths.courses}/`) ? paths.courses : paths.home // a course opens in a tab of its own
  const back = () => (key === 'default' ? navigate(fallback) : navigate(-1))
  return <Button variant="ghost" ms="-3" onClick={() => void back()}><Icon name="back" size={20} />{t('back')}</Button>
}

/** Who is signed in, the way out and the way back. */
export function Header({ user }: { user: User }) {
  const { pending, signOut } = useSignOut(user.id, paths.home)
  const { pathname } = useLocation()
  return (
    <chakra.header
      display="flex" alignItems="center" justifyContent="space-between" gap="3" px={{ base: '4', md: '8' }} py="2" minH="14"
      borderBottomWidth="1px" borderColor="border" bg="bg.panel"
    >
      <chakra.div display={{ base: 'block', lg: 'none' }}><Brand /></chakra.div>
      <chakra.div display={{ base: 'none', lg: 'block' }}>{pathname !== paths.home && <BackButton />}</chakra.div>
      <chakra.div display="flex" alignItems="center" gap="2" minW="0">
        <ProfileLink to={paths.profile} aria-label={t('profileOf', { name: nameOf(user) })}>
          <Avatar user={user} />
          <chakra.span minW="0" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap" maxW={{ base: '5rem', sm: '16rem' }}>{nameOf(user)}</chakra.span>
        </ProfileLink>
        <Button variant="ghost" me="-3" disabled={pending} onClick={signOut}>{pending ? t('loggingOut') : t('logout')}</Button>
      </chakra.div>
    </chakra.header>
  )
}

/** The way back on phones, under the header. */
export function MobileBack() {
  const { pathname } = useLocation()
  if (pathname === paths.home) return null
  return <chakra.div display={{ base: 'block', lg: 'none' }} mb="1" mt="-2"><BackButton /></chakra.div>
}
