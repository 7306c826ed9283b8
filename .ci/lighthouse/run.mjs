// What Lighthouse says of pages on a phone, the median of some runs: node run.mjs URL... [--runs 5]
import { parseArgs } from 'node:util'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromium } from '../program.mjs'

const FLOORS = { performance: 95, accessibility: 100, 'best-practices': 100 }
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync']
const TIMES = { 'first-contentful-paint': 'first paint', 'largest-contentful-paint': 'largest paint', 'total-blocking-time': 'blocked' }

const { values, positionals } = parseArgs({ allowPositionals: true, options: { runs: { type: 'string', default: '5' } } })

async function look(url) {
  const chrome = await launch({ chromePath: chromium, chromeFlags: FLAGS })
  try {
    return (await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error', onlyCategories: Object.keys(FLOORS) })).lhr
  } finally {
    chrome.kill()
  }
}

const median = (numbers) => Math.round(numbers.toSorted((a, b) => a - b)[numbers.length >> 1])

for (const url of positionals) {
  const reports = []
  for (let n = 0; n < Number(values.runs); n++) reports.push(await look(url))
  const scores = Object.entries(FLOORS).map(([name, floor]) => {
    const score = median(reports.map(({ categories }) => categories[name].score * 100))
    return `${name} ${score} (at least ${floor}${score < floor ? ', MISSED' : ''})`
  })
  const times = Object.entries(TIMES).map(([audit, name]) => `${name} ${median(reports.map(({ audits }) => audits[audit].numericValue))} ms`)
  console.log(`  ${new URL(url).pathname.replace(/^(\/[a-z]+)\/.*/, '$1').padEnd(10)} ${scores.join(', ')}; ${times.join(', ')}`)
}
