import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** What `make` built. */
export const built = (name: string) => fileURLToPath(new URL(`../../bin/${name}`, import.meta.url))

export interface Running {
  child: ChildProcess
  /** Where it listens. */
  url: string
}

/** Starts a server and waits for its ready line, which ends in its URL. */
export async function startServer(binary: string, args: string[], env: Record<string, string> = {}): Promise<Running> {
  const child = spawn(binary, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
  const url = await new Promise<string>((resolve, reject) => {
    let out = ''
    let err = ''
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString()
      const ready = /(http:\/\/\S+)\n/.exec(out)
      if (ready?.[1]) resolve(ready[1])
    })
    child.once('error', reject)
    child.once('close', (code) => { reject(new Error(`${binary} ended with ${code}: ${err}`)) })
  })
  return { child, url }
}

/** Waits until a process has ended and gives its exit code, null where a signal ended it. */
export async function ending(child: ChildProcess | undefined): Promise<number | null> {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null
  return new Promise((resolve) => child.once('close', resolve))
}

/** Ends a process by a signal and gives its exit code, null where the signal ended it. */
export async function end(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<number | null> {
  const ended = ending(child)
  child?.kill(signal) // one that has ended takes no signal
  return ended
}
