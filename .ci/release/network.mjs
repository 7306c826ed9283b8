// Somo in a staff room: one computer has it, others come over the network. Each computer is a network namespace.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Network } from './network/hosts.mjs'
import { qrOn } from './network/paper.mjs'
import { until } from './machine.mjs'
import { check, end, expect, expectEqual } from './report.mjs'

const title = 'Where does the rain go?'
const password = 'a long enough passphrase'
const paper = mkdtempSync(join(tmpdir(), 'somo-paper-'))

/** Calls Somo as a page of it does; gives status and what was answered. */
const call = (page, method, path, body) => page.evaluate(async ([method, path, body]) => {
  const answer = await fetch(path, { method, ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }) })
  const text = await answer.text()
  return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : text }
}, [method, path, body])

const signUp = (page, name, inviteCode) => call(page, 'POST', '/api/auth/register', { email: `${name}@school.example`, password, firstName: name, inviteCode })

/** Waits for the name in the network, and gives all links. */
const linksOf = (page, name) => until(`${name} is among the links`, async () => {
  const { links } = (await call(page, 'GET', '/api/network')).body
  return links.some((link) => link.includes(`//${name}:`)) && links
})

async function makeDesign(page) {
  const wish = { subject: 'Science', topic: 'Water cycle', skills: ['Research'] }
  const plan = await call(page, 'POST', '/api/generate-plan', { ...wish, gradeLevel: 'Grade 5', engine: 'built-in' })
  expectEqual('the plan', plan.status, 200)
  const design = { title, ...wish, cohort: 'Grade 5', skills: JSON.stringify(wish.skills), status: 'draft', contentJson: plan.body, llmModel: 'built-in' }
  expectEqual('the design', (await call(page, 'POST', '/api/designs', design)).status, 201)
}

/** Shares the design in the page as a teacher does, prints the card and gives the file. */
async function printCard(page, origin) {
  const { body: user } = await call(page, 'GET', '/api/auth/user')
  await page.evaluate((id) => localStorage.setItem(`somo:tour-completed:${id}`, 'true'), user.id)
  await page.goto(new URL('/design-corner', origin).href)
  await page.getByRole('button', { name: `Share or download “${title}”` }).click()
  await page.getByRole('menuitem', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this plan' })
  await dialog.getByRole('button', { name: 'Let colleagues open it' }).click()
  await dialog.getByRole('img', { name: /^QR code of the link/ }).waitFor()
  await page.evaluate(() => { window.print = () => {} })
  await dialog.getByRole('button', { name: 'Print this card' }).click()
  const file = join(paper, 'card.pdf')
  await page.pdf({ path: file, format: 'A4' })
  return file
}

async function tryNetwork(network) {
  const staffroom = network.plugIn('staffroom', '192.168.50.10')
  const phone = network.plugIn('phone', '192.168.50.30')
  const here = await staffroom.startSomo()
  const page = await staffroom.browser()
  await page.goto(here)

  await check('nobody else gets in before the person at the computer lets them', async () => {
    expectEqual('the first account', (await signUp(page, 'Amina')).status, 201)
    expectEqual('from the phone', (await phone.ask('http://192.168.50.10:8080/')).status, 0)
    expectEqual('the name', await phone.resolve('somo.local'), [])
  })

  let link = ''
  await check('the printed card’s QR code is an address in the network', async () => {
    await makeDesign(page)
    link = qrOn(await printCard(page, here))
    expect(/^http:\/\/192\.168\.50\.10:8080\/shared\/[\w-]+$/.test(link), `it says ${link}`)
  })
  const { inviteCode } = (await call(page, 'GET', '/api/invite')).body

  const colleague = await phone.browser()
  await check('a colleague opens that address and rates the plan', async () => {
    await colleague.goto(link)
    await colleague.getByRole('heading', { level: 1, name: title }).waitFor()
    const form = colleague.getByRole('region', { name: 'Rate This Lesson Plan' })
    await form.locator('label', { hasText: '4 stars' }).click()
    await form.getByRole('button', { name: 'Submit Rating' }).click()
    await colleague.getByText('4.0 (1 rating)').waitFor()
  })
  await check('from the network an account needs the invite code', async () => {
    const refused = await signUp(colleague, 'Kofi')
    expectEqual('without it', [refused.status, refused.body.code], [403, 'invite_required'])
    const guessed = await signUp(colleague, 'Kofi', 'ABCDEFGHJK')
    expectEqual('with a wrong one', [guessed.status, guessed.body.code], [403, 'invite_required'])
    expectEqual('with it', (await signUp(colleague, 'Kofi', inviteCode)).status, 201)
  })
  await check('at Somo’s own computer it needs none', async () => {
    expectEqual('another account', (await signUp(page, 'Zawadi')).status, 201)
  })
  await check('the colleague copies the plan', async () => {
    await colleague.reload()
    await colleague.getByRole('button', { name: 'Save a copy to my designs' }).click()
    await colleague.getByRole('link', { name: 'Open my copy' }).click()
    await colleague.getByRole('heading', { name: title }).first().waitFor()
    const { body } = await call(colleague, 'GET', '/api/network')
    expectEqual('may the colleague close it', [body.lan, body.canManage], [true, false])
  })

  await check('somo.local leads there, after the address that every phone knows', async () => {
    const links = await linksOf(page, 'somo.local')
    expectEqual('the links', links, ['http://192.168.50.10:8080', 'http://somo.local:8080'])
    expectEqual('the name from the phone', await phone.resolve('somo.local'), ['192.168.50.10'])
    const named = await phone.browser({ 'somo.local': '192.168.50.10' })
    expectEqual('the page by that name', (await named.goto('http://somo.local:8080/login')).status(), 200)
  })

  await check('names of other sites that lead here open nothing', async () => {
    for (const path of ['/', '/login', '/icon.svg', '/api/health', new URL(link).pathname]) {
      for (const host of ['evil.example', 'evil.example:8080', 'somo.local.evil.example', 'somo-2.local']) {
        const answer = await phone.ask(new URL(path, link).href, { headers: { host } })
        expectEqual(`${path} at ${host}`, answer.status, 421)
      }
    }
    const rebound = await phone.browser({ 'evil.example': '192.168.50.10' })
    expectEqual('the page in a browser', (await rebound.goto(`http://evil.example:8080${new URL(link).pathname}`)).status(), 421)
    expectEqual('a call of that page', (await call(rebound, 'GET', '/api/auth/user')).status, 421)
    const answer = await phone.ask('http://192.168.50.10:8080/api/health', { headers: { host: 'localhost:8080' } })
    expectEqual('a Host that says this computer', answer.status, 200)
  })

  await check('a second Somo in the network takes the next name', async () => {
    const office = network.plugIn('office', '192.168.50.20')
    const other = await office.browser()
    await other.goto(await office.startSomo())
    await signUp(other, 'Baraka')
    expectEqual('letting colleagues in', (await call(other, 'PUT', '/api/network', { lan: true })).status, 200)
    await linksOf(other, 'somo-2.local')
    expectEqual('the second name', await phone.resolve('somo-2.local'), ['192.168.50.20'])
    expectEqual('the first name', await phone.resolve('somo.local'), ['192.168.50.10'])
  })

  await check('with another address, the links and the name lead to that', async () => {
    staffroom.readdress('192.168.50.11')
    const links = await until('the new address is the first link', async () => {
      const { links } = (await call(page, 'GET', '/api/network')).body
      return links[0] === 'http://192.168.50.11:8080' && links.length === 2 && links
    })
    expectEqual('the links', links, ['http://192.168.50.11:8080', 'http://somo.local:8080'])
    expectEqual('the name', await phone.resolve('somo.local'), ['192.168.50.11'])
    await colleague.goto(link.replace('.10:', '.11:'))
    await colleague.getByRole('heading', { level: 1, name: title }).waitFor()
  })

  await check('closed to the network, the name is gone and nobody gets in', async () => {
    expectEqual('closing', (await call(page, 'PUT', '/api/network', { lan: false })).status, 200)
    expectEqual('from the phone', (await phone.ask('http://192.168.50.11:8080/')).status, 0)
    await until('the name is taken back', async () => (await phone.resolve('somo.local')).length === 0)
    expectEqual('here', (await call(page, 'GET', '/api/health')).status, 200)
  })
}

const network = new Network()
try {
  await tryNetwork(network)
} finally {
  await network.remove()
  rmSync(paper, { recursive: true })
}
end()
