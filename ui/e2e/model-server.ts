import type { ChildProcess } from 'node:child_process'
import { built, end, startServer } from './process'

export interface Script {
  /** Tokens a second; a section has about 200. */
  rate?: number
  /** The models that are installed; all that the scripted server knows unless said. */
  models?: string[]
  /** How long fetching a model takes, such as 2s. */
  pull?: string
}

/** The scripted model server, a process of its own. It keeps its address when it is stopped and started again. */
export class ModelServer {
  url = ''
  private child: ChildProcess | undefined

  private constructor(private readonly args: string[]) {}

  static async launch({ rate = 400, models, pull = '2s' }: Script = {}): Promise<ModelServer> {
    const server = new ModelServer(['-rate', String(rate), '-pull', pull, ...(models ? ['-models', models.join(',')] : [])])
    await server.start()
    return server
  }

  async start(): Promise<void> {
    const { child, url } = await startServer(built('replay'), ['-addr', this.url === '' ? '127.0.0.1:0' : new URL(this.url).host, ...this.args])
    this.child = child
    this.url = url
  }

  /** Lets it fall silent wherever it is, until it goes on. */
  hold(): void {
    this.child?.kill('SIGSTOP')
  }

  goOn(): void {
    this.child?.kill('SIGCONT')
  }

  /** The computer it runs on is gone. */
  async cut(): Promise<void> {
    await end(this.child, 'SIGKILL')
  }
}
