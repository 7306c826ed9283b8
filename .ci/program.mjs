// The real program, started for a measurement and ended after it.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const binary = fileURLToPath(new URL('../bin/somo', import.meta.url))

/** The browser of the machine, without windows where it comes so. */
export const chromium = process.env.CHROMIUM_PATH ?? ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path))

/** Starts the program on a data folder, without a model whatever this machine has unless flags name one, and gives the milliseconds from the start of the process to its first answer. */
export async function start(data, flags = ['--ollama', '127.0.0.1:1']) {
  const began = performance.now()
  const child = spawn(binary, ['--addr', '127.0.0.1:0', '--data', data, '--no-open', ...flags], { stdio: ['ignore', 'pipe', 'ignore'] })
  const url = await new Promise((resolve, reject) => {
    let out = ''
    child.stdout.on('data', (chunk) => {
      out += chunk
      const line = out.match(/(http:\/\/\S+)\n/)
      if (line) resolve(line[1])
    })
    child.once('close', (code) => reject(new Error(`somo ended with ${code}`)))
  })
  const answer = await fetch(new URL('/api/health', url))
  await answer.json()
  return { child, url, ms: performance.now() - began }
}

export const stop = (child) => new Promise((resolve) => {
  child.once('close', resolve)
  child.kill('SIGTERM')
})

export async function request(url, path, { cookie, body } = {}) {
  const headers = { ...(cookie ? { cookie } : {}), ...(body ? { 'content-type': 'application/json' } : {}) }
  const answer = await fetch(new URL(path, url), { method: body ? 'POST' : 'GET', headers, ...(body ? { body: JSON.stringify(body) } : {}) })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer
}

/** A new account; gives what signs it in and whose it is. */
export async function register(url) {
  const answer = await request(url, '/api/auth/register', { body: { email: 'bench@example.org', password: 'a long enough passphrase', firstName: 'Bench' } })
  return { cookie: answer.headers.getSetCookie().map((one) => one.split(';')[0]).join('; '), user: await answer.json() }
}
