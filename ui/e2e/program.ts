import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { built, end, ending, startServer } from './process'
import { placeUnpackedTopics } from './unpacked-topics'

/** Where no model server listens: an Ollama of this machine must not write the plans of tests. */
const NO_MODEL = ['--ollama', '127.0.0.1:1']

const newFolder = () => mkdtemp(join(tmpdir(), 'somo-e2e-'))

/** A folder as an earlier run leaves it, but for its database. */
async function dataFolder(): Promise<string> {
  const data = await newFolder()
  await placeUnpackedTopics(data)
  return data
}

/** The real program with a data folder of its own. It keeps folder and, where it has an address, port when it is stopped and started again. */
export class Program {
  url = ''
  private child: ChildProcess | undefined

  private constructor(
    private readonly data: string,
    private readonly flags: string[],
    private readonly env: Record<string, string>,
    private readonly hasAddress = true,
  ) {}

  static launch(...flags: string[]): Promise<Program> {
    return Program.launchWith({}, ...flags)
  }

  /** Launches it with more in its environment. Without --ollama it has no model. */
  static async launchWith(env: Record<string, string>, ...flags: string[]): Promise<Program> {
    const model = flags.includes('--ollama') || 'OLLAMA_HOST' in env ? [] : NO_MODEL
    const program = new Program(await dataFolder(), [...flags, ...model], { SOMO_MODEL: '', ...env })
    await program.start()
    return program
  }

  /** Launches it for the first time ever: it has to unpack its topics. */
  static async launchNew(...flags: string[]): Promise<Program> {
    const program = new Program(await newFolder(), [...flags, ...NO_MODEL], { SOMO_MODEL: '' })
    await program.start()
    return program
  }

  /** Launches it as a double-click does: it chooses its port, and the person at the computer may open it to the network. */
  static async launchSwitchable(): Promise<Program> {
    const program = new Program(await dataFolder(), NO_MODEL, { SOMO_MODEL: '', SOMO_ADDR: '' }, false)
    await program.start()
    return program
  }

  /** Breaks the database of the stopped program as a worn disk would. */
  async damage(): Promise<void> {
    await writeFile(join(this.data, 'somo.db'), 'no database any more')
  }

  /** Starts it as a double-click does, with a browser that opens nothing. */
  async startAtScreen(): Promise<void> {
    const { child, url } = await startServer(built('somo'), ['--data', this.data, ...this.flags], { ...this.env, SOMO_ADDR: '', BROWSER: 'true' })
    this.child = child
    this.url = url
  }

  async start(): Promise<void> {
    const port = this.url === '' ? '127.0.0.1:0' : new URL(this.url).host.replace('localhost', '127.0.0.1')
    const address = this.hasAddress ? ['--addr', port] : []
    const { child, url } = await startServer(built('somo'), [...address, '--data', this.data, '--no-open', ...this.flags], this.env)
    this.child = child
    this.url = url
  }

  /** Stops the program as the end of a session or a service manager would, and gives its exit code. */
  stop(): Promise<number | null> {
    return end(this.child, 'SIGTERM')
  }

  /** Waits until it has ended by itself, and gives its exit code. */
  ended(): Promise<number | null> {
    return ending(this.child)
  }

  /** Ends it as a power cut would. */
  async cut(): Promise<void> {
    await end(this.child, 'SIGKILL')
  }

  async remove(): Promise<void> {
    await this.stop()
    await rm(this.data, { recursive: true })
  }
}
