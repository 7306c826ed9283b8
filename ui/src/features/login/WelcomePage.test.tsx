import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import { currentUser, useSession } from '@/lib/session'
import { aUser } from '@/testing/builders'
import { renderApp } from '@/testing/render'
import { server } from '@/testing/server'
import LoginPage from './LoginPage'
import WelcomePage from './WelcomePage'

const open = (at: string, isNew: boolean) => {
  useSession.setState({ isNew })
  return renderApp(<Routes><Route path="/login" element={<LoginPage />} /><Route path="/welcome" element={<WelcomePage />} /></Routes>, { at, user: null }).teacher
}

it('says what Somo is and makes the first account', async () => {
  server.use(http.post('/api/auth/register', () => HttpResponse.json({ ...aUser(), recoveryCode: 'QQQQWWWWEEEERRRRTTTTYYYYUU' }, { status: 201 })))
  const teacher = open('/welcome', true)
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome to Somo' })).toBeInTheDocument()
  expect(screen.getByText('It runs on this computer and needs no internet.')).toBeInTheDocument()
  await teacher.type(screen.getByLabelText(/^First name/), 'Amina')
  await teacher.type(screen.getByLabelText(/^Email/), 'amina@example.org')
  await teacher.type(screen.getByLabelText(/^Password/), 'maji ni uhai 7')
  await teacher.click(screen.getByRole('button', { name: 'Create an account' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Write down your recovery code' })).toHaveFocus()
  await teacher.click(screen.getByRole('button', { name: 'I have written it down' }))
  await waitFor(() => expect(currentUser()).toEqual(aUser()))
})

it('is where sign-in leads while nobody has an account', async () => {
  const teacher = open('/login', true)
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeInTheDocument()
  await teacher.click(screen.getByRole('link', { name: 'Make the first account' }))
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome to Somo' })).toBeInTheDocument()
})

it('gives way to sign-in once somebody has one', () => {
  open('/welcome', false)
  expect(screen.getByRole('heading', { level: 1, name: 'Sign in to Somo' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Make the first account' })).toBeNull()
})
