import { HttpResponse } from 'msw'

const encoder = new TextEncoder()

/** A stream of events that a test sends one by one. */
export function eventStream(headers: Record<string, string> = {}) {
  let controller: ReadableStreamDefaultController<Uint8Array>
  let id = 0
  const body = new ReadableStream<Uint8Array>({
    start(c) {
      controller = c
    },
  })
  return {
    response: () => new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream', ...headers } }),
    send: (event: string, data: object) => controller.enqueue(encoder.encode(`id: ${++id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
    /** Ends it as a broken line does: without a last event. */
    cut: () => controller.close(),
  }
}
