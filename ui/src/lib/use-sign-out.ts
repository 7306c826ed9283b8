import { useState } from 'react'
import { api, isUnauthorized } from '@/lib/api'
import { browser } from '@/lib/browser'
import { clearDrafts } from '@/lib/drafts'
import { explain } from '@/lib/explain'
import { tellSignedOut } from '@/lib/signed-out'
import { t } from '@/lib/texts'
import { toast } from '@/lib/toast'

/** Ends the session on the server. It is an error where the server does not answer: the teacher is still signed in then. */
export async function endOnServer() {
  try {
    await api<void>('POST', '/api/logout')
  } catch (error) {
    if (!isUnauthorized(error)) throw error
  }
}

/** Ends the session, forgets the teacher's drafts here, and loads a page anew so that nothing of hers stays in memory or in another tab. */
export function useSignOut(userId: string, to: string) {
  const [pending, setPending] = useState(false)
  const signOut = async () => {
    setPending(true)
    try {
      await endOnServer()
    } catch (error) {
      toast({ title: t('stillSignedIn'), description: explain(error), kind: 'destructive' })
      setPending(false)
      return
    }
    clearDrafts(userId)
    tellSignedOut(to)
    browser.go(to)
  }
  return { pending, signOut: () => void signOut() }
}
