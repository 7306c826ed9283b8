// A computer to install packages on: this one's files under an overlay, with a systemd of its own as the first process.
// The process that uses it runs in a mount and a network namespace of its own, so that all of it goes with that process.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'

const needed = { unshare: 'util-linux', nsenter: 'util-linux', setpriv: 'util-linux', ip: 'iproute2', dpkg: 'dpkg', systemctl: 'systemd' }

/** What this computer lacks to boot another, as one sentence, or ''; more are further tools with the package that has each. */
export function lacks(more = {}) {
  const wanted = { ...needed, ...more }
  if (process.getuid?.() !== 0) return 'Installing packages needs root: run it as root, on a Debian machine.'
  const missing = Object.keys(wanted).filter((tool) => spawnSync('sh', ['-c', `command -v ${tool}`]).status !== 0)
  if (missing.length > 0) return `This machine has no ${missing.join(', ')}: apt-get install ${[...new Set(missing.map((tool) => wanted[tool]))].join(' ')}`
  if (!existsSync('/lib/systemd/systemd')) return 'This machine has no systemd: apt-get install systemd'
  const filesystems = readFileSync('/proc/filesystems', 'utf8')
  const unknown = ['overlay', 'cgroup2'].filter((name) => !filesystems.includes(`\t${name}\n`))
  return unknown.length > 0 ? `This machine's kernel has no ${unknown.join(' and no ')}: modprobe it, or use another kernel` : ''
}

/** Waits until look gives something true, for at most the milliseconds; then fails with what was waited for. */
export async function until(what, look, within = 20_000) {
  const end = performance.now() + within
  for (;;) {
    const found = await look()
    if (found) return found
    if (performance.now() > end) throw new Error(`after ${within / 1000} s still not: ${what}`)
    await pause(50)
  }
}

export class Machine {
  #disk = mkdtempSync(join(tmpdir(), 'somo-machine-'))
  /** A folder that is /media/stick on the machine. */
  stick = join(this.#disk, 'stick')
  #groups
  #init

  constructor() {
    must('ip', 'link', 'set', 'lo', 'up')
    must('mount', '-t', 'tmpfs', 'tmpfs', this.#disk)
    mkdirSync(this.stick)
    const hierarchy = join(this.#disk, 'cgroups')
    mkdirSync(hierarchy)
    must('mount', '-t', 'cgroup2', 'cgroup2', hierarchy)
    this.#groups = join(hierarchy, `somo-release-${process.pid}`)
    mkdirSync(this.#groups)
  }

  /** Turns it on and waits until it has started what it starts. */
  async boot() {
    const enter = 'echo 0 >"$1/cgroup.procs"; exec unshare --pid --fork --kill-child --mount --uts --ipc --cgroup "$2" "$3"'
    const boot = fileURLToPath(new URL('boot', import.meta.url))
    const outer = spawn('sh', ['-c', enter, 'sh', this.#groups, boot, this.#disk], { stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    outer.stderr.on('data', (chunk) => (said += chunk))
    const ended = new Promise((resolve) => outer.once('close', resolve))
    this.#init = { outer, ended, pid: 0 }
    await until('the machine has a first process', () => {
      if (outer.exitCode !== null) throw new Error(`the machine does not boot: ${said}`)
      return (this.#init.pid = firstChild(outer.pid))
    })
    await until('systemd has started everything', () => /^(running|degraded)$/.test(this.run('systemctl', 'is-system-running').out.trim()), 60_000)
  }

  /** As when somebody pulls the plug: nothing on it gets to finish. Its disk stays. */
  async cutPower() {
    process.kill(this.#init.pid, 'SIGKILL')
    await this.#init.ended
    this.#init = undefined
  }

  /** Runs a command on it as root; gives the exit code and what it printed. */
  run(command, ...args) {
    const done = spawnSync('nsenter', ['-t', String(this.#init.pid), '--mount', '--pid', '--uts', '--ipc', '--cgroup', '--wd=/', '--', command, ...args], {
      encoding: 'utf8', env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C.UTF-8', DEBIAN_FRONTEND: 'noninteractive' },
    })
    return { code: done.status ?? 1, out: done.stdout ?? '', err: done.stderr ?? '' }
  }

  /** The same where it has to go well; gives what it printed. */
  must(command, ...args) {
    const { code, out, err } = this.run(command, ...args)
    if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}: ${out}${err}`)
    return out
  }

  /** Throws it away. */
  async end() {
    if (this.#init) await this.cutPower()
    removeGroups(this.#groups)
    must('umount', '--recursive', '--lazy', this.#disk)
    rmSync(this.#disk, { recursive: true })
  }
}

/** Boots a machine, does the work on it, and throws it away. */
export async function withMachine(work) {
  const machine = new Machine()
  try {
    await machine.boot()
    await work(machine)
  } finally {
    await machine.end()
  }
}

function must(command, ...args) {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`)
}

function firstChild(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return children ? Number(children.split(' ')[0]) : 0
}

function removeGroups(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) if (entry.isDirectory()) removeGroups(join(folder, entry.name))
  rmdirSync(folder)
}
