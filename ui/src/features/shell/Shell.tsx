import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { Header, MobileBack } from './Header'
import { Sidebar } from './Sidebar'
import { TabBar } from './TabBar'
import { t } from './texts'
import { lazyPart } from '@/lib/lazy'
import { paths } from '@/lib/paths'
import { useSession, type User } from '@/lib/session'

const ClockLine = lazyPart(() => import('./ClockLine'))

const SkipLink = chakra('a', {
  base: {
    position: 'absolute', insetInlineStart: '-9999px', top: '2', zIndex: 30, p: '3', rounded: 'md', bg: 'bg.panel', color: 'fg',
    _focus: { insetInlineStart: '4', outline: '3px solid', outlineColor: 'fg' },
  },
})

/** A page that one goes to starts at its top, for eyes and for the keyboard; one that one comes back to is left as it was. */
function useFreshStart() {
  const { pathname } = useLocation()
  const type = useNavigationType()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (type === NavigationType.Pop) return
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [pathname, type])
  return main
}

/** What surrounds every signed-in page; `floating` is what lies over all of them. */
export function Shell({ user, floating, children }: { user: User; floating?: ReactNode; children: ReactNode }) {
  const main = useFreshStart()
  const wrong = useSession(({ clock }) => clock)
  const isHome = useLocation().pathname === paths.home
  return (
    <>
      <SkipLink href="#main">{t('skip')}</SkipLink>
      <chakra.div display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '248px minmax(0, 1fr)' }} minH="100dvh">
        <Sidebar />
        <chakra.div display="flex" flexDir="column" minW="0">
          <Header user={user} />
          <chakra.main
            ref={main} id="main" tabIndex={-1} outline="none" w="full" maxW="1280px" mx="auto" flex="1" px={{ base: '4', md: '8' }} pt={{ base: '5', md: '8' }}
            pb={isHome ? { base: 'calc(204px + env(safe-area-inset-bottom))', lg: '10rem' } : { base: 'calc(144px + env(safe-area-inset-bottom))', lg: '24' }}
          >
            {wrong && <Suspense fallback={null}><ClockLine wrong={wrong} /></Suspense>}
            <MobileBack />
            {children}
          </chakra.main>
        </chakra.div>
        {floating}
        <TabBar />
      </chakra.div>
    </>
  )
}
