import { chakra } from '@chakra-ui/react/styled-system'
import { createPortal } from 'react-dom'
import SignedOut from './SignedOut'
import { t } from './texts'
import { useIdle } from './use-idle'
import { screenOnly } from '@/theme/styles'

const Warning = chakra('div', {
  base: {
    // over dialogs: what is being typed there goes on, and that is what puts the end off
    position: 'fixed', zIndex: 1500, insetInline: '3', top: 'max(0.75rem, env(safe-area-inset-top))', mx: 'auto', maxW: '30rem', p: '4', rounded: 'md',
    bg: 'gray.900', color: 'cream.100', borderWidth: '1px', borderColor: 'gray.700', shadow: '0 8px 24px rgb(0 0 0 / .18)', ...screenOnly,
  },
})

/** Signs the teacher out after the time that she chose, and warns her a minute before. */
export default function AutomaticSignOut({ minutes }: { minutes: number }) {
  const left = useIdle(minutes)
  if (left === null) return null
  if (left === 0) return <SignedOut />
  return createPortal(
    <Warning role="alert">
      <chakra.p fontWeight="semibold">{t('soon')} <span aria-hidden>{t('seconds', { count: left })}</span></chakra.p>
      <p>{t('stay')}</p>
    </Warning>,
    document.body,
  )
}
