import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense } from 'react'
import { lazyPart } from '@/lib/lazy'

const QrCode = lazyPart(() => import('@/components/QrCode'))

/** The QR code of an address. What draws it is loaded when it is first shown; its room is kept. */
export function Qr({ link, label, size = '13rem' }: { link: string; label: string; size?: string }) {
  return (
    <chakra.div w={size} maxW="full" aspectRatio="1" bg="white" rounded="md" borderWidth="1px" borderColor="border" overflow="hidden" flexShrink={0}>
      <Suspense fallback={null}><QrCode text={link} label={label} /></Suspense>
    </chakra.div>
  )
}
