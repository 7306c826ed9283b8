// Asks the network for a name by multicast DNS, and prints the addresses that are answered within two seconds.
import multicastDNS from 'multicast-dns'

const [name, own] = process.argv.slice(2)
const mdns = multicastDNS({ interface: own, bind: '0.0.0.0' })
const found = new Set()
mdns.on('response', ({ answers }) => {
  for (const { type, name: answered, ttl, data } of answers) if (type === 'A' && answered === name && ttl > 0) found.add(data)
})
mdns.query(name, 'A')
setTimeout(() => mdns.query(name, 'A'), 500)
setTimeout(() => {
  console.log(JSON.stringify([...found].sort()))
  mdns.destroy()
}, 2000)
