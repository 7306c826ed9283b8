import { chakra } from '@chakra-ui/react/styled-system'
import { useLocation, useNavigate } from 'react-router'
import { Brand } from '@/components/Brand'
import { Button } from '@/components/Button'
import { Icon } from '@/components/Icon'
import { useLogout } from './logout'
import { t } from './texts'
import { paths } from '@/lib/paths'
import type { User } from '@/lib/session'

/** The letter that stands in for a picture. */
export const initialOf = ({ firstName, email }: Pick<User, 'firstName' | 'email'>) =>
  String.fromCodePoint((firstName?.trim() || email.trim() || 'T').normalize('NFC').codePointAt(0)!).toUpperCase()

/** What the teacher is called. */
export const nameOf = ({ firstName, email }: Pick<User, 'firstName' | 'email'>) => firstName?.trim() || email || t('teacher')

const round = { w: '9', h: '9', rounded: 'full', flexShrink: 0 } as const

function Picture({ user }: { user: User }) {
  if (user.profileImageUrl) return <chakra.img src={user.profileImageUrl} alt="" {...round} objectFit="cover" />
  return (
    <chakra.span {...round} display="grid" placeItems="center" bg="accent" color="accent.fg" fontFamily="heading" fontWeight="bold" aria-hidden>
      {initialOf(user)}
    </chakra.span>
  )
}

/** Goes back to where one came from, or home where one came from nowhere. */
function BackButton({ fallback = paths.home }: { fallback?: string }) {
  const navigate = useNavigate()
  const { key } = useLocation()
  const back = () => (key === 'default' ? navigate(fallback) : navigate(-1))
  return <Button variant="ghost" ms="-3" onClick={() => void back()}><Icon name="back" size={20} />{t('back')}</Button>
}

/** Who is signed in, the way out and the way back. */
export function Header({ user }: { user: User }) {
  const { pending, logout } = useLogout(user.id)
  const { pathname } = useLocation()
  return (
    <chakra.header
      display="flex" alignItems="center" justifyContent="space-between" gap="3" px={{ base: '4', md: '8' }} py="2" minH="14"
      borderBottomWidth="1px" borderColor="border" bg="bg.panel"
    >
      <chakra.div display={{ base: 'block', lg: 'none' }}><Brand /></chakra.div>
      <chakra.div display={{ base: 'none', lg: 'block' }}>{pathname !== paths.home && <BackButton />}</chakra.div>
      <chakra.div display="flex" alignItems="center" gap="2" minW="0">
        <Picture user={user} />
        <chakra.span minW="0" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap" maxW={{ base: '5rem', sm: '16rem' }}>{nameOf(user)}</chakra.span>
        <Button variant="ghost" me="-3" disabled={pending} onClick={logout}>{pending ? t('loggingOut') : t('logout')}</Button>
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
