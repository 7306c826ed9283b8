import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { server } from '@/testing/server'
import { api } from './api'
import { browser } from './browser'
import { makeQueryClient } from './query-client'
import { useToasts } from './toast'

const use = <T,>(hook: () => T) => {
  const client = makeQueryClient()
  return renderHook(hook, { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> })
}

it('reads and writes with Wi-Fi off, for the server may be on this computer', async () => {
  server.use(http.get('/api/x', () => HttpResponse.json(1)), http.post('/api/x', () => HttpResponse.json(2)))
  window.dispatchEvent(new Event('offline'))
  const { result } = use(() => ({
    query: useQuery({ queryKey: ['x'], queryFn: () => api('GET', '/api/x') }),
    mutation: useMutation({ mutationFn: () => api('POST', '/api/x', {}) }),
  }))
  act(() => result.current.mutation.mutate())
  await waitFor(() => expect([result.current.query.data, result.current.mutation.data]).toEqual([1, 2]))
  window.dispatchEvent(new Event('online'))
})

it('asks once, however often it fails', async () => {
  const asked = vi.fn<() => Response>(() => new HttpResponse('oops', { status: 500 }))
  server.use(http.get('/api/x', asked))
  const { result } = use(() => useQuery({ queryKey: ['x'], queryFn: () => api('GET', '/api/x') }))
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(asked).toHaveBeenCalledTimes(1)
})

it('ends the session when the server no longer knows the teacher', async () => {
  vi.spyOn(browser, 'go').mockReturnValue()
  server.use(http.get('/api/x', () => new HttpResponse('Unauthorized', { status: 401 })))
  use(() => useQuery({ queryKey: ['x'], queryFn: () => api('GET', '/api/x') }))
  await waitFor(() => expect(useToasts.getState().current).toMatchObject({ title: 'Unauthorized' }))
})
