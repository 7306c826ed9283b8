import { Suspense, useCallback, useRef, useState } from 'react'
import { Button } from '@/components/Button'
import { Icon } from '@/components/Icon'
import { t } from './texts'
import { lazyPart } from '@/lib/lazy'

const FeedbackPanel = lazyPart(() => import('./FeedbackPanel'))

/** The round button that is on every signed-in page, and the panel behind it; `raised` leaves room for a button of the page's own. */
export function FeedbackWidget({ raised }: { raised: boolean }) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => {
    setOpen(false)
    button.current?.focus()
  }, [])
  return (
    <>
      <Button
        ref={button} variant="outline" size="icon" rounded="full" position="fixed" zIndex={20} insetEnd={{ base: '22px', lg: '30px' }}
        bottom={raised ? { base: 'calc(140px + env(safe-area-inset-bottom))', lg: '96px' } : { base: 'calc(78px + env(safe-area-inset-bottom))', lg: '30px' }}
        boxShadow="0 4px 14px rgb(0 0 0 / .22)" aria-label={t(open ? 'close' : 'open')} aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'close' : 'chat'} />
      </Button>
      {open && <Suspense fallback={null}><FeedbackPanel onClose={close} raised={raised} /></Suspense>}
    </>
  )
}
