import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { currentUser } from '@/lib/session'
import { aUser } from '@/testing/builders'
import { renderApp } from '@/testing/render'
import { server } from '@/testing/server'
import { SignOutForm } from './SignOutForm'

it('automatic sign-out is chosen by the teacher, and kept with her account', async () => {
  const sent = vi.fn<(body: unknown) => void>()
  server.use(http.patch('/api/auth/user', async ({ request }) => {
    sent(await request.json())
    return HttpResponse.json(aUser({ signOutAfter: 15 }))
  }))
  const { teacher } = renderApp(<SignOutForm user={aUser()} />, { user: aUser() })
  const choice = screen.getByRole('combobox', { name: 'Sign me out' })
  expect([...choice.querySelectorAll('option')].map((option) => option.textContent)).toEqual(['Never', 'After 5 minutes', 'After 15 minutes', 'After 30 minutes', 'After 60 minutes'])
  await teacher.selectOptions(choice, 'After 15 minutes')
  await teacher.click(screen.getByRole('button', { name: 'Save this choice' }))
  await waitFor(() => expect(currentUser()?.signOutAfter).toBe(15))
  expect(sent).toHaveBeenCalledExactlyOnceWith({ signOutAfter: 15 })
})
