import { isUnauthorized } from '@/lib/api'
import { browser } from '@/lib/browser'
import { paths } from '@/lib/paths'
import { rememberPath } from '@/lib/return-path'
import { t } from '@/lib/texts'
import { toast, useToasts, type ToastText } from '@/lib/toast'

/** How long the toast can be read before the page leaves for sign-in. */
export const REDIRECT_MS = 500

/** Says that the session is over and goes to sign-in, once; afterwards the teacher comes back to where she was. */
export function endSession() {
  const { leaving, leave } = useToasts.getState()
  if (leaving) return
  rememberPath()
  toast({ title: t('unauthorized'), description: t('loggedOut'), kind: 'destructive' })
  leave()
  setTimeout(() => browser.go(paths.apiLogin), REDIRECT_MS)
}

/** Tells the teacher what failed, in the given words, or that she has to sign in again where that is the cause. */
export function reportFailure(error: unknown, text: ToastText) {
  if (isUnauthorized(error)) endSession()
  else toast({ kind: 'destructive', ...text })
}
