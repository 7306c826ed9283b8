import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
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
