import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { built, end, startServer } from './process'

/** The variable that names the folder of a program which has run for a while, and keeps its unpacked topics there. */
const FOLDER = 'SOMO_TEST_RUN_BEFORE'

/** Starts a program beside the tests, whose unpacked topics later ones find in their folders; gives what ends it. */
export default async function runOnce(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'somo-e2e-before-'))
  process.env[FOLDER] = folder
  const { child } = await startServer(built('somo'), ['--addr', '127.0.0.1:0', '--data', folder, '--no-open', '--ollama', '127.0.0.1:1'], { SOMO_MODEL: '' })
  return async () => {
    await end(child, 'SIGTERM')
    await rm(folder, { recursive: true })
  }
}

/** Puts unpacked topics into a data folder, as an earlier run of Somo leaves them; none as long as there are none. */
export async function copyUnpackedTopics(data: string): Promise<void> {
  const folder = process.env[FOLDER]
  if (folder === undefined) throw new Error(`${FOLDER} is not set: the tests are run by their configuration`)
  for (const name of await readdir(folder)) {
    if (name.endsWith('.unpacked')) await copyFile(join(folder, name), join(data, name))
  }
}
