import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import DialogShell from '@/components/DialogShell'
import { toast } from '@/lib/toast'
import { renderApp } from '@/testing/render'

it('is heard, reached by F8 and pressed while a dialog is open, and leaves the dialog open', async () => {
  const onClose = vi.fn<() => void>()
  const { teacher } = renderApp(<DialogShell title="A plan" onClose={onClose}>Inside</DialogShell>)
  const dialog = await screen.findByRole('dialog', { name: 'A plan' })
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  act(() => toast({ title: 'Saved!' }))
  const region = screen.getByRole('region', { name: 'Notifications (F8)' })
  expect(screen.getByRole('status')).toHaveTextContent('Saved!')
  fireEvent.keyDown(document, { key: 'F8' })
  await waitFor(() => expect(region).toHaveFocus())
  const close = screen.getAllByRole('button', { name: 'Close' }).find((button) => region.contains(button))!
  await teacher.click(close)
  expect(screen.queryByText('Saved!')).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
})
