// Computers in a network of their own: each a network namespace with a cable to one switch.
import { execFile, spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { binary, chromium as browserProgram } from '../../program.mjs'

const { chromium } = createRequire(new URL('../../../ui/package.json', import.meta.url))('@playwright/test')
const part = (name) => fileURLToPath(new URL(name, import.meta.url))

function ip(...args) {
  const { status, stderr, error } = spawnSync('ip', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`ip ${args.join(' ')}: ${error?.message ?? stderr}`)
}

/** The switch in the cupboard. What is plugged in goes with it. */
export class Network {
  #name = `somo-${process.pid}`
  #hosts = []

  constructor() {
    ip('netns', 'add', this.#name)
    ip('-n', this.#name, 'link', 'add', 'name', 'switch', 'type', 'bridge', 'mcast_snooping', '0')
    ip('-n', this.#name, 'link', 'set', 'dev', 'switch', 'up')
  }

  /** Another computer with this address. */
  plugIn(name, address) {
    const namespace = `${this.#name}-${name}`
    ip('netns', 'add', namespace)
    ip('-n', this.#name, 'link', 'add', 'name', name, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace)
    ip('-n', this.#name, 'link', 'set', 'dev', name, 'master', 'switch', 'up')
    for (const card of ['lo', 'eth0']) ip('-n', namespace, 'link', 'set', 'dev', card, 'up')
    const host = new Host(namespace, address)
    this.#hosts.push(host)
    return host
  }

  async remove() {
    for (const host of this.#hosts) await host.remove()
    ip('netns', 'del', this.#name)
  }
}

class Host {
  address = ''
  #namespace
  #folder = mkdtempSync(join(tmpdir(), 'somo-network-'))
  #running = []

  constructor(namespace, address) {
    this.#namespace = namespace
    this.readdress(address)
  }

  /** Gives the computer this address in the place of the one it has. */
  readdress(address) {
    if (this.address) ip('-n', this.#namespace, 'addr', 'del', `${this.address}/24`, 'dev', 'eth0')
    ip('-n', this.#namespace, 'addr', 'add', `${address}/24`, 'dev', 'eth0')
    this.address = address
  }

  /** Starts Somo as a double-click does, and gives its address on that computer. */
  async startSomo() {
    const flags = ['--no-open', '--data', join(this.#folder, 'data'), '--ollama', '127.0.0.1:1']
    const env = { ...process.env, SOMO_ADDR: '', SOMO_MODEL: '' }
    const child = spawn('ip', ['netns', 'exec', this.#namespace, binary, ...flags], { stdio: ['ignore', 'pipe', 'ignore'], env })
    const closed = new Promise((resolve) => child.once('close', resolve))
    this.#running.push(async () => {
      child.kill('SIGTERM')
      await closed
    })
    return new Promise((resolve, reject) => {
      let out = ''
      child.stdout.on('data', (text) => {
        out += text
        const ready = out.match(/ready at (\S+)\n/)
        if (ready) resolve(ready[1])
      })
      void closed.then((code) => reject(new Error(`Somo ended with ${code}`)))
    })
  }

  /** A browser on that computer. known are names that it finds at an address. */
  async browser(known = {}) {
    const program = join(this.#folder, `browser-${this.#running.length}`)
    writeFileSync(program, `#!/bin/sh\nexec ip netns exec ${this.#namespace} ${browserProgram} "$@"\n`)
    chmodSync(program, 0o755)
    const rules = Object.entries(known).map(([name, address]) => `MAP ${name} ${address}`).join(',')
    const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...(rules ? [`--host-resolver-rules=${rules}`] : [])]
    const browser = await chromium.launch({ executablePath: program, args })
    this.#running.push(() => browser.close())
    return browser.newPage({ reducedMotion: 'reduce' })
  }

  /** Asks over HTTP from that computer, with the Host header as it is given; gives status and body, status 0 where nobody answers. */
  ask(url, { method = 'GET', headers = {} } = {}) {
    return this.#node('ask.mjs', JSON.stringify({ url, method, headers }))
  }

  /** The addresses that the network gives for a name, asked by multicast DNS from that computer. */
  resolve(name) {
    return this.#node('resolve.mjs', name, this.address)
  }

  async #node(script, ...args) {
    const { stdout } = await promisify(execFile)('ip', ['netns', 'exec', this.#namespace, process.execPath, part(script), ...args])
    return JSON.parse(stdout)
  }

  async remove() {
    for (const end of this.#running.reverse()) await end()
    ip('netns', 'del', this.#namespace)
    rmSync(this.#folder, { recursive: true })
  }
}
