// Asks over HTTP and prints the answer. A Host header goes out as it is given.
import { request } from 'node:http'

const { url, method, headers } = JSON.parse(process.argv[2])
const say = (answer) => console.log(JSON.stringify(answer))
const asked = request(url, { method, headers, timeout: 10_000 }, (answer) => {
  let body = ''
  answer.setEncoding('utf8')
  answer.on('data', (text) => (body += text))
  answer.on('end', () => say({ status: answer.statusCode, body }))
})
asked.on('timeout', () => asked.destroy(new Error('no answer in time')))
asked.on('error', (error) => say({ status: 0, body: error.message }))
asked.end()
