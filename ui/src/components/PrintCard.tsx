import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Qr } from '@/components/Qr'

/** A small card with an address, for the wall or the board. While it is on the page, it alone is printed; on screen it is not seen. */
export function PrintCard({ title, link, label, children }: { title: string; link: string; label: string; children: ReactNode }) {
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
