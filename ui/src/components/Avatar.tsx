import { chakra } from '@chakra-ui/react/styled-system'
import type { User } from '@/lib/session'

/** The letter that stands in for a picture. */
export const initialOf = ({ firstName, email }: Pick<User, 'firstName' | 'email'>) =>
  String.fromCodePoint((firstName?.trim() || email.trim() || 'T').normalize('NFC').codePointAt(0)!).toUpperCase()

interface AvatarProps {
  user: Pick<User, 'firstName' | 'email' | 'profileImageUrl'>
  size?: string
}

/** The teacher's picture, or her letter. */
export function Avatar({ user, size = '2.25rem' }: AvatarProps) {
  const round = { w: size, h: size, rounded: 'full', flexShrink: 0 } as const
  if (user.profileImageUrl) return <chakra.img src={user.profileImageUrl} alt="" {...round} objectFit="cover" />
  return (
    <chakra.span {...round} display="grid" placeItems="center" bg="accent" color="accent.fg" fontFamily="heading" fontWeight="bold" fontSize={`calc(${size} / 2.25)`} aria-hidden>
      {initialOf(user)}
    </chakra.span>
  )
}
