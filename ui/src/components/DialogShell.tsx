import { Dialog } from '@ark-ui/react/dialog'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useRef, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '@/components/Button'
import { Icon } from '@/components/Icon'
import { useNeedsKeyboard } from '@/components/keyboard-scroll'
import { t } from '@/components/texts'
import { TOASTS, toastsElement } from '@/components/toast/region'
import { heading } from '@/theme/styles'

// Chakra's own Dialog is these same parts of Ark with a recipe from the theme; styled here, they weigh 2 KB less.
const Backdrop = chakra(Dialog.Backdrop, {
  base: { position: 'fixed', inset: '0', bg: 'rgb(22 19 17 / .55)', zIndex: 1400, animation: 'appear 160ms ease-out' },
}, { forwardAsChild: true })

const Positioner = chakra(Dialog.Positioner, {
  base: { position: 'fixed', inset: '0', zIndex: 1400, display: 'flex', justifyContent: 'center', p: { md: '6' } },
  variants: { place: { screen: { alignItems: { base: 'stretch', md: 'center' } }, sheet: { alignItems: { base: 'flex-end', md: 'center' } } } },
}, { forwardAsChild: true })

const Content = chakra(Dialog.Content, {
  base: {
    display: 'flex', flexDirection: 'column', position: 'relative', w: 'full', maxH: 'full', outline: '0', overflow: 'hidden',
    bg: 'bg.panel', color: 'fg', rounded: { md: 'lg' }, borderWidth: { md: '1px' }, borderColor: 'border',
    boxShadow: '0 18px 50px -12px rgb(0 0 0 / .45)', animation: 'dialog-in 180ms ease-out',
  },
  variants: {
    place: { screen: {}, sheet: { roundedTop: { base: 'lg' } } },
    width: { sm: { maxW: { md: '28rem' } }, md: { maxW: { md: '42rem' } }, lg: { maxW: { md: '60rem' } } },
  },
}, { forwardAsChild: true })

const Title = chakra(Dialog.Title, { base: { ...heading, fontSize: 'xl', minW: '0', overflowWrap: 'anywhere' } }, { forwardAsChild: true })

const Scroller = chakra('div', {
  base: {
    // relative: what is hidden from sight in it must scroll with it, and not make the sheet around it scroll
    position: 'relative', flex: '1', minH: '0', overflowY: 'auto', overscrollBehavior: 'contain', px: { base: '4', md: '6' }, py: '4',
    _focusVisible: { outline: '3px solid', outlineColor: 'fg', outlineOffset: '-3px' },
  },
})

function Body({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const needsKeyboard = useNeedsKeyboard(box)
  return <Scroller ref={box} {...(needsKeyboard && { tabIndex: 0, role: 'group', 'aria-labelledby': labelledBy })}>{children}</Scroller>
}

const Footer = chakra('footer', {
  base: {
    display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: '3', px: { base: '4', md: '6' }, pt: '3',
    pb: 'max(0.75rem, env(safe-area-inset-bottom))', borderTopWidth: '1px', borderColor: 'border', bg: 'bg.panel',
  },
})

interface DialogShellProps {
  title: ReactNode
  children: ReactNode
  /** Called by Escape, the close button and a click beside the dialog; the dialog stays until its owner takes it away. */
  onClose: () => void
  /** Above the title, such as the band. */
  above?: ReactNode
  /** Under the title, such as badges or "Step 1 of 5". */
  below?: ReactNode
  /** Buttons that stay in view. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  /** What it takes of a phone's screen: all of it, or what it needs, from below. */
  place?: 'screen' | 'sheet'
  /** Whether a click beside the dialog closes it. */
  closeOnOutside?: boolean
  initialFocus?: RefObject<HTMLElement | null>
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog'
}

/** The frame of every dialog: the whole screen on phones, a sheet on larger ones, with its buttons always in view. */
export default function DialogShell({
  title, children, onClose, above, below, footer, size = 'md', place = 'screen', closeOnOutside = true, initialFocus, role = 'dialog',
}: DialogShellProps) {
  const titleId = useId()
  return (
    <Dialog.Root
      open ids={{ title: titleId }} role={role} closeOnInteractOutside={closeOnOutside} persistentElements={[toastsElement]}
      {...(initialFocus && { initialFocusEl: () => initialFocus.current })}
      onEscapeKeyDown={(event) => { if (document.querySelector('[role=menu]')) event.preventDefault() }} // it is for the menu that is open
      onOpenChange={({ open }) => { if (!open) onClose() }}
    >
      {createPortal(
        <>
          <Backdrop />
          <Positioner place={place}>
            <Content width={size} place={place}>
              <chakra.header px={{ base: '4', md: '6' }} pt="4" pb="3" borderBottomWidth="1px" borderColor="border">
                {above && <chakra.div mb="3">{above}</chakra.div>}
                <chakra.div display="flex" alignItems="flex-start" justifyContent="space-between" gap="3">
                  <Title>{title}</Title>
                  <Button variant="ghost" size="icon" mt="-2" me="-2" aria-label={t('close')} onClick={onClose}><Icon name="close" /></Button>
                </chakra.div>
                {below}
              </chakra.header>
              <Body labelledBy={titleId}>{children}</Body>
              <span hidden aria-controls={TOASTS.id} aria-expanded />{/* lets F8 take the focus out of the dialog to a toast */}
              {footer && <Footer>{footer}</Footer>}
            </Content>
          </Positioner>
        </>,
        document.body,
      )}
    </Dialog.Root>
  )
}
