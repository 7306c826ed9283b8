import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '@/components/Button'
import { Icon, type IconName } from '@/components/Icon'
import { focusRing, panel } from '@/theme/styles'

/** One thing that a menu offers. */
export interface MenuItem {
  label: string
  icon: IconName
  onSelect: () => void
}

const Item = chakra('button', {
  base: {
    display: 'flex', alignItems: 'center', gap: '3', w: 'full', minH: '11', px: '3', rounded: 'sm', textAlign: 'start', cursor: 'pointer', whiteSpace: 'nowrap',
    _hover: { bg: 'bg.muted' }, ...focusRing, _focusVisible: { outline: '3px solid', outlineColor: 'fg', outlineOffset: '-3px' },
  },
})

interface MenuProps {
  /** What the menu is about, for those who cannot see where it stands. */
  label: string
  items: readonly MenuItem[]
  disabled?: boolean
}

/** A button with three dots and the menu behind it: arrow keys, Home, End, Escape and Tab as in any menu. */
export function Menu({ label, items, disabled }: MenuProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const listId = useId()
  const itemButtons = () => [...(root.current?.querySelectorAll<HTMLButtonElement>('[role=menuitem]') ?? [])]

  useEffect(() => {
    if (!open) return
    root.current?.querySelector<HTMLButtonElement>('[role=menuitem]')?.focus()
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [open])

  const close = () => {
    setOpen(false)
    trigger.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = itemButtons()
    const at = buttons.findIndex((button) => button === document.activeElement)
    const next = { ArrowDown: (at + 1) % buttons.length, ArrowUp: (at - 1 + buttons.length) % buttons.length, Home: 0, End: buttons.length - 1 }[event.key]
    if (event.key === 'Escape') close()
    else if (event.key === 'Tab') setOpen(false)
    else if (next !== undefined) buttons[next]?.focus()
    if (event.key === 'Escape' || next !== undefined) event.preventDefault()
  }
  const select = (item: MenuItem) => {
    close()
    item.onSelect()
  }

  return (
    <chakra.div ref={root} position="relative" zIndex={open ? 5 : 1}>
      <Button
        ref={trigger} variant="ghost" size="icon" aria-label={label} aria-haspopup="menu" aria-expanded={open} aria-controls={open ? listId : undefined}
        disabled={disabled} onClick={() => setOpen(!open)} onKeyDown={(event) => { if (event.key === 'ArrowDown' && !open) { event.preventDefault(); setOpen(true) } }}
      >
        <Icon name="more" />
      </Button>
      {open && (
        <chakra.div
          id={listId} role="menu" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown} {...panel} rounded="md" p="1" minW="11rem"
          position="absolute" top="100%" insetEnd="0" boxShadow="0 8px 24px rgb(0 0 0 / .18)" animation="appear 120ms ease-out"
        >
          {items.map((item) => (
            <Item key={item.label} type="button" role="menuitem" tabIndex={-1} onClick={() => select(item)}>
              <Icon name={item.icon} size={20} />{item.label}
            </Item>
          ))}
        </chakra.div>
      )}
    </chakra.div>
  )
}
