import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '@/lib/query-client'
import { serveModel } from '@/testing/generations'
import { server } from '@/testing/server'
import { prepare } from './ask'

const asked = vi.fn<() => void>()
beforeEach(() => {
  asked.mockClear()
  server.use(http.post('/api/llm/preload', () => {
    asked()
    return new HttpResponse(null, { status: 204 })
  }))
})

it('has the model brought into memory while a teacher says what she wants', async () => {
  serveModel()
  await prepare(makeQueryClient())
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
})

it('asks nothing of the server where no model writes', async () => {
  await prepare(makeQueryClient())
  expect(asked).not.toHaveBeenCalled()
})
