// Reads the QR code off a printed page.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import jsqr from 'jsqr'
import { PNG } from 'pngjs'

const readCode = jsqr.default ?? jsqr

/** What the QR code on the first page of a PDF says, as a camera would read it off the paper. */
export function qrOn(pdf) {
  const stem = pdf.replace(/\.pdf$/, '')
  const { status, stderr, error } = spawnSync('pdftoppm', ['-r', '150', '-png', '-singlefile', pdf, stem], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`pdftoppm: ${error?.message ?? stderr}`)
  const { data, width, height } = PNG.sync.read(readFileSync(`${stem}.png`))
  const code = readCode(new Uint8ClampedArray(data), width, height)
  if (!code) throw new Error('no QR code can be read off the page')
  return code.data
}
