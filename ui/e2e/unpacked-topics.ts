import { copyFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { built } from './process'

/** Puts unpacked topics into a data folder, as an earlier run of Somo leaves them; `make` unpacked them once for all tests. */
export async function copyUnpackedTopics(data: string): Promise<void> {
  const folder = built('topics')
  const files = (await readdir(folder)).filter((name) => name.endsWith('.unpacked'))
  if (files.length !== 1) throw new Error(`${folder} has ${files.length} files of topics, not one: build it anew with make`)
  for (const name of files) await copyFile(join(folder, name), join(data, name))
}
