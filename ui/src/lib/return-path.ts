import { paths } from '@/lib/paths'
import { keptInTab } from '@/lib/storage'

const KEY = 'somo:return'

/** Remembers where the teacher is, to come back to after sign-in. */
export const rememberPath = () => keptInTab.set(KEY, window.location.pathname)

/** Where to go after sign-in: back to the page where the session ended, else home. */
export function returnPath() {
  const path = keptInTab.get(KEY)
  return path?.startsWith('/') && !path.startsWith('//') && path !== paths.login ? path : paths.home
}

/** Whether a path is that of a shared plan, which is a page of its own and no part of this one. */
export const isPublicPage = (path: string) => /^\/shared(-lesson)?\//.test(path)

/** Forgets where the last session ended, once a page of the new one is shown. */
export const forgetPath = () => keptInTab.remove(KEY)
