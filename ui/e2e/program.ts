import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const binary = fileURLToPath(new URL('../../bin/somo', import.meta.url))

/** The real program with a data folder of its own. It keeps folder and port when it is stopped and started again. */
export class Program {
  url = ''
  private child: ChildProcess | undefined

  private constructor(
    private readonly data: string,
    private readonly flags: string[],
    private readonly env: Record<string, string>,
  ) {}

  static launch(...flags: string[]): Promise<Program> {
    return Program.launchWith({}, ...flags)
  }

  /** Launches it with more in its environment. */
  static async launchWith(env: Record<string, string>, ...flags: string[]): Promise<Program> {
    const program = new Program(await mkdtemp(join(tmpdir(), 'somo-e2e-')), flags, env)
    await program.start()
    return program
  }

  /** Starts the program and waits for its ready line, which ends in the URL. */
  async start(): Promise<void> {
    const address = this.url === '' ? '127.0.0.1:0' : new URL(this.url).host.replace('localhost', '127.0.0.1')
    const child = spawn(binary, ['--addr', address, '--data', this.data, '--no-open', ...this.flags], {
      stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...this.env },
    })
    this.child = child
    this.url = await new Promise<string>((resolve, reject) => {
      let out = ''
      let err = ''
      child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
      child.stdout.on('data', (chunk: Buffer) => {
        out += chunk.toString()
        const ready = /(http:\/\/\S+)\n/.exec(out)
        if (ready?.[1]) resolve(ready[1])
      })
      child.once('close', (code) => { reject(new Error(`somo ended with ${code}: ${err}`)) })
    })
  }

  /** Stops the program as the end of a session or a service manager would, and gives its exit code. */
  async stop(): Promise<number | null> {
    const child = this.child
    if (child === undefined || child.exitCode !== null) return child?.exitCode ?? null
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
    child.kill('SIGTERM')
    return ended
  }

  async remove(): Promise<void> {
    await this.stop()
    await rm(this.data, { recursive: true })
  }
}
