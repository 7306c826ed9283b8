import { chakra } from '@chakra-ui/react/styled-system'
import { canHandOver, handOverOrCopy } from './share-design'
import { t } from './share-texts'
import { Button } from '@/components/Button'
import { Icon } from '@/components/Icon'
import { PrintCard } from '@/components/PrintCard'
import { Qr } from '@/components/Qr'
import type { Design } from '@/features/designs/types'
import { typed } from '@/lib/network'

const Hint = chakra('p', { base: { color: 'fg.muted', fontSize: 'sm' } })

/** What is typed on a phone: the address, and the code large. */
function ToType({ link, code }: { link: string; code: string }) {
  const address = typed(link).slice(0, -code.length)
  return (
    <chakra.p overflowWrap="anywhere" lineHeight="short">
      {address}<chakra.strong display="block" fontFamily="mono" fontSize="2xl" letterSpacing="0.04em">{code}</chakra.strong>
    </chakra.p>
  )
}

interface ShareCardProps {
  design: Design | undefined
  /** The best link, and the same to type. */
  link: string
  short: { link: string; code: string }
}

/** A link for the phones around: to scan, to type, to hand on, to print. */
export function ShareCard({ design, link, short }: ShareCardProps) {
  const label = t('qr', { link })
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="4" alignItems="center">
      <Qr link={link} label={label} size="11rem" />
      <chakra.div flex="1 1 12rem" minW="0" display="grid" gap="3" justifyItems="start">
        <div>
          <Hint>{t('scan')}</Hint>
          <ToType {...short} />
        </div>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {design && canHandOver() && <Button variant="outline" px="4" onClick={() => void handOverOrCopy(design, link)}><Icon name="share" size={20} />{t('device')}</Button>}
          <PrintCard title={design?.title ?? ''} link={link} label={label}>
            <chakra.div fontSize="lg"><p>{t('scan')}</p><ToType {...short} /></chakra.div>
            <chakra.p fontSize="sm">{link}</chakra.p>
          </PrintCard>
        </chakra.div>
      </chakra.div>
    </chakra.div>
  )
}
