import { useState } from 'react'
import { t } from './texts'
import { api, isUnauthorized } from '@/lib/api'
import { browser } from '@/lib/browser'
import { clearDrafts } from '@/lib/drafts'
import { explain } from '@/lib/explain'
import { paths } from '@/lib/paths'
import { toast } from '@/lib/toast'

/** Ends the session on the server, forgets the teacher's drafts here, and loads the page anew so that nothing of hers stays in memory. */
export function useLogout(userId: string) {
  const [pending, setPending] = useState(false)
  const logout = async () => {
    setPending(true)
    try {
      await api<void>('POST', '/api/logout')
    } catch (error) {
      if (!isUnauthorized(error)) {
        toast({ title: t('logoutFailed'), description: explain(error), kind: 'destructive' })
        setPending(false)
        return
      }
    }
    clearDrafts(userId)
    browser.go(paths.home)
  }
  return { pending, logout: () => void logout() }
}
