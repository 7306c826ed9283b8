// node scripts/precompress.mjs dist: writes .br in the place of every file that gets smaller by it. Browsers take it over
// https and from this computer; for others the server makes gzip of it once, and the program is a megabyte smaller.
// index.html stays as it is: the server writes a nonce and the session into every answer.
import fs from 'node:fs/promises'
import path from 'node:path'
import zlib from 'node:zlib'
import { promisify } from 'node:util'

const TEXT = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest'])
const SMALLEST_WORTH_IT = 512

const dist = process.argv[2] ?? 'dist'
const brotli = promisify(zlib.brotliCompress)

const files = (await fs.readdir(dist, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && TEXT.has(path.extname(entry.name)))
  .map((entry) => path.join(entry.parentPath, entry.name))
  .filter((file) => !path.relative(dist, file).startsWith('.vite'))

let raw = 0, br = 0
for (const file of files) {
  const content = await fs.readFile(file)
  if (content.length < SMALLEST_WORTH_IT) continue
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const packed = await brotli(content, { params })
  raw += content.length, br += packed.length
  if (packed.length >= content.length) continue
  await fs.writeFile(`${file}.br`, packed)
  await fs.rm(file)
}
const kb = (bytes) => `${(bytes / 1000).toFixed(1)} KB`
console.log(`${files.length} files: ${kb(raw)}, ${kb(br)} brotli`)
