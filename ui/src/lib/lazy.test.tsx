import { render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { ErrorBoundary } from '@/components/ErrorBoundary'
import { renderApp } from '@/testing/render'
import { browser } from './browser'
import { lazyPart } from './lazy'

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

it('shows the part once it is there', async () => {
  const Part = lazyPart(() => Promise.resolve({ default: () => <p>here</p> }))
  render(<Suspense><Part /></Suspense>)
  expect(await screen.findByText('here')).toBeInTheDocument()
})

it('reloads the page once where the part is gone, as after an upgrade', async () => {
  const reload = vi.spyOn(browser, 'reload').mockReturnValue()
  const Part = lazyPart<() => null>(gone)
  render(<Suspense><Part /></Suspense>)
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
})

it('says so the second time', async () => {
  vi.spyOn(console, 'error').mockReturnValue() // React reports what the boundary caught
  sessionStorage.setItem('somo:reloaded', 'yes')
  const reload = vi.spyOn(browser, 'reload').mockReturnValue()
  const Part = lazyPart<() => null>(gone)
  const { teacher } = renderApp(<ErrorBoundary><Suspense><Part /></Suspense></ErrorBoundary>)
  expect(await screen.findByRole('alert')).toHaveTextContent('This page has stopped working')
  await teacher.click(screen.getByRole('button', { name: 'Load the page again' }))
  expect(reload).toHaveBeenCalledTimes(1)
})
