import { createServer } from 'node:http'
import { type AddressInfo, isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'
import { request } from './request'

/** This machine's own addresses: 127.0.0.1, and ::1 where there is IPv6. */
const addresses = Object.values(networkInterfaces())
  .flatMap((given) => given ?? [])
  .filter(({ internal }) => internal)
  .map(({ address }) => address)

it.each(addresses)('sends a server at %s the path exactly as written', async (address) => {
  const server = createServer(({ url }, response) => response.end(url))
  await new Promise<void>((resolve) => server.listen(0, address, resolve))
  const { port } = server.address() as AddressInfo
  const host = isIPv6(address) ? `[${address}]` : address
  const { status, body } = await request(`http://${host}:${port}`, '/a/../b%2e')
  server.close()
  expect([status, body.toString()]).toEqual([200, '/a/../b%2e'])
})
