import { screen, waitFor } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { browser } from '@/lib/browser'
import { currentUser } from '@/lib/session'
import { aUser } from '@/testing/builders'
import { renderApp } from '@/testing/render'
import { server } from '@/testing/server'
import LoginPage from './LoginPage'

const open = (query = '') => renderApp(<LoginPage />, { at: `/login${query}`, user: null })
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const answers = (path: string, status: number, body: Record<string, unknown>, headers: Record<string, string> = {}) => {
  const sent = vi.fn<(body: unknown) => void>()
  server.use(http.post(path, async ({ request }) => {
    sent(await request.json())
    return HttpResponse.json(body, { status, headers })
  }))
  return sent
}

describe('signing in', () => {
  const fillIn = async ({ teacher }: ReturnType<typeof open>) => {
    await teacher.type(field('Email'), ' amina@example.org ')
    await teacher.type(field('Password'), 'maji ni uhai')
  }
  const press = ({ teacher }: ReturnType<typeof open>) => teacher.click(screen.getByRole('button', { name: 'Sign In' }))

  it('takes email and password, and stays signed in on this computer where asked to', async () => {
    const sent = answers('/api/login', 200, { ...aUser() })
    const page = open()
    await fillIn(page)
    await page.teacher.click(screen.getByRole('checkbox', { name: 'Keep me signed in on this computer' }))
    await press(page)
    await waitFor(() => expect(currentUser()).toEqual(aUser()))
    expect(sent).toHaveBeenCalledExactlyOnceWith({ email: 'amina@example.org', password: 'maji ni uhai', remember: true })
  })

  it('says what is missing beside its field, and asks nobody', async () => {
    const page = open()
    await press(page)
    expect(field('Email')).toHaveAccessibleDescription('Enter your email.')
    expect(field('Email')).toBeInvalid()
    expect(field('Email')).toHaveFocus()
    expect(field('Password')).toHaveAccessibleDescription('Enter your password.')
  })

  it('says that email or password is wrong and keeps both', async () => {
    answers('/api/login', 401, { message: 'Email or password is incorrect.', code: 'bad_credentials' })
    const page = open()
    await fillIn(page)
    await press(page)
    expect(await screen.findByRole('alert')).toHaveTextContent('Email or password is incorrect.')
    expect(field('Email').value).toBe('amina@example.org')
    expect(field('Password').value).toBe('maji ni uhai')
    expect(currentUser()).toBeNull()
  })

  it('says how long to wait after too many tries', async () => {
    answers('/api/login', 429, { message: 'Slow down', code: 'too_many_requests' }, { 'Retry-After': '130' })
    const page = open()
    await fillIn(page)
    await press(page)
    expect(await screen.findByRole('alert')).toHaveTextContent('Please wait 3 minutes')
  })

  it('says kindly that Somo does not answer, keeps what was typed, and works when it answers again', async () => {
    server.use(http.post('/api/login', () => HttpResponse.error()))
    const page = open()
    await fillIn(page)
    await press(page)
    expect(await screen.findByRole('alert')).toHaveTextContent('Somo does not answer.')
    expect(field('Password').value).toBe('maji ni uhai')
    answers('/api/login', 200, { ...aUser() })
    await press(page)
    await waitFor(() => expect(currentUser()).not.toBeNull())
  })

  it('cannot be sent twice', async () => {
    server.use(http.post('/api/login', async () => {
      await delay('infinite')
    }))
    const page = open()
    await fillIn(page)
    await press(page)
    expect(screen.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
  })

  it('can show the password', async () => {
    const page = open()
    await fillIn(page)
    expect(field('Password').type).toBe('password')
    await page.teacher.click(screen.getByRole('button', { name: 'Show password' }))
    expect(field('Password').type).toBe('text')
  })

  it.each([
    ['email-taken', 'There is an account with this email already.'], ['email-unverified', 'The other service has not confirmed your email address yet.'],
    ['provider-cancelled', 'You did not agree at the other service'], ['provider-failed', 'Signing in with the other service did not work.'],
    ['invite-required', 'This Somo asks new teachers for an invite code.'], ['too-many', 'These were too many tries.'],
  ])('tells how the way to another service ended: %s', (notice, words) => {
    open(`?notice=${notice}`)
    expect(screen.getByRole('status')).toHaveTextContent(words)
  })

  it('says nothing about a notice that it does not know', () => {
    open('?notice=<b>hello</b>')
    expect(screen.queryByText(/hello/)).toBeNull()
  })

  it('leads to other services, and explains where they are not set up', () => {
    open('?notice=provider-unavailable')
    for (const [name, provider] of [['GitHub', 'github'], ['Google', 'google'], ['Discord', 'discord']] as const) {
      expect(screen.getByRole('link', { name: `Sign in with ${name}` })).toHaveAttribute('href', `/api/login?provider=${provider}`)
    }
    expect(screen.getByRole('status')).toHaveTextContent('is not set up on this Somo')
    expect(screen.getByRole('heading', { name: 'Terms and privacy' })).toBeInTheDocument()
  })
})

describe('signing up', () => {
  const fillIn = async ({ teacher }: ReturnType<typeof open>) => {
    await teacher.type(field('First name'), 'Amina')
    await teacher.type(field('Email'), 'amina@example.org')
    await teacher.type(field('Password'), 'maji ni uhai')
  }
  const press = ({ teacher }: ReturnType<typeof open>) => teacher.click(screen.getByRole('button', { name: 'Create an account' }))

  it('is one link away, and the email comes along', async () => {
    const { teacher } = open()
    await teacher.type(field('Email'), 'amina@example.org')
    await teacher.click(screen.getByRole('link', { name: 'Create an account' }))
    expect(screen.getByRole('heading', { level: 1, name: 'Create your account' })).toHaveFocus()
    expect(field('Email').value).toBe('amina@example.org')
    expect(field('Password')).toHaveAccessibleDescription(/At least 8 characters/)
  })

  it('shows the recovery code once, to print and to write down, before going on', async () => {
    const sent = answers('/api/auth/register', 201, { ...aUser(), recoveryCode: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' })
    const print = vi.spyOn(browser, 'print').mockReturnValue()
    const page = open('?view=sign-up')
    await fillIn(page)
    await press(page)
    expect(await screen.findByText('ABCD EFGH IJKL MNOP QRST UVWX YZ')).toBeInTheDocument()
    expect(sent).toHaveBeenCalledExactlyOnceWith({ email: 'amina@example.org', password: 'maji ni uhai', firstName: 'Amina' })
    expect(currentUser()).toBeNull()
    await page.teacher.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledTimes(1)
    await page.teacher.click(screen.getByRole('button', { name: 'I have written it down' }))
    expect(currentUser()).toEqual(aUser())
  })

  it.each([
    ['', 'maji ni uhai', 'First name', 'Enter your first name.'],
    ['Amina', 'ọ̀rọ̀ o', 'Password', /^Use at least 8 characters\./],
  ])('checks first name %j and password %j before it asks', async (name, password, label, wrong) => {
    const { teacher } = open('?view=sign-up')
    if (name) await teacher.type(field('First name'), name)
    await teacher.type(field('Email'), 'amina@example.org')
    await teacher.type(field('Password'), password)
    await teacher.click(screen.getByRole('button', { name: 'Create an account' }))
    expect(field(label)).toHaveAccessibleDescription(wrong)
    expect(field(label)).toHaveFocus()
  })

  it('shows what the server finds wrong beside the fields, and the rest above them', async () => {
    answers('/api/auth/register', 422, { message: 'Look again.', code: 'invalid', fields: { password: 'Too common.', remember: 'Odd.' } })
    const page = open('?view=sign-up')
    await fillIn(page)
    await press(page)
    expect(await screen.findByText('Too common.')).toBeInTheDocument()
    expect(field('Password')).toHaveAccessibleDescription(/Too common\./)
    expect(screen.getByRole('alert')).toHaveTextContent('Odd.')
    expect([field('First name').value, field('Email').value, field('Password').value]).toEqual(['Amina', 'amina@example.org', 'maji ni uhai'])
  })

  it('says beside the email that it is taken', async () => {
    answers('/api/auth/register', 409, { message: 'There is an account with this email.', code: 'email_taken' })
    const page = open('?view=sign-up')
    await fillIn(page)
    await press(page)
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription('There is an account with this email.'))
  })

  it('asks for the invite code where the server wants one', async () => {
    answers('/api/auth/register', 403, { message: 'Ask a colleague for the code.', code: 'invite_required' })
    const page = open('?view=sign-up')
    expect(screen.queryByLabelText('Invite code')).toBeNull()
    await fillIn(page)
    await press(page)
    await waitFor(() => expect(field('Invite code')).toHaveAccessibleDescription(/^Ask a colleague for the code\./))
    const sent = answers('/api/auth/register', 201, { ...aUser(), recoveryCode: 'ABCD' })
    await page.teacher.type(field('Invite code'), 'karibu')
    await press(page)
    await screen.findByRole('button', { name: 'I have written it down' })
    expect(sent.mock.calls[0]).toEqual([expect.objectContaining({ inviteCode: 'karibu' })])
  })

  it('has the code of an invitation at once', () => {
    open('?invite=karibu')
    expect(field('Invite code').value).toBe('karibu')
  })
})

describe('the way back in', () => {
  it('takes the recovery code and a new password, and shows the next code', async () => {
    const sent = answers('/api/auth/recover', 200, { ...aUser(), recoveryCode: 'ZYXWVU' })
    const { teacher } = open()
    await teacher.click(screen.getByRole('link', { name: 'Forgot your password?' }))
    await teacher.type(field('Email'), 'amina@example.org')
    await teacher.type(field('Recovery code'), 'abcd efgh')
    await teacher.type(field('New password'), 'mvua ya masika')
    await teacher.click(screen.getByRole('button', { name: 'Set new password' }))
    expect(await screen.findByText('ZYXW VU')).toBeInTheDocument()
    expect(screen.getByText(/the old recovery code no longer works/)).toBeInTheDocument()
    expect(sent).toHaveBeenCalledExactlyOnceWith({ email: 'amina@example.org', recoveryCode: 'abcd efgh', newPassword: 'mvua ya masika' })
    await teacher.click(screen.getByRole('button', { name: 'I have written it down' }))
    expect(currentUser()).toEqual(aUser())
  })

  it('says that the code does not fit, and keeps everything', async () => {
    answers('/api/auth/recover', 401, { message: 'Email or recovery code is incorrect.', code: 'bad_credentials' })
    const { teacher } = open('?view=recover')
    await teacher.type(field('Email'), 'amina@example.org')
    await teacher.type(field('Recovery code'), 'abcd')
    await teacher.type(field('New password'), 'mvua ya masika')
    await teacher.click(screen.getByRole('button', { name: 'Set new password' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Email or recovery code is incorrect.')
    expect(field('Recovery code').value).toBe('abcd')
  })
})
