// node scripts/precompress.mjs dist: writes .br and .gz beside every file that gets smaller by it.
// index.html stays as it is: the server writes a nonce and the session into every answer.
// Browsers ask for gzip only where a page comes over plain http from another computer, so gzip is made with zopfli, which
// takes its time and saves some 4 % of every file that goes over a school's Wi-Fi.
import { gzipAsync } from '@gfx/zopfli'
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

let raw = 0, br = 0, gz = 0
for (const file of files) {
  const content = await fs.readFile(file)
  if (content.length < SMALLEST_WORTH_IT) continue
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const packed = { br: await brotli(content, { params }), gz: Buffer.from(await gzipAsync(content, { numiterations: 5 })) }
  raw += content.length, br += packed.br.length, gz += packed.gz.length
  for (const [extension, bytes] of Object.entries(packed)) {
    if (bytes.length < content.length) await fs.writeFile(`${file}.${extension}`, bytes)
  }
}
const kb = (bytes) => `${(bytes / 1000).toFixed(1)} KB`
console.log(`${files.length} files: ${kb(raw)}, ${kb(br)} brotli, ${kb(gz)} gzip`)
