import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { Toaster } from '@/components/toast/Toaster'
import { makeQueryClient } from '@/lib/query-client'
import { setUser, type User } from '@/lib/session'
import { system } from '@/theme/system'

interface RenderOptions {
  /** The address the page is at. */
  at?: string
  /** Who is signed in. */
  user?: User | null
}

/** Shows a part of the page as it is in Somo: with its looks, its server data, its addresses and its toasts. */
export function renderApp(ui: ReactNode, { at = '/', user }: RenderOptions = {}) {
  if (user !== undefined) setUser(user)
  const queryClient = makeQueryClient()
  const view = render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[at]}>{ui}</MemoryRouter>
        <Toaster />
      </QueryClientProvider>
    </ChakraProvider>,
  )
  return { ...view, queryClient, teacher: userEvent.setup() }
}
