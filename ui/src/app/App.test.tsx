import { render, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { MemoryRouter } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { browser } from '@/lib/browser'
import { setUser, type User } from '@/lib/session'
import { aDesign, aUser } from '@/testing/builders'
import { server } from '@/testing/server'
import { App } from './App'

const open = (at: string, user: User | null) => {
  setUser(user)
  render(<MemoryRouter initialEntries={[at]}><App /></MemoryRouter>)
}
const withDesigns = () => server.use(
  http.get('/api/designs', () => HttpResponse.json([aDesign()])),
  http.get('/api/dashboard/stats', () => HttpResponse.json({ totalDesigns: 1, thisMonth: 1, thisWeek: 1, averageRating: 0 })),
)

describe('signed out', () => {
  it('shows what Somo is', async () => {
    open('/', null)
    expect(await screen.findByRole('heading', { level: 1, name: /design thinking/ })).toBeInTheDocument()
    for (const name of ['Get Started', 'Start Creating', 'Get Started Free']) expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/login')
    for (const text of ['1000+', '50+', 'Trusted by educators across Africa']) expect(screen.getByText(text)).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Why African educators choose Somo' })).toBeInTheDocument()
  })

  it('says so at a page for teachers, and goes to sign-in', async () => {
    const go = vi.spyOn(browser, 'go').mockReturnValue()
    open('/design-corner', null)
    expect(await screen.findByRole('alert')).toHaveTextContent('UnauthorizedYou are logged out. Logging in again...')
    await waitFor(() => expect(go).toHaveBeenCalledWith('/api/login'))
  })

  it('knows no other page', async () => {
    open('/nowhere', null)
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/')
  })
})

describe('signed in', () => {
  it('shows the dashboard', async () => {
    withDesigns()
    open('/', aUser())
    expect(await screen.findByRole('heading', { name: 'Welcome back, Amina!' })).toBeInTheDocument()
  })

  it('leads from sign-in back to where the session ended', async () => {
    withDesigns()
    sessionStorage.setItem('somo:return', '/design-corner')
    open('/login', aUser())
    expect(await screen.findByRole('heading', { name: 'Design Corner' })).toBeInTheDocument()
    expect(sessionStorage.getItem('somo:return')).toBeNull()
  })

  it('leads from sign-in back to a shared plan, which is a page of its own', () => {
    const go = vi.spyOn(browser, 'go').mockReturnValue()
    sessionStorage.setItem('somo:return', '/shared/abc')
    open('/login', aUser())
    expect(go).toHaveBeenCalledWith('/shared/abc')
    expect(sessionStorage.getItem('somo:return')).toBeNull()
  })

  it('knows no other page', async () => {
    open('/nowhere', aUser())
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeInTheDocument()
  })
})
