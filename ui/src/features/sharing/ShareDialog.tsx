import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { rememberShare, shareQuery, stopSharing } from './api'
import { t } from './share-texts'
import { t as common } from './texts'
import { COPIED_MS } from './use-share'
import { Button } from '@/components/Button'
import DialogShell from '@/components/DialogShell'
import { Input } from '@/components/Field'
import { Icon } from '@/components/Icon'
import { LoadFailed } from '@/components/LoadFailed'
import { browser } from '@/lib/browser'
import { copyText } from '@/lib/clipboard'
import { reportFailure } from '@/lib/end-session'
import { toast } from '@/lib/toast'

const Link = chakra('a', { base: { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '3px', display: 'inline-flex', alignItems: 'center', gap: '2', minH: '11' } })

/** A link to read and to copy. */
function LinkField({ name, link }: { name: string; link: string }) {
  const id = useId()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    if (!await copyText(link)) {
      toast({ title: t('linkTitle'), description: link })
      return
    }
    setCopied(true)
    setTimeout(() => setCopied(false), COPIED_MS)
    toast({ title: t('linkCopiedTitle'), description: t('linkCopied') })
  }
  return (
    <div>
      <chakra.label htmlFor={id} display="block" fontWeight="medium" mb="1">{name}</chakra.label>
      <chakra.div display="flex" gap="2">
        <Input id={id} readOnly value={link} minW="0" onFocus={(event) => event.currentTarget.select()} />
        <Button variant="outline" px="4" aria-label={isCopied ? common('copied') : t('copyThis', { name })} onClick={() => void copy()}>{isCopied ? common('copied') : t('copy')}</Button>
      </chakra.div>
    </div>
  )
}

function Links({ first, others }: { first: string; others: readonly string[] }) {
  return (
    <>
      <LinkField name={t('link')} link={first} />
      <Link href={first} target="_blank" rel="noopener"><Icon name="newTab" size={20} />{t('open')}</Link>
      {others.length > 0 && <chakra.p color="fg.muted">{t('otherLinks')}</chakra.p>}
      {others.map((link, i) => <LinkField key={link} name={t('otherLink', { n: i + 2 })} link={link} />)}
    </>
  )
}

function useStopSharing(designId: string, onStopped: () => void) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => stopSharing(designId),
    onSuccess: () => {
      rememberShare(client, designId, null)
      toast({ title: t('stoppedTitle'), description: t('stopped') })
      onStopped()
    },
    onError: (error) => reportFailure(error, { title: common('error'), description: t('stopFailed') }),
  })
  return { isPending, ask: () => { if (browser.confirm(t('confirmStop'))) mutate() } }
}

/** Where a shared plan can be opened, and the end of sharing it. */
export default function ShareDialog({ designId, onClose }: { designId: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(shareQuery(designId))
  const stop = useStopSharing(designId, onClose)
  const { shareableLink: first, links = [] } = data ?? {}
  return (
    <DialogShell
      title={t('dialogTitle')} size="sm" onClose={onClose}
      footer={
        <>
          {first && <Button variant="outline" me="auto" disabled={stop.isPending} onClick={stop.ask}>{t(stop.isPending ? 'stopping' : 'stop')}</Button>}
          <Button onClick={onClose}>{t('done')}</Button>
        </>
      }
    >
      <chakra.div display="grid" gap="4">
        <p>{t('everybody')} {t('newest')}</p>
        {first && <Links first={first} others={links.filter((link) => link !== first)} />}
        {error && !data && <LoadFailed title={t('loadFailed')} error={error} onRetry={() => void refetch()} />}
        {!data && !error && <chakra.p role="status" color="fg.muted">{t('loading')}</chakra.p>}
      </chakra.div>
    </DialogShell>
  )
}
