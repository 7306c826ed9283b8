import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { rememberAsked, wasAsked } from './asked'
import { t } from './share-texts'
import { Button } from '@/components/Button'
import { Notice } from '@/components/Notice'
import { Panel } from '@/components/Panel'
import { copyText } from '@/lib/clipboard'
import { explain } from '@/lib/explain'
import { useSwitchNetwork, type Network } from '@/lib/network'
import { toast } from '@/lib/toast'

/** Tells that it worked, with the link that colleagues can open on the clipboard. */
async function tellOpened({ links: [address] }: Network, link: string) {
  const isCopied = address !== undefined && await copyText(address + new URL(link).pathname)
  toast({ title: t('opened'), description: t(isCopied ? 'openedCopied' : 'openedText') })
}

/** Asks whether colleagues may open Somo; once that was answered, it offers it in one line. */
function Question({ link }: { link: string }) {
  const [asked, setAsked] = useState(wasAsked)
  const { mutate, isPending, error } = useSwitchNetwork((network) => void tellOpened(network, link))
  const answer = () => {
    rememberAsked()
    setAsked(true)
  }
  const open = () => {
    rememberAsked()
    mutate(true)
  }
  return (
    <Panel p="4" bg="bg.muted" display="grid" gap="3">
      {asked ? <p>{t('onlyHere')}</p> : (
        <>
          <chakra.h3 fontFamily="heading" fontWeight="bold" fontSize="lg">{t('askTitle')}</chakra.h3>
          <p>{t('askText')}</p>
        </>
      )}
      {error && <Notice kind="error">{explain(error)}</Notice>}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button variant={asked ? 'outline' : 'solid'} disabled={isPending} onClick={open}>{t(isPending ? 'letting' : 'letThem')}</Button>
        {!asked && <Button variant="ghost" disabled={isPending} onClick={answer}>{t('notNow')}</Button>}
      </chakra.div>
    </Panel>
  )
}

/** Why only this computer can open a link, and what can be done about it. */
export function LocalOnly({ network, link }: { network: Network; link: string }) {
  const { lan, switchable, canManage } = network
  if (!switchable) return <Notice>{t('onlyHereFixed')}</Notice>
  if (lan) return <Notice>{t('noNetwork')}</Notice>
  return canManage ? <Question link={link} /> : <Notice>{t('onlyHereOthers')}</Notice>
}
