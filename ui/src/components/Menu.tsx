import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { Button } from '@/components/Button'
import { Icon, type IconName } from '@/components/Icon'
import { focusRing, panel } from '@/theme/styles'

/** One thing that a menu offers. */
export interface MenuItem {
  label: string
  icon: IconName
  onSelect: () => void
}

/** One of several choices, and whether it is the one that holds now. */
export interface MenuChoice {
  label: string
  checked: boolean
  onSelect: () => void
}

/** Choices of which one holds, beside each other under their name. */
export interface MenuGroup {
  group: string
  items: readonly MenuChoice[]
}

const Item = chakra('button', {
  base: {
    display: 'flex', alignItems: 'center', gap: '3', w: 'full', minH: '11', px: '3', rounded: 'sm', textAlign: 'start', cursor: 'pointer', whiteSpace: 'nowrap',
    _hover: { bg: 'bg.muted' }, ...focusRing, _focusVisible: { outline: '3px solid', outlineColor: 'fg', outlineOffset: '-3px' },
    '&[aria-checked=true]': { bg: 'bg.muted', fontWeight: 'semibold' },
  },
  variants: { choice: { true: { flex: '1', px: '2', gap: '1', justifyContent: 'center', fontSize: 'sm' } } },
})

const List = chakra('div', {
  base: {
    ...panel, rounded: 'md', p: '1', minW: '11rem', overflowY: 'auto', position: 'absolute', fontSize: 'md',
    boxShadow: '0 8px 24px rgb(0 0 0 / .18)', animation: 'appear 120ms ease-out',
  },
  variants: {
    side: { below: { top: '100%' }, above: { bottom: '100%' } },
    align: { start: { insetStart: '0' }, end: { insetEnd: '0' } },
  },
})

/** What lies over the lower edge of the window on phones: the tab bar. */
const COVERED_PX = 64
/** So much stays free at the upper edge. */
const MARGIN_PX = 4
/** Where a menu has hardly any room it is at least this high; the page can be scrolled to it. */
const LEAST_PX = 160

/** Where there is more room for a menu of this height, and how much. */
function roomFor(height: number, button: DOMRect) {
  const below = window.innerHeight - COVERED_PX - button.bottom
  const above = button.top - MARGIN_PX
  const isLow = height > below && above > below
  return { isLow, most: Math.max(LEAST_PX, isLow ? above : below) }
}

/** How far a menu between these edges must move to stand in the window. */
function shiftFor(left: number, right: number): number {
  const width = document.documentElement.clientWidth
  if (left < MARGIN_PX) return MARGIN_PX - left
  return Math.max(MARGIN_PX - left, Math.min(0, width - MARGIN_PX - right))
}

/** Over the round buttons and the bars of the page. */
const OPEN_LAYER = 40

/** Where a key leads from one of the items; nowhere for other keys. */
function nextAt(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight': return (at + 1) % count
    case 'ArrowUp':
    case 'ArrowLeft': return (at - 1 + count) % count
    case 'Home': return 0
    case 'End': return count - 1
    default: return undefined
  }
}

/** What the button that opens a menu must be given. */
export interface MenuTrigger {
  ref: Ref<HTMLButtonElement>
  'aria-label': string
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  disabled: boolean | undefined
  onClick: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

interface MenuProps {
  /** What the menu is about, for those who cannot see where it stands. */
  label: string
  items: readonly (MenuItem | MenuGroup)[]
  disabled?: boolean
  /** `above` for a menu at the foot of a dialog; elsewhere the room decides. */
  side?: 'above'
  /** The edge of its button that the menu keeps to. */
  align?: 'start' | 'end'
  /** Another button than the three dots. */
  children?: (trigger: MenuTrigger) => ReactNode
}

/** A button and the menu behind it: arrow keys, Home, End, Escape and Tab as in any menu. */
export function Menu({ label, items, disabled, side, align = 'end', children = (trigger) => <Dots {...trigger} /> }: MenuProps) {
  const [open, setOpen] = useState(false)
  const [isLow, setLow] = useState(side === 'above')
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const listId = useId()

  useLayoutEffect(() => {
    if (!open || !list.current || !trigger.current) return
    const { left, right } = list.current.getBoundingClientRect()
    list.current.style.translate = `${shiftFor(left, right)}px`
    if (side) return
    const room = roomFor(list.current.scrollHeight, trigger.current.getBoundingClientRect())
    setLow(room.isLow)
    list.current.style.maxHeight = `${room.most}px`
  }, [open, side])

  useEffect(() => {
    if (!open) return
    root.current?.querySelector<HTMLButtonElement>('[role^=menuitem]')?.focus()
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
    const buttons = [...(root.current?.querySelectorAll<HTMLButtonElement>('[role^=menuitem]') ?? [])]
    const at = buttons.findIndex((button) => button === document.activeElement)
    const next = nextAt(event.key, at, buttons.length)
    if (event.key === 'Escape') close()
    else if (event.key === 'Tab') setOpen(false)
    else if (next !== undefined) buttons[next]?.focus()
    if (event.key === 'Escape' || next !== undefined) event.preventDefault()
    if (event.key === 'Escape') event.stopPropagation() // the dialog that it stands in stays
  }
  const select = (item: Selectable) => {
    close()
    item.onSelect()
  }

  return (
    <chakra.div ref={root} position="relative" zIndex={open ? OPEN_LAYER : 1}>
      {children({
        ref: trigger, 'aria-label': label, 'aria-haspopup': 'menu', 'aria-expanded': open, 'aria-controls': open ? listId : undefined, disabled,
        onClick: () => setOpen(!open),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' || open) return
          event.preventDefault()
          setOpen(true)
        },
      })}
      {open && (
        <List ref={list} id={listId} role="menu" aria-label={label} tabIndex={0} onKeyDown={onKeyDown} side={isLow ? 'above' : 'below'} align={align}>
          {items.map((entry) => ('group' in entry ? <Group key={entry.group} {...entry} onSelect={select} /> : <Row key={entry.label} item={entry} onSelect={select} />))}
        </List>
      )}
    </chakra.div>
  )
}

function Dots(trigger: MenuTrigger) {
  return <Button variant="ghost" size="icon" {...trigger}><Icon name="more" /></Button>
}

type Selectable = Pick<MenuItem, 'onSelect'>

function Row({ item, onSelect }: { item: MenuItem; onSelect: (item: Selectable) => void }) {
  return (
    <Item type="button" role="menuitem" tabIndex={-1} onClick={() => onSelect(item)}>
      <Icon name={item.icon} size={20} />{item.label}
    </Item>
  )
}

function Group({ group, items, onSelect }: MenuGroup & { onSelect: (item: Selectable) => void }) {
  const id = useId()
  return (
    <chakra.div role="group" aria-labelledby={id} borderTopWidth="1px" borderColor="border" mt="1" pt="1">
      <chakra.p id={id} px="3" fontSize="sm" color="fg.muted">{group}</chakra.p>
      <chakra.div role="presentation" display="flex" gap="1">
        {items.map((item) => (
          <Item key={item.label} choice type="button" role="menuitemradio" aria-checked={item.checked} tabIndex={-1} onClick={() => onSelect(item)}>
            {item.checked && <Icon name="check" size={16} />}{item.label}
          </Item>
        ))}
      </chakra.div>
    </chakra.div>
  )
}
