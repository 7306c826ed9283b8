// The .rpm on a machine with systemd: installed, used, put over itself as an upgrade does, removed.
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownPackage, version } from './built.mjs'
import { lacks, until, withMachine } from './machine.mjs'
import { check, end, expect, expectEqual } from './report.mjs'
import { Teacher } from './teacher.mjs'

const data = '/var/lib/somo'

const missing = lacks({ rpm: 'rpm' })
if (missing) {
  await check('this machine can try the package', () => {
    throw new Error(missing)
  })
} else await withMachine(tryPackage)
end()

async function tryPackage(machine) {
  copyFileSync(ownPackage('rpm'), join(machine.stick, 'somo.rpm'))
  // Debian's systemd is not in RPM's own list of what is installed.
  const rpm = (...args) => machine.must('rpm', '--nodeps', ...args)
  const teacher = new Teacher('http://127.0.0.1:8080')
  const isServed = () => until('Somo answers', async () => (await teacher.version()) === version())
  const processID = () => machine.must('systemctl', 'show', '--property', 'MainPID', '--value', 'somo').trim()
  let lesson

  await check('rpm installs it, Somo is there as its own user, and a lesson is planned', async () => {
    rpm('--install', '/media/stick/somo.rpm')
    await isServed()
    expectEqual('its user', machine.must('stat', '--format', '%U', `/proc/${processID()}`).trim(), 'somo')
    expectEqual('at the next start of the computer', machine.run('systemctl', 'is-enabled', 'somo').out.trim(), 'enabled')
    await teacher.signUp()
    lesson = await teacher.planLesson()
  })
  await check('an upgrade starts it again, with the lesson and what was set', async () => {
    machine.must('sed', '--in-place', 's/^SOMO_OPTIONS=.*/SOMO_OPTIONS=--open-signup/', '/etc/default/somo')
    const before = processID()
    rpm('--upgrade', '--force', '/media/stick/somo.rpm')
    await isServed()
    expect(processID() !== before, 'the old program still runs')
    await teacher.findLesson(lesson)
    expect(machine.must('cat', '/etc/default/somo').includes('--open-signup'), 'what was set is gone')
  })
  await check('removed, it is gone and the lessons stay', async () => {
    rpm('--erase', 'somo')
    expectEqual('who still answers', await teacher.version(), '')
    expectEqual('the processes of its user', machine.run('pgrep', '-u', 'somo').out, '')
    expect(machine.run('test', '-e', '/usr/bin/somo').code !== 0, 'the program is still there')
    machine.must('test', '-s', `${data}/somo.db`)
  })
}
