import { useEffect } from 'react'
import { Toaster } from '@/components/toast/Toaster'
import { endSession } from '@/lib/end-session'

/** What stands at a signed-in address when nobody is signed in: a word about it, and the way to sign-in. */
export default function SessionEnded() {
  useEffect(endSession, [])
  return <Toaster />
}
