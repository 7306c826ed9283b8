import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '@/components/Button'
import { Icon } from '@/components/Icon'
import { Qr } from '@/components/Qr'
import { catalogue } from '@/i18n/catalogue'
import { browser } from '@/lib/browser'

const t = catalogue({ print: 'Print this card' })

/** What ends the printing of a card: the next thing that is done. Browsers on phones tell too early that they have printed. */
const NEXT = ['pointerdown', 'keydown'] as const

interface CardProps {
  title: string
  link: string
  /** What the QR code is, in words. */
  label: string
  children: ReactNode
}

/** On screen it is not seen; while it is on the page, it alone is printed. */
function Card({ title, link, label, children }: CardProps) {
  return createPortal(
    <chakra.div
      className="print-card" aria-hidden justifyItems="center" gap="4" w="120mm" p="8mm" mx="auto" textAlign="center" color="black" bg="white"
      borderWidth="1px" borderColor="black" rounded="md" overflowWrap="anywhere" css={{ display: 'none', breakInside: 'avoid', '@media print': { display: 'grid' } }}
    >
      <chakra.p fontFamily="heading" fontWeight="bold" fontSize="2xl" lineHeight="short">{title}</chakra.p>
      <Qr link={link} label={label} size="70mm" />
      {children}
    </chakra.div>,
    document.body,
  )
}

/** The button that prints a small card with an address, for the wall or the board, in place of the page. */
export function PrintCard(card: CardProps) {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    if (!isPrinting) return
    browser.print()
    const done = () => setPrinting(false)
    for (const next of NEXT) window.addEventListener(next, done, true)
    return () => { for (const next of NEXT) window.removeEventListener(next, done, true) }
  }, [isPrinting])
  return (
    <>
      <Button variant="outline" px="4" justifySelf="start" onClick={() => setPrinting(true)}><Icon name="print" size={20} />{t('print')}</Button>
      {isPrinting && <Card {...card} />}
    </>
  )
}
