import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Place } from './share-design'
import { t } from './texts'
import type { Design } from '@/features/designs/types'
import { toast } from '@/lib/toast'

/** How long it says that the link was copied. */
export const COPIED_MS = 2000

/** What sharing is at. */
export type ShareState = 'idle' | 'sharing' | 'copied'

/** Shares a design. What does it is loaded when it is first needed. */
export function useShare(design: Design, place: Place) {
  const client = useQueryClient()
  const [state, setState] = useState<ShareState>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const run = async () => {
    clearTimeout(timer.current)
    setState('sharing')
    const sharing = await import('./share-design').catch(() => null)
    if (!sharing) toast({ title: t('error'), description: t(place === 'dialog' ? 'dialogFailed' : 'shareFailed'), kind: 'destructive' })
    const isCopied = await sharing?.shareDesign(client, design, place)
    setState(isCopied ? 'copied' : 'idle')
    if (isCopied) timer.current = setTimeout(() => setState('idle'), COPIED_MS)
  }
  return { state, share: () => { if (state !== 'sharing') void run() } }
}
