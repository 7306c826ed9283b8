import type { QueryClient } from '@tanstack/react-query'
import { rememberShare, share } from './api'
import { mustAsk } from './asked'
import { t as common } from './texts'
import { t } from './share-texts'
import { subjectLabel } from '@/features/designs/options'
import type { Design } from '@/features/designs/types'
import { copyText } from '@/lib/clipboard'
import { useDialogs } from '@/lib/dialogs'
import { reportFailure } from '@/lib/end-session'
import { toast } from '@/lib/toast'

/** Where the teacher shares from: the menu of a card, the Design Corner, the lesson plan dialog. */
export type Place = 'card' | 'corner' | 'dialog'

/** Whether the device has a way to share. */
export const canHandOver = () => 'share' in navigator

/** Hands a plan to the sharing of the device; false where there is none. */
export async function handOver(title: string, text: string, url: string): Promise<boolean> {
  if (!canHandOver()) return false
  try {
    await navigator.share({ title, text, url })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' // the teacher thought better of it
  }
}

/** A plan's title, subject, grade, topic and link. */
export const messageOf = ({ title, subject, cohort, topic }: Design, link: string) => t('message', { title, subject: subjectLabel(subject), cohort, topic, link }).trim()

/** Copies a plan's facts and link and says so; where nothing can be copied the link is shown. */
async function copyMessage(design: Design, link: string): Promise<boolean> {
  const isCopied = await copyText(messageOf(design, link))
  toast(isCopied ? { title: t('textCopiedTitle'), description: t('textCopied') } : { title: t('linkTitle'), description: link })
  return isCopied
}

/** Hands a plan to the device, or to the clipboard where the device's sharing fails. */
export async function handOverOrCopy(design: Design, link: string): Promise<void> {
  if (!await handOver(design.title, messageOf(design, ''), link)) await copyMessage(design, link)
}

/** Copies the link alone from a card; else gives the plan's facts and link to the device, unless that has to wait, or to the clipboard. */
async function giveAway(design: Design, link: string, place: Place, mayHandOver: boolean): Promise<boolean> {
  if (place !== 'card' && mayHandOver && await handOver(design.title, messageOf(design, ''), link)) return false
  if (place !== 'card') return copyMessage(design, link)
  const isCopied = await copyText(link)
  toast(isCopied ? { title: t('linkCopiedTitle'), description: t('linkCopied') } : { title: t('linkTitle'), description: link })
  return isCopied
}

/** Shares a design, gives its link away and says how that went; the first time it asks whether colleagues may open it. True where something is on the clipboard now. */
export async function shareDesign(client: QueryClient, design: Design, place: Place): Promise<boolean> {
  try {
    const { shareCode = null, shareableLink } = await share(design.id)
    rememberShare(client, design.id, shareCode)
    if (shareableLink) {
      const asks = await mustAsk(client, shareableLink)
      const isCopied = await giveAway(design, shareableLink, place, !asks)
      if (asks) useDialogs.getState().openShare(design.id)
      return isCopied
    }
    toast({ title: common('error'), description: t('noLink'), kind: 'destructive' })
  } catch (error) {
    reportFailure(error, { title: common('error'), description: common(place === 'dialog' ? 'dialogFailed' : 'shareFailed') })
  }
  return false
}
