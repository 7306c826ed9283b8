// The .deb on a machine with systemd: installed, used, killed, switched off, upgraded, taken back, restored, removed.
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownPackage, version } from './built.mjs'
import { lacks, until, withMachine } from './machine.mjs'
import { packTomorrow } from './tomorrow.mjs'
import { check, end, expect, expectEqual } from './report.mjs'
import { Teacher } from './teacher.mjs'

const data = '/var/lib/somo'
const say = ({ code, out, err }) => `${code}: ${out}${err}`

const missing = lacks({ 'systemd-analyze': 'systemd' })
if (missing) {
  await check('this machine can try the package', () => {
    throw new Error(missing)
  })
} else await withMachine(tryPackage)
end()

async function tryPackage(machine) {
  const today = version()
  const tomorrow = `${today.replace(/^(\d+)/, (major) => Number(major) + 1)}`
  copyFileSync(ownPackage('deb'), join(machine.stick, 'today.deb'))
  const teacher = new Teacher('http://127.0.0.1:8080')
  const isServed = (release) => until(`Somo ${release} answers`, async () => (await teacher.version()) === release)
  const mainPID = () => Number(machine.must('systemctl', 'show', '--property', 'MainPID', '--value', 'somo').trim())
  const somo = (...args) => machine.must('somo', ...args, '--data', data)
  const foreign = () => machine.must('find', data, '-not', '-user', 'somo', '-or', '-perm', '/077').trim()
  const journal = () => machine.must('journalctl', '--unit', 'somo', '--output', 'cat', '--no-pager')
  let lesson

  await check('dpkg installs it, and Somo is there', async () => {
    machine.must('dpkg', '--install', '/media/stick/today.deb')
    await isServed(today)
    expectEqual('at the next start of the computer', machine.run('systemctl', 'is-enabled', 'somo').out.trim(), 'enabled')
  })
  await check('its data is its own user’s, and nobody else can read it', () => {
    expectEqual('the folder', machine.must('stat', '--format', '%U:%G %a', data).trim(), 'somo:somo 700')
    expectEqual('what others may read', foreign(), '')
  })
  await check('a teacher signs up, plans a lesson, prints it and shares it', async () => {
    await teacher.signUp()
    lesson = await teacher.planLesson()
  })
  await check('the service runs as its own user without rights', () => isConfined(machine, mainPID()))
  await check('systemd finds nothing wrong with the unit, and little that it exposes', () => {
    expectEqual('systemd-analyze verify', say(machine.run('systemd-analyze', 'verify', '/usr/lib/systemd/system/somo.service')), '0: ')
    const exposure = Number(machine.must('systemd-analyze', 'security', '--no-pager', 'somo.service').match(/Overall exposure level for somo.service: ([\d.]+)/)?.[1])
    expect(exposure <= 2, `its exposure is ${exposure} and should be at most 2`)
  })

  await check('killed, it is there again by itself with the lesson', async () => {
    const before = mainPID()
    machine.must('systemctl', 'kill', '--signal=KILL', 'somo')
    await until('another process serves', () => ![0, before].includes(mainPID()))
    await isServed(today)
    await teacher.findLesson(lesson)
  })
  await check('after the power failed it is there again with the lesson', async () => {
    await machine.cutPower()
    await machine.boot()
    await isServed(today)
    await teacher.findLesson(lesson)
  })
  await check('stopped from its page, it stays stopped, and starts when it is told to', async () => {
    await teacher.ask('POST', '/api/stop')
    await until('the service has ended', () => machine.run('systemctl', 'is-active', 'somo').out.trim() === 'inactive')
    machine.must('systemctl', 'start', 'somo')
    await isServed(today)
  })
  await check('what was set in /etc/default/somo holds', async () => {
    machine.must('sed', '--in-place', 's/^SOMO_ADDR=.*/SOMO_ADDR=0.0.0.0:80/;s/^SOMO_OPTIONS=.*/SOMO_OPTIONS=--host lessons.school.example --open-signup/', '/etc/default/somo')
    machine.must('systemctl', 'restart', 'somo')
    await until('Somo answers at port 80', async () => (await new Teacher('http://127.0.0.1').version()) === today)
    machine.must('sed', '--in-place', 's/^SOMO_ADDR=.*/SOMO_ADDR=0.0.0.0:8080/', '/etc/default/somo')
    machine.must('systemctl', 'restart', 'somo')
    await isServed(today)
  })

  const sumOf = (file) => machine.must('sha256sum', file).split(' ')[0]
  await check('an upgrade keeps a copy before it changes the database, the lesson, and what was set', async () => {
    packTomorrow(join(machine.stick, 'today.deb'), join(machine.stick, 'tomorrow.deb'), tomorrow)
    const before = mainPID()
    machine.must('dpkg', '--install', '/media/stick/tomorrow.deb')
    await isServed(tomorrow)
    expect(mainPID() !== before, 'the old program still runs')
    await teacher.findLesson(lesson)
    expect(/-before\.db$/m.test(machine.must('ls', `${data}/backups`)), `no copy of before the upgrade: ${journal()}`)
    expect(machine.must('cat', '/etc/default/somo').includes('--open-signup'), 'what was set is gone')
  })
  await check('the older program refuses the newer database in plain words and leaves it as it is', async () => {
    machine.must('systemctl', 'stop', 'somo')
    const before = sumOf(`${data}/somo.db`)
    machine.must('dpkg', '--install', '/media/stick/today.deb')
    await until('it says why it does not start', () => /newer Somo/.test(journal()))
    machine.must('systemctl', 'stop', 'somo')
    expectEqual('the database', sumOf(`${data}/somo.db`), before)
  })
  await check('the way back: the copy of before the upgrade is put in place, and the lesson is there', async () => {
    somo('restore', machine.must('sh', '-c', `ls ${data}/backups/*-before.db`).trim())
    machine.must('systemctl', 'start', 'somo')
    await isServed(today)
    await teacher.findLesson(lesson)
  })
  await check('root backs up to a stick, asks the doctor and lists the accounts beside the service', async () => {
    somo('backup', '/media/stick/copy.db')
    somo('doctor')
    expect(somo('user', 'list').includes('amina@school.example'), 'the account is not listed')
    expectEqual('what the service can no longer use', foreign(), '')
    await teacher.findLesson(lesson)
  })
  await check('root puts the copy from the stick in place, and the service can use it', async () => {
    await teacher.ask('DELETE', `/api/designs/${lesson}`)
    machine.must('systemctl', 'stop', 'somo')
    somo('restore', '/media/stick/copy.db')
    expectEqual('what the service cannot use', foreign(), '')
    machine.must('systemctl', 'start', 'somo')
    await isServed(today)
    await teacher.findLesson(lesson)
  })

  await check('removed, it is gone and the lessons stay', async () => {
    machine.must('dpkg', '--remove', 'somo')
    expectEqual('who still answers', await teacher.version(), '')
    expectEqual('the processes of its user', machine.run('pgrep', '-u', 'somo').out, '')
    machine.must('test', '-s', `${data}/somo.db`)
  })
  await check('installed again, the lesson is there', async () => {
    machine.must('dpkg', '--install', '/media/stick/today.deb')
    await isServed(today)
    await teacher.findLesson(lesson)
  })
  await check('purged, nothing of it is left', () => {
    machine.must('dpkg', '--purge', 'somo')
    const left = machine.run('find', '/etc', '/usr', '/var', '-name', 'somo*', '-not', '-path', '/var/cache/*').out.trim()
    expectEqual('what is left', left, '')
  })
}

/** What the kernel says of the process, and what it may write. */
function isConfined(machine, pid) {
  const status = Object.fromEntries(machine.must('cat', `/proc/${pid}/status`).trim().split('\n').map((line) => line.split(/:\s*/)))
  expectEqual('its user', machine.must('stat', '--format', '%U', `/proc/${pid}`).trim(), 'somo')
  const bindPorts = (1n << 10n).toString(16).padStart(16, '0')
  expectEqual('the rights it may have', [status.CapBnd, status.CapEff], [bindPorts, bindPorts])
  expectEqual('NoNewPrivs and Seccomp', [status.NoNewPrivs, status.Seccomp], ['1', '2'])
  const write = (place) => machine.run('nsenter', '-t', String(pid), '--mount', '--', 'runuser', '--user', 'somo', '--', 'touch', `${place}/tried`).code === 0
  expectEqual('where it may write', ['/etc', '/usr/bin', '/var/lib', '/home', '/media/stick', data].filter(write), [data])
  machine.must('rm', `${data}/tried`)
}
