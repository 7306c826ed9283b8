// How fast what a model writes reaches the teacher, through the real program: prints rows for `make bench`.
// The model is a stand-in that writes the time of day into its text, so that the way of each word can be measured.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { register, request, start, stop } from './program.mjs'

const MODEL = 'clock:3b'
const stamp = () => `t${Math.round(performance.now())}t`

/** One answer of the schema that is asked for: a first text full of stamps, then whatever is long enough. */
async function answer(schema, write) {
  let first = true
  const text = async (least) => {
    if (!first) {
      await write('Learners look at the water and tell the class what they found out today. '.repeat(Math.ceil(least / 60)).slice(0, Math.max(least, 60)).trim())
      return
    }
    first = false
    for (let i = 0; i < 20; i++) {
      await write(`Learners write ${stamp()} on the board. `)
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
  }
  await write('{')
  const names = Object.keys(schema.properties)
  for (const [i, name] of names.entries()) {
    const part = schema.properties[name]
    await write(`${i ? ',' : ''}"${name}":`)
    if (part.type === 'array') {
      await write('[')
      for (let n = 0; n < part.minItems; n++) {
        await write(`${n ? ',' : ''}"`)
        await write(`Explain finding number ${n + 1} about the water in two sentences.`.slice(0, part.items.maxLength))
        await write('"')
      }
      await write(']')
    } else {
      await write('"')
      await text(part.minLength ?? 20)
      await write('"')
    }
  }
  await write('}')
}

const model = createServer(async (incoming, outgoing) => {
  const chunks = []
  for await (const chunk of incoming) chunks.push(chunk)
  const body = chunks.length ? JSON.parse(Buffer.concat(chunks).toString()) : {}
  const json = (value) => outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))
  const entry = { name: MODEL, model: MODEL, size: 2e9, details: {}, capabilities: ['completion'] }
  if (incoming.url === '/api/version') return json({ version: '0.17.4' })
  if (incoming.url === '/api/tags' || incoming.url === '/api/ps') return json({ models: [entry] })
  if (incoming.url === '/api/show') return json({ capabilities: ['completion'], details: {}, model_info: {} })
  if (!body.messages?.length) return json({ model: MODEL, message: { role: 'assistant', content: '' }, done: true, done_reason: 'load' })
  outgoing.writeHead(200, { 'content-type': 'application/x-ndjson' })
  const line = (value) => outgoing.write(`${JSON.stringify({ model: MODEL, ...value })}\n`)
  await answer(body.format, async (content) => line({ message: { role: 'assistant', content }, done: false }))
  line({ message: { role: 'assistant', content: '' }, done: true, done_reason: 'stop', eval_count: 200, prompt_eval_count: 500 })
  outgoing.end()
})
await new Promise((resolve) => model.listen(0, '127.0.0.1', resolve))

const data = mkdtempSync(join(tmpdir(), 'somo-bench-'))
const program = await start(data, ['--ollama', `http://127.0.0.1:${model.address().port}`, '--model', MODEL])
const residentMB = () => Number(readFileSync(`/proc/${program.child.pid}/status`, 'utf8').match(/VmRSS:\s+(\d+) kB/)[1]) / 1024
const { cookie } = await register(program.url)
const wish = { subject: 'elementary-science', topic: 'The water cycle', gradeLevel: 'Grade 5', skills: ['Research'] }
// The first plan opens the knowledge; the second is what a teacher meets from then on.
await (await request(program.url, '/api/generate-plan', { cookie, body: { ...wish, engine: 'built-in' } })).json()

const before = residentMB()
const began = performance.now()
const stream = await fetch(new URL('/api/generate-plan', program.url), {
  method: 'POST', headers: { cookie, 'content-type': 'application/json', accept: 'text/event-stream' }, body: JSON.stringify(wish),
})
const ways = []
let draft = 0
let most = before
let sections = 0
let rest = ''
for await (const chunk of stream.body.pipeThrough(new TextDecoderStream())) {
  const now = performance.now()
  rest += chunk
  const events = rest.split('\n\n')
  rest = events.pop()
  for (const event of events) {
    if (event.includes('event: draft')) draft = now - began
    if (event.includes('event: section')) sections++
    if (event.includes('event: text')) for (const [, told] of event.matchAll(/t(\d+)t/g)) ways.push(now - Number(told))
  }
  most = Math.max(most, residentMB())
}
await stop(program.child)
model.close()
rmSync(data, { recursive: true })

ways.sort((a, b) => a - b)
const row = (name, value, bar) => console.log(`  ${name.padEnd(60)} ${value.padStart(10)}   ${bar}`)
row('built-in plan there after pressing Create', `${draft.toFixed(1)} ms`, 'at most 200 ms')
row(`a word of the model until it is told (${ways.length} words), median`, `${ways[Math.floor(ways.length / 2)].toFixed(1)} ms`, 'at most 100 ms')
row('the slowest of twenty words', `${ways[Math.floor(ways.length * 0.95)].toFixed(1)} ms`, 'at most 100 ms')
row(`memory while a plan is written (${sections} sections told)`, `+${(most - before).toFixed(1)} MB`, 'at most +30 MB')
