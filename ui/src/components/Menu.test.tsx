import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderApp } from '@/testing/render'
import { Menu } from './Menu'

const show = () => {
  const onEdit = vi.fn<() => void>()
  const onDelete = vi.fn<() => void>()
  const view = renderApp(
    <>
      <Menu label="Actions" items={[{ label: 'Edit', icon: 'edit', onSelect: onEdit }, { label: 'Delete', icon: 'trash', onSelect: onDelete }]} />
      <p>elsewhere</p>
    </>,
  )
  return { ...view, onEdit, onDelete, trigger: screen.getByRole('button', { name: 'Actions' }) }
}
const item = (name: string) => screen.getByRole('menuitem', { name })

it('opens with the focus on its first item and closes with the focus back', async () => {
  const { teacher, trigger } = show()
  await teacher.click(trigger)
  expect(trigger).toHaveAttribute('aria-expanded', 'true')
  expect(item('Edit')).toHaveFocus()
  await teacher.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(trigger).toHaveFocus()
})

it('is walked through with the keyboard, round and round', async () => {
  const { teacher, trigger } = show()
  trigger.focus()
  await teacher.keyboard('{ArrowDown}')
  expect(item('Edit')).toHaveFocus()
  for (const [key, name] of [['ArrowDown', 'Delete'], ['ArrowDown', 'Edit'], ['ArrowUp', 'Delete'], ['Home', 'Edit'], ['End', 'Delete']] as const) {
    await teacher.keyboard(`{${key}}`)
    expect(item(name)).toHaveFocus()
  }
})

it('does what was chosen and is gone', async () => {
  const { teacher, trigger, onEdit, onDelete } = show()
  await teacher.click(trigger)
  await teacher.click(item('Delete'))
  expect(onDelete).toHaveBeenCalledTimes(1)
  expect(onEdit).not.toHaveBeenCalled()
  expect(screen.queryByRole('menu')).toBeNull()
})

it('goes when one presses elsewhere or moves on', async () => {
  const { teacher, trigger } = show()
  await teacher.click(trigger)
  await teacher.click(screen.getByText('elsewhere'))
  expect(screen.queryByRole('menu')).toBeNull()
  await teacher.click(trigger)
  await teacher.tab()
  expect(screen.queryByRole('menu')).toBeNull()
})

it('offers choices of which one holds', async () => {
  const onActive = vi.fn<() => void>()
  const { teacher } = renderApp(
    <Menu
      label="Actions"
      items={[
        { label: 'Edit', icon: 'edit', onSelect: () => {} },
        { group: 'Status', items: [{ label: 'draft', checked: true, onSelect: () => {} }, { label: 'active', checked: false, onSelect: onActive }] },
      ]}
    />,
  )
  await teacher.click(screen.getByRole('button', { name: 'Actions' }))
  const choices = within(screen.getByRole('group', { name: 'Status' })).getAllByRole('menuitemradio')
  expect(choices.map((choice) => [choice.textContent, choice.getAttribute('aria-checked')])).toEqual([['draft', 'true'], ['active', 'false']])
  await teacher.keyboard('{ArrowDown}{ArrowRight}{Enter}')
  expect(onActive).toHaveBeenCalledTimes(1)
})

it('may have a button of its own', async () => {
  const { teacher } = renderApp(
    <Menu label="Share this" items={[{ label: 'Link', icon: 'link', onSelect: () => {} }]}>{(trigger) => <button type="button" {...trigger}>Share</button>}</Menu>,
  )
  await teacher.click(screen.getByRole('button', { name: 'Share this' }))
  expect(item('Link')).toHaveFocus()
})

it.each([
  ['reaches out on the left', -90, 130, '94px'],
  ['reaches out on the right', 900, 1100, '-80px'],
  ['is wider than the window', -20, 1100, '24px'],
  ['fits', 300, 520, '0px'],
])('is moved into the window where it %s', async (_, left, right, moved) => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1024)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, 0, right - left, 100))
  const { teacher, trigger } = show()
  await teacher.click(trigger)
  expect(screen.getByRole('menu').style.translate).toBe(moved)
})
