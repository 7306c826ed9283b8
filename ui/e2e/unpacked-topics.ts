import { copyFile, link, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { built } from './process'

/**
 * Puts unpacked topics into a data folder, as an earlier run of Somo leaves them; `make` unpacked them once for all tests. They are
 * only read, so folders on the same disk share them: copying 36 MB takes as long as the start of the program.
 */
export async function placeUnpackedTopics(data: string): Promise<void> {
  const folder = built('topics')
  const files = (await readdir(folder)).filter((name) => name.endsWith('.unpacked'))
  if (files.length !== 1) throw new Error(`${folder} has ${files.length} files of topics, not one: build it anew with make`)
  for (const name of files) {
    await link(join(folder, name), join(data, name)).catch(() => copyFile(join(folder, name), join(data, name))) // another disk
  }
}
