import { http, HttpResponse } from 'msw'
import { vi } from 'vitest'
import { aUser, aLlm } from '@/testing/builders'
import { renderApp } from '@/testing/render'
import { server } from '@/testing/server'
import type { Llm, ModelFile } from './api/llm'
import SettingsPage from './SettingsPage'

/** What was asked of the server, beside looking: method, path, body. */
export type Told = (call: string, body: unknown) => void

/** A server with models; a test changes what it has, and says what follows a call. */
export function modelServer(more: Partial<Llm> = {}, files: ModelFile[] = []) {
  const told = vi.fn<Told>()
  const here = { llm: aLlm(more), files, told, looks: 0 }
  server.use(
    http.get('/api/llm', () => {
      here.looks++
      return HttpResponse.json(here.llm)
    }),
    http.get('/api/llm/files', () => HttpResponse.json(here.files)),
  )
  return here
}

type Method = 'put' | 'post' | 'delete'

/** Lets a call succeed; `then` is what it changes. */
export const takes = (told: Told, method: Method, path: string, then: () => void = () => {}, answer: object = {}) =>
  server.use(http[method](path, async ({ request }) => {
    const text = await request.text()
    told(`${method} ${path}`, text === '' ? undefined : JSON.parse(text))
    then()
    return HttpResponse.json(answer)
  }))

/** Lets a call fail. */
export const refuses = (method: Method, path: string, status: number, body: object) => server.use(http[method](path, () => HttpResponse.json(body, { status })))

/** Shows the page to a teacher. */
export const openSettings = () => renderApp(<SettingsPage />, { at: '/settings', user: aUser() })
