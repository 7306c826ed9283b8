import { chakra } from '@chakra-ui/react/styled-system'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { rememberShare, shareQuery, stopSharing, type Share } from './api'
import { LinkField } from './LinkField'
import { LocalOnly } from './LocalOnly'
import { t } from './share-texts'
import { ShareCard } from './ShareCard'
import { t as common } from './texts'
import { Button } from '@/components/Button'
import DialogShell from '@/components/DialogShell'
import { Icon } from '@/components/Icon'
import { LoadFailed } from '@/components/LoadFailed'
import { designQueries } from '@/features/designs/api/queries'
import type { Design } from '@/features/designs/types'
import { browser } from '@/lib/browser'
import { reportFailure } from '@/lib/end-session'
import { isLocal, useNetwork, type Network } from '@/lib/network'
import { toast } from '@/lib/toast'

const Link = chakra('a', { base: { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '3px', display: 'inline-flex', alignItems: 'center', gap: '2', minH: '11' } })

/** Where the plan can be opened: for colleagues where they can come, else here alone. */
function Opened({ share, network, design }: { share: Share; network: Network | undefined; design: Design | undefined }) {
  const { shareableLink: first, links, shortCode, shortLinks } = share
  const others = links.filter((link) => link !== first)
  return (
    <>
      {isLocal(first)
        ? network && <LocalOnly network={network} link={first} />
        : <ShareCard design={design} link={first} short={{ link: shortLinks[0] ?? first, code: shortCode }} />}
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

/** The links of a design, and how colleagues reach them; both follow the computer to other networks. */
function useLinks(designId: string) {
  const network = useNetwork()
  const share = useQuery({ ...shareQuery(designId, network.data?.links), enabled: !network.isPending, placeholderData: keepPreviousData })
  return { network: network.data, ...share }
}

const isWhole = (share: Partial<Share> | undefined): share is Share => Boolean(share?.shareableLink)

/** Where a shared plan can be opened, and the end of sharing it. */
export default function ShareDialog({ designId, onClose }: { designId: string; onClose: () => void }) {
  const { network, data, error, refetch } = useLinks(designId)
  const design = useQuery(designQueries.list()).data?.find(({ id }) => id === designId)
  const stop = useStopSharing(designId, onClose)
  return (
    <DialogShell
      title={t('dialogTitle')} size="sm" onClose={onClose}
      footer={
        <>
          {isWhole(data) && <Button variant="outline" me="auto" disabled={stop.isPending} onClick={stop.ask}>{t(stop.isPending ? 'stopping' : 'stop')}</Button>}
          <Button onClick={onClose}>{t('done')}</Button>
        </>
      }
    >
      <chakra.div display="grid" gap="4">
        <p>{t('everybody')} {t('newest')}</p>
        {isWhole(data) && <Opened share={data} network={network} design={design} />}
        {error && !data && <LoadFailed title={t('loadFailed')} error={error} onRetry={() => void refetch()} />}
        {!data && !error && <chakra.p role="status" color="fg.muted">{t('loading')}</chakra.p>}
      </chakra.div>
    </DialogShell>
  )
}
