import type { QueryClient } from '@tanstack/react-query'
import { rememberShare, share } from './api'
import { t as common } from './texts'
import { t } from './share-texts'
import { subjectLabel } from '@/features/designs/options'
import type { Design } from '@/features/designs/types'
import { copyText } from '@/lib/clipboard'
import { reportFailure } from '@/lib/end-session'
import { toast } from '@/lib/toast'

/** Where the teacher shares from: the menu of a card, the Design Corner, the lesson plan dialog. */
export type Place = 'card' | 'corner' | 'dialog'

/** Hands a plan to the sharing of the device; false where there is none. */
async function handOver(title: string, text: string, url: string): Promise<boolean> {
  if (!('share' in navigator)) return false
  try {
    await navigator.share({ title, text, url })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' // the teacher thought better of it
  }
}

/** Copies the link alone from a card; else gives the plan's title, subject, grade, topic and link to the device or to the clipboard. */
async function giveAway(design: Design, link: string, place: Place): Promise<boolean> {
  const { title, subject, cohort, topic } = design
  const facts = { title, subject: subjectLabel(subject), cohort, topic }
  if (place !== 'card' && await handOver(title, t('message', { ...facts, link: '' }).trim(), link)) return false
  const isCopied = await copyText(place === 'card' ? link : t('message', { ...facts, link }))
  if (!isCopied) toast({ title: t('linkTitle'), description: link })
  else if (place === 'card') toast({ title: t('linkCopiedTitle'), description: t('linkCopied') })
  else toast({ title: t('textCopiedTitle'), description: t('textCopied') })
  return isCopied
}

/** Shares a design, gives its link away and says how that went; true where something is on the clipboard now. */
export async function shareDesign(client: QueryClient, design: Design, place: Place): Promise<boolean> {
  try {
    const { shareCode = null, shareableLink } = await share(design.id)
    rememberShare(client, design.id, shareCode)
    if (shareableLink) return await giveAway(design, shareableLink, place)
    toast({ title: common('error'), description: t('noLink'), kind: 'destructive' })
  } catch (error) {
    reportFailure(error, { title: common('error'), description: common(place === 'dialog' ? 'dialogFailed' : 'shareFailed') })
  }
  return false
}
