import { Dialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { chakra, defineSlotRecipe } from '@chakra-ui/react/styled-system'
import type { ReactNode, RefObject } from 'react'
import { Button } from '@/components/Button'
import { Icon } from '@/components/Icon'
import { t } from '@/components/texts'
import { heading } from '@/theme/styles'

const recipe = defineSlotRecipe({
  className: 'dialog',
  slots: ['backdrop', 'positioner', 'content', 'title', 'body', 'footer'],
  base: {
    backdrop: { position: 'fixed', inset: '0', bg: 'rgb(22 19 17 / .55)', zIndex: 1400, animation: 'appear 160ms ease-out' },
    positioner: { position: 'fixed', inset: '0', zIndex: 1400, display: 'flex', justifyContent: 'center', alignItems: { base: 'stretch', md: 'center' }, p: { md: '6' } },
    content: {
      display: 'flex', flexDirection: 'column', position: 'relative', w: 'full', maxH: 'full', outline: '0', overflow: 'hidden',
      bg: 'bg.panel', color: 'fg', rounded: { md: 'lg' }, borderWidth: { md: '1px' }, borderColor: 'border',
      boxShadow: '0 18px 50px -12px rgb(0 0 0 / .45)', animation: 'dialog-in 180ms ease-out',
    },
    title: { ...heading, fontSize: 'xl' },
    body: { flex: '1', minH: '0', overflowY: 'auto', overscrollBehavior: 'contain', px: { base: '4', md: '6' }, py: '4' },
    footer: {
      display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: '3', px: { base: '4', md: '6' }, pt: '3',
      pb: 'max(0.75rem, env(safe-area-inset-bottom))', borderTopWidth: '1px', borderColor: 'border', bg: 'bg.panel',
    },
  },
  variants: {
    size: {
      sm: { content: { maxW: { md: '28rem' } } },
      md: { content: { maxW: { md: '42rem' } } },
      lg: { content: { maxW: { md: '60rem' } } },
    },
  },
  defaultVariants: { size: 'md' },
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
  /** Whether a click beside the dialog closes it. */
  closeOnOutside?: boolean
  initialFocus?: RefObject<HTMLElement | null>
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog'
}

/** The frame of every dialog: the whole screen on phones, a sheet on larger ones, with its buttons always in view. */
export default function DialogShell({
  title, children, onClose, above, below, footer, size = 'md', closeOnOutside = true, initialFocus, role = 'dialog',
}: DialogShellProps) {
  return (
    <Dialog.Root
      open recipe={recipe} size={size} role={role} closeOnInteractOutside={closeOnOutside}
      {...(initialFocus && { initialFocusEl: () => initialFocus.current })}
      onOpenChange={({ open }) => { if (!open) onClose() }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <chakra.header px={{ base: '4', md: '6' }} pt="4" pb="3" borderBottomWidth="1px" borderColor="border">
              {above && <chakra.div mb="3">{above}</chakra.div>}
              <chakra.div display="flex" alignItems="flex-start" justifyContent="space-between" gap="3">
                <Dialog.Title>{title}</Dialog.Title>
                <Button variant="ghost" size="icon" mt="-2" me="-2" aria-label={t('close')} onClick={onClose}><Icon name="close" /></Button>
              </chakra.div>
              {below}
            </chakra.header>
            <Dialog.Body>{children}</Dialog.Body>
            {footer && <Dialog.Footer>{footer}</Dialog.Footer>}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
