import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Header, MobileBack } from './Header'
import { Sidebar } from './Sidebar'
import { TabBar } from './TabBar'
import { t } from './texts'
import type { User } from '@/lib/session'

const SkipLink = chakra('a', {
  base: {
    position: 'absolute', insetInlineStart: '-9999px', top: '2', zIndex: 30, p: '3', rounded: 'md', bg: 'bg.panel', color: 'fg',
    _focus: { insetInlineStart: '4', outline: '3px solid', outlineColor: 'fg' },
  },
})

/** What surrounds every signed-in page. */
export function Shell({ user, children }: { user: User; children: ReactNode }) {
  return (
    <>
      <SkipLink href="#main">{t('skip')}</SkipLink>
      <chakra.div display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '248px minmax(0, 1fr)' }} minH="100dvh">
        <Sidebar />
        <chakra.div display="flex" flexDir="column" minW="0">
          <Header user={user} />
          <chakra.main
            id="main" tabIndex={-1} outline="none" w="full" maxW="1280px" mx="auto" flex="1" px={{ base: '4', md: '8' }} pt={{ base: '5', md: '8' }}
            pb={{ base: 'calc(144px + env(safe-area-inset-bottom))', lg: '24' }}
          >
            <MobileBack />
            {children}
          </chakra.main>
        </chakra.div>
        <TabBar />
      </chakra.div>
    </>
  )
}
