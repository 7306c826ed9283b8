import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderApp } from '@/testing/render'
import DialogShell from './DialogShell'

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>Open</button>
      {open && <DialogShell title="A plan" onClose={() => setOpen(false)} footer={<button type="button">Save</button>}><p>Inside</p></DialogShell>}
    </>
  )
}

function Busy() {
  const [isBusy, setBusy] = useState(true)
  return (
    <DialogShell title="A plan" onClose={() => {}} footer={<button type="button" onClick={() => setBusy(false)}>Ready</button>}>
      <p>Inside</p>
      <button type="button" disabled={isBusy}>Go on</button>
    </DialogShell>
  )
}

it('is a dialog with a name, takes the focus in, and gives it back', async () => {
  const { teacher } = renderApp(<Page />)
  const opener = screen.getByRole('button', { name: 'Open' })
  await teacher.click(opener)
  const dialog = await screen.findByRole('dialog', { name: 'A plan' })
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  expect(screen.getByRole('button', { name: 'Save' })).toBeInTheDocument()
  await teacher.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(opener).toHaveFocus())
})

it('closes by its button', async () => {
  const { teacher } = renderApp(<Page />)
  await teacher.click(screen.getByRole('button', { name: 'Open' }))
  await teacher.click(await screen.findByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('lets the keyboard scroll what is longer than the screen, by the body where nothing in it takes the keyboard', async () => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900)
  const { teacher } = renderApp(<Busy />)
  const body = await screen.findByRole('group', { name: 'A plan' })
  expect(body).toHaveAttribute('tabindex', '0')
  await teacher.click(screen.getByRole('button', { name: 'Ready' }))
  await waitFor(() => expect(body).not.toHaveAttribute('tabindex'))
  expect(screen.queryByRole('group')).toBeNull()
})

it('adds no stop for the keyboard where all is in view', async () => {
  renderApp(<DialogShell title="A plan" onClose={() => {}}><p>Inside</p></DialogShell>)
  await screen.findByText('Inside')
  expect(screen.queryByRole('group')).toBeNull()
})
