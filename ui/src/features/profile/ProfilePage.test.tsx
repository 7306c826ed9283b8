import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { browser } from '@/lib/browser'
import { readDraft, writeDraft } from '@/lib/drafts'
import { currentUser, useUser, type User } from '@/lib/session'
import { aUser } from '@/testing/builders'
import { renderApp } from '@/testing/render'
import { server } from '@/testing/server'
import ProfilePage from './ProfilePage'

const AMINA = aUser({ lastName: 'Okoro', school: 'Kibera Primary', country: 'KE', hasPassword: true })
const CODE = 'abcdefghijklmnopqrstuvwxyz'

const sent = vi.fn<(body: unknown) => void>()
beforeEach(() => sent.mockReset())
const answers = (method: 'post' | 'patch' | 'delete', path: string, status: number, body?: object) => server.use(http[method](path, async ({ request }) => {
  sent(await request.json())
  return body ? HttpResponse.json(body, { status }) : new HttpResponse(null, { status })
}))
const invalid = (fields: Record<string, string>) => [422, { message: 'Please check the fields.', code: 'invalid', fields }] as const
const open = (user: User = AMINA, at = '/profile') => renderApp(<ProfilePage />, { at, user })
const part = (name: string) => within(screen.getByRole('region', { name }))
const button = (name: string) => screen.getByRole('button', { name })

describe('about you', () => {
  it('saves name, school and country', async () => {
    answers('patch', '/api/auth/user', 200, { ...AMINA, firstName: 'Ọlá', country: 'GH' })
    const { teacher } = open()
    const about = part('About you')
    expect(about.getByLabelText('Country (optional)')).toHaveDisplayValue('Kenya')
    const name = about.getByLabelText('First name')
    await teacher.clear(name)
    await teacher.type(name, ' Ọlá ')
    await teacher.selectOptions(about.getByLabelText('Country (optional)'), 'Ghana')
    await teacher.click(button('Save changes'))
    expect(await screen.findByText('Your changes have been saved successfully.')).toBeInTheDocument()
    expect(sent).toHaveBeenCalledExactlyOnceWith({ firstName: 'Ọlá', lastName: 'Okoro', school: 'Kibera Primary', country: 'GH' })
    expect(currentUser()?.firstName).toBe('Ọlá')
    expect(readDraft('u1', 'profile')).toBeNull()
  })

  it('takes a country that is not in the list', async () => {
    answers('patch', '/api/auth/user', 200, { ...AMINA, country: 'Haiti' })
    const { teacher } = open()
    await teacher.selectOptions(screen.getByLabelText('Country (optional)'), 'Another country')
    await teacher.click(button('Save changes'))
    expect(screen.getByLabelText('Which country?')).toHaveAccessibleDescription('Enter the country.')
    await teacher.type(screen.getByLabelText('Which country?'), 'Haiti')
    await teacher.click(button('Save changes'))
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ country: 'Haiti' })))
  })

  it('says beside the field what is wrong', async () => {
    const { teacher } = open()
    await teacher.clear(screen.getByLabelText('First name'))
    await teacher.click(button('Save changes'))
    expect(screen.getByLabelText('First name')).toHaveAccessibleDescription('Enter your first name.')
    expect(sent).not.toHaveBeenCalled()
    answers('patch', '/api/auth/user', ...invalid({ school: 'This is too long.' }))
    await teacher.type(screen.getByLabelText('First name'), 'A')
    await teacher.click(button('Save changes'))
    await waitFor(() => expect(screen.getByLabelText('School (optional)')).toHaveAccessibleDescription('This is too long.'))
  })

  it('keeps what was typed through the end of the session', async () => {
    vi.spyOn(browser, 'go').mockReturnValue()
    answers('patch', '/api/auth/user', 401, { message: 'Unauthorized', code: 'unauthorized' })
    const { teacher, unmount } = open()
    await teacher.type(screen.getByLabelText('School (optional)'), ' North')
    await teacher.click(button('Save changes'))
    expect(await screen.findByText('You are logged out. Logging in again...')).toBeInTheDocument()
    unmount()
    open()
    expect(screen.getByLabelText('School (optional)')).toHaveValue('Kibera Primary North')
  })
})

describe('the photo', () => {
  const file = (type = 'image/png', size = 4) => new File([new Uint8Array(size)], 'me', { type })
  const choose = (chosen: File) => fireEvent.change(screen.getByLabelText(/^Choose (a|another) photo$/), { target: { files: [chosen] } })
  const takePhoto = (status: number, body: object) => server.use(http.put('/api/auth/user/photo', async ({ request }) => {
    sent({ type: request.headers.get('Content-Type'), size: (await request.arrayBuffer()).byteLength })
    return HttpResponse.json(body, { status })
  }))

  it('is looked at before it is saved', async () => {
    takePhoto(200, { ...AMINA, profileImageUrl: '/api/auth/user/photo?v=1' })
    const { teacher } = open()
    choose(file())
    expect(await screen.findByRole('img', { name: 'The photo that you chose' })).toHaveAttribute('src', expect.stringMatching(/^blob:/))
    await teacher.click(button('Use this photo'))
    expect(await screen.findByText('Your photo has been saved.')).toBeInTheDocument()
    expect(sent).toHaveBeenCalledExactlyOnceWith({ type: 'image/png', size: 4 })
    expect(currentUser()?.profileImageUrl).toBe('/api/auth/user/photo?v=1')
  })

  it('can be thought better of', async () => {
    const { teacher } = open()
    choose(file())
    await teacher.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('img', { name: 'The photo that you chose' })).toBeNull()
  })

  it.each([
    ['another kind of file', file('image/gif'), /^This file is no photo that Somo can read/],
    ['a file that is too large', file('image/jpeg', 5 * 1024 * 1024 + 1), 'This photo is larger than 5 MB. Choose a smaller one.'],
  ])('is not %s', async (_, chosen, words) => {
    open()
    choose(chosen)
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Use this photo' })).toBeNull()
  })

  it('says what the server says of it', async () => {
    takePhoto(...invalid({ photo: 'This picture cannot be read.' }))
    const { teacher } = open()
    choose(file())
    await teacher.click(await screen.findByRole('button', { name: 'Use this photo' }))
    expect(await screen.findByText('This picture cannot be read.')).toBeInTheDocument()
  })

  it('can be removed, after a question', async () => {
    const confirm = vi.spyOn(browser, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
    const removed = vi.fn<() => void>()
    server.use(http.delete('/api/auth/user/photo', () => {
      removed()
      return HttpResponse.json({ ...AMINA, profileImageUrl: null })
    }))
    const { teacher } = open({ ...AMINA, profileImageUrl: '/api/auth/user/photo?v=1' })
    await teacher.click(button('Remove photo'))
    expect(removed).not.toHaveBeenCalled()
    await teacher.click(button('Remove photo'))
    expect(await screen.findByText('Your photo has been removed.')).toBeInTheDocument()
    expect(confirm).toHaveBeenCalledTimes(2)
    expect(currentUser()?.profileImageUrl).toBeNull()
  })
})

describe('the password', () => {
  const change = async (user: User = AMINA) => {
    const page = open(user)
    const password = part('Password')
    if (user.hasPassword) await page.teacher.type(password.getByLabelText('Current password'), 'mwalimu wa kijiji')
    await page.teacher.type(password.getByLabelText('New password'), 'maji ni uhai 3')
    await page.teacher.click(password.getByRole('button', { name: user.hasPassword ? 'Change password' : 'Set a password' }))
    return { ...page, password }
  }

  it('is changed, and not left in the fields', async () => {
    answers('post', '/api/auth/password', 204)
    const { password } = await change()
    expect(await screen.findByText('Your password has been changed.')).toBeInTheDocument()
    expect(sent).toHaveBeenCalledExactlyOnceWith({ currentPassword: 'mwalimu wa kijiji', newPassword: 'maji ni uhai 3' })
    expect(password.getByLabelText('Current password')).toHaveValue('')
    expect(password.getByLabelText('New password')).toHaveValue('')
  })

  it('says beside the field that the current one is wrong', async () => {
    answers('post', '/api/auth/password', ...invalid({ currentPassword: 'This is not your password.' }))
    const { password } = await change()
    await waitFor(() => expect(password.getByLabelText('Current password')).toHaveAccessibleDescription('This is not your password.'))
  })

  it('says what is missing before it is sent', async () => {
    const { teacher } = open()
    await teacher.click(button('Change password'))
    expect(part('Password').getByLabelText('Current password')).toHaveAccessibleDescription('Enter your current password.')
    expect(part('Password').getByLabelText('New password')).toHaveAccessibleDescription(/^Use at least 8 characters./)
  })

  it('is set by those who came by another service', async () => {
    answers('post', '/api/auth/password', 409, { message: 'Please make a recovery code first.', code: 'conflict' })
    await change({ ...AMINA, hasPassword: false })
    expect(await screen.findByRole('alert')).toHaveTextContent('Please make a recovery code first.')
    expect(sent).toHaveBeenCalledExactlyOnceWith({ newPassword: 'maji ni uhai 3' })
  })
})

describe('the recovery code', () => {
  it('is made anew with the password, and shown once', async () => {
    answers('post', '/api/auth/recovery-code', 200, { recoveryCode: CODE })
    const { teacher } = open()
    await teacher.type(part('Recovery code').getByLabelText('Your password'), 'mwalimu wa kijiji')
    await teacher.click(button('Make a new recovery code'))
    expect(await screen.findByText('abcd efgh ijkl mnop qrst uvwx yz')).toBeInTheDocument()
    expect(sent).toHaveBeenCalledExactlyOnceWith({ password: 'mwalimu wa kijiji' })
    await teacher.click(button('I have written it down'))
    expect(screen.queryByText('abcd efgh ijkl mnop qrst uvwx yz')).toBeNull()
    expect(part('Recovery code').getByLabelText('Your password')).toHaveValue('')
  })

  it('is made with the email where there is no password', async () => {
    answers('post', '/api/auth/recovery-code', ...invalid({ email: 'This is not your email.' }))
    const { teacher } = open({ ...AMINA, hasPassword: false })
    const code = part('Recovery code')
    await teacher.type(code.getByLabelText('Your email'), 'x@example.org')
    await teacher.click(button('Make a new recovery code'))
    await waitFor(() => expect(code.getByLabelText('Your email')).toHaveAccessibleDescription(/^This is not your email./))
    expect(sent).toHaveBeenCalledExactlyOnceWith({ email: 'x@example.org' })
  })
})

describe('other services', () => {
  it('are joined by going there', () => {
    open()
    expect(['GitHub', 'Google', 'Discord'].map((name) => screen.getByRole('link', { name: `Join ${name}` }).getAttribute('href')))
      .toEqual(['/api/login?provider=github&link=1', '/api/login?provider=google&link=1', '/api/login?provider=discord&link=1'])
  })

  it.each([
    ['linked', 'The account is joined.'], ['link-taken', 'That account is joined to another'], ['provider-unavailable', 'This Somo is not set up'], ['provider-cancelled', 'You did not agree'],
    ['provider-failed', 'Joining the account did not work.'],
  ])('tell how it went: %s', (notice, words) => {
    open(AMINA, `/profile?notice=${notice}`)
    expect(screen.getByText(new RegExp(`^${words}`))).toBeInTheDocument()
  })
})

describe('your data', () => {
  it('is downloaded as one file', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    server.use(http.get('/api/auth/export', () => HttpResponse.json({}, { headers: { 'Content-Disposition': 'attachment; filename="somo-amina.json"' } })))
    const { teacher } = open()
    await teacher.click(button('Export my data'))
    expect(await screen.findByText('Your data has been downloaded as one file.')).toBeInTheDocument()
    expect(click.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual(['somo-amina.json'])
  })

  it('says that it failed', async () => {
    server.use(http.get('/api/auth/export', () => HttpResponse.error()))
    const { teacher } = open()
    await teacher.click(button('Export my data'))
    expect(await screen.findByRole('alert')).toHaveTextContent('ErrorFailed to export your data. Please try again.')
  })
})

describe('deleting the account', () => {
  const ask = async (user: User = AMINA) => {
    const page = open(user)
    await page.teacher.click(button('Delete my account'))
    return { ...page, dialog: within(await screen.findByRole('alertdialog', { name: 'Delete your account?' })) }
  }

  it('asks for the password, deletes, forgets the drafts and leaves', async () => {
    const go = vi.spyOn(browser, 'go').mockReturnValue()
    writeDraft('u1', 'wizard', { topic: 'soil' })
    answers('delete', '/api/auth/user', 204)
    const { teacher, dialog } = await ask()
    await teacher.type(dialog.getByLabelText('Your password'), 'mwalimu wa kijiji')
    await teacher.click(dialog.getByRole('button', { name: 'Delete everything' }))
    await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('/'))
    expect(sent).toHaveBeenCalledExactlyOnceWith({ password: 'mwalimu wa kijiji' })
    expect(readDraft('u1', 'wizard')).toBeNull()
  })

  it('says beside the field what is wrong, and deletes nothing', async () => {
    const go = vi.spyOn(browser, 'go').mockReturnValue()
    const { teacher, dialog } = await ask()
    await teacher.click(dialog.getByRole('button', { name: 'Delete everything' }))
    expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription('Enter your password.')
    answers('delete', '/api/auth/user', ...invalid({ password: 'This is not your password.' }))
    await teacher.type(dialog.getByLabelText('Your password'), 'x')
    await teacher.click(dialog.getByRole('button', { name: 'Delete everything' }))
    await waitFor(() => expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription('This is not your password.'))
    expect(go).not.toHaveBeenCalled()
  })

  it('can be thought better of', async () => {
    const { teacher, dialog } = await ask()
    await teacher.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(sent).not.toHaveBeenCalled()
  })
})

it('leads to what writes plans', () => {
  open()
  expect(part('What writes your plans').getByRole('link', { name: 'Open the settings' })).toHaveAttribute('href', '/settings')
})

it('shows nothing where nobody is signed in', () => {
  const Nobody = () => <p>{useUser() === null && 'nobody'}<ProfilePage /></p>
  renderApp(<Nobody />, { user: null })
  expect(screen.queryByRole('heading')).toBeNull()
})

it('asks about the class in a section of its own', async () => {
  open({ ...AMINA, myClass: { classSize: 58 } })
  await screen.findByRole('region', { name: 'My class' })
  expect(part('My class').getByLabelText('Learners in the class (optional)')).toHaveValue('58')
})
