import { paths } from '@/lib/paths'
import { currentUser } from '@/lib/session'
import { keptInTab } from '@/lib/storage'

const KEY = 'somo:return'

/** Remembers where the teacher is, to come back to after sign-in. */
export const rememberPath = () => keptInTab.set(KEY, `${window.location.pathname}#${currentUser()?.id ?? ''}`)

/** Where to go after sign-in: back to the page where her session ended, else home. A colleague's page is none of hers. */
export function returnPath() {
  const [path = '', who] = keptInTab.get(KEY)?.split('#') ?? []
  return (!who || who === currentUser()?.id) && path.startsWith('/') && !path.startsWith('//') && path !== paths.login ? path : paths.home
}

/** Whether a path is that of a shared plan, which is a page of its own and no part of this one. */
export const isPublicPage = (path: string) => /^\/shared(-lesson)?\//.test(path)

/** Forgets where the last session ended, once a page of the new one is shown. */
export const forgetPath = () => keptInTab.remove(KEY)
