import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { Button } from '@/components/Button'
import { Icon, type IconName } from '@/components/Icon'
import { focusRing, panel } from '@/theme/styles'

/** One thing that a menu offers. */
export interface MenuItem {
  label: string
  icon?: IconName
  /** Where it is one of several choices: whether it is the one that holds now. */
  checked?: boolean
  onSelect: () => void
}

/** Things that belong together, under their name. */
export interface MenuGroup {
  group: string
  items: readonly MenuItem[]
}

const Item = chakra('button', {
  base: {
    display: 'flex', alignItems: 'center', gap: '3', w: 'full', minH: '11', px: '3', rounded: 'sm', textAlign: 'start', cursor: 'pointer', whiteSpace: 'nowrap',
    _hover: { bg: 'bg.muted' }, ...focusRing, _focusVisible: { outline: '3px solid', outlineColor: 'fg', outlineOffset: '-3px' },
  },
})

const List = chakra('div', {
  base: {
    ...panel, rounded: 'md', p: '1', minW: '11rem', maxH: 'calc(100dvh - 8rem)', overflowY: 'auto', position: 'absolute', fontSize: 'md',
    boxShadow: '0 8px 24px rgb(0 0 0 / .18)', animation: 'appear 120ms ease-out',
  },
  variants: {
    side: { below: { top: '100%' }, above: { bottom: '100%' } },
    align: { start: { insetStart: '0' }, end: { insetEnd: '0' } },
  },
})

/** What lies over the lower edge of the window on phones: the tab bar. */
const COVERED_PX = 64

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
  const [isLow, setLow] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const listId = useId()

  useLayoutEffect(() => {
    if (!open || !list.current || !trigger.current) return
    const button = trigger.current.getBoundingClientRect()
    const { offsetHeight: height } = list.current
    setLow(button.bottom + height > window.innerHeight - COVERED_PX && button.top > height)
  }, [open])

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
    const next = { ArrowDown: (at + 1) % buttons.length, ArrowUp: (at - 1 + buttons.length) % buttons.length, Home: 0, End: buttons.length - 1 }[event.key]
    if (event.key === 'Escape') close()
    else if (event.key === 'Tab') setOpen(false)
    else if (next !== undefined) buttons[next]?.focus()
    if (event.key === 'Escape' || next !== undefined) event.preventDefault()
    if (event.key === 'Escape') event.stopPropagation() // the dialog that it stands in stays
  }
  const select = (item: MenuItem) => {
    close()
    item.onSelect()
  }

  return (
    <chakra.div ref={root} position="relative" zIndex={open ? 5 : 1}>
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
        <List ref={list} id={listId} role="menu" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown} side={side ?? (isLow ? 'above' : 'below')} align={align}>
          {items.map((entry) => ('group' in entry ? <Group key={entry.group} {...entry} onSelect={select} /> : <Row key={entry.label} item={entry} onSelect={select} />))}
        </List>
      )}
    </chakra.div>
  )
}

function Dots(trigger: MenuTrigger) {
  return <Button variant="ghost" size="icon" {...trigger}><Icon name="more" /></Button>
}

interface RowProps {
  item: MenuItem
  onSelect: (item: MenuItem) => void
}

function Row({ item, onSelect }: RowProps) {
  const isChoice = item.checked !== undefined
  return (
    <Item type="button" role={isChoice ? 'menuitemradio' : 'menuitem'} aria-checked={item.checked} tabIndex={-1} onClick={() => onSelect(item)}>
      <chakra.span w="20px" display="inline-flex">{item.checked ? <Icon name="check" size={20} /> : item.icon && <Icon name={item.icon} size={20} />}</chakra.span>
      {item.label}
    </Item>
  )
}

function Group({ group, items, onSelect }: MenuGroup & Pick<RowProps, 'onSelect'>) {
  const id = useId()
  return (
    <chakra.div role="group" aria-labelledby={id} borderTopWidth="1px" borderColor="border" mt="1" pt="1">
      <chakra.p id={id} px="3" pt="1" fontSize="sm" color="fg.muted">{group}</chakra.p>
      {items.map((item) => <Row key={item.label} item={item} onSelect={onSelect} />)}
    </chakra.div>
  )
}
