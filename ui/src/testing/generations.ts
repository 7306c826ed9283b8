import { http, HttpResponse } from 'msw'
import type { Llm } from '@/features/models/api/llm'
import { aPlan } from '@/testing/builders'
import { server } from '@/testing/server'
import { eventStream } from '@/testing/stream'

// What tests of plans that are being written have in common.

export const aModel = (more: Partial<Llm> = {}): Llm => ({
  engine: 'ollama', host: 'http://127.0.0.1:11434', reachable: true, model: 'llama3.2:3b', models: [], queue: { running: 0, waiting: 0 }, canManage: true, ...more,
})

export const serveModel = () => server.use(http.get('/api/llm', () => HttpResponse.json(aModel())))

export const draft = aPlan({ activities: ['Empathize', 'Define', 'Ideate', 'Prototype', 'Test'].map((phase) => ({ phase, title: `Draft of ${phase}`, description: 'By the planner.' })) })

/** A stream that has sent the draft and begun. */
export function startedStream(generationId = 'g1') {
  const stream = eventStream({ 'X-Generation-Id': generationId })
  stream.send('draft', { lessonPlan: draft })
  stream.send('started', { generationId, llmModel: 'llama3.2:3b', sections: ['core', 'empathize', 'define', 'ideate', 'prototype', 'test', 'outcome'] })
  return stream
}

/** What the server was asked to forget or to stop. */
export function watchDeletes() {
  const deleted: string[] = []
  server.use(http.delete('/api/generations/:id', ({ params }) => {
    deleted.push(String(params.id))
    return new HttpResponse(null, { status: 204 })
  }))
  return deleted
}
