import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hostingRules } from '@/scripts/hosting/rules'
import { attacks } from './attacks'
import { missing } from './files'
import { redirects } from './redirects'

/* A host may close a connection that it does not like, as nginx does with `return 444`. */

const PAGE = '<p>Olá'
let server: Server | undefined
let asked: string[] = []

/** A host on this machine, as the checks know a site. */
async function host(answer: RequestListener) {
  asked = []
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const rules = { ...hostingRules([], false, 'https://example.com'), redirects: {} }
  const files = new Map(Object.values(rules.pages).map((file) => [`/${file}`, Buffer.from(PAGE)]))
  return { base: `http://127.0.0.1:${port}`, allRedirects: true, rules, files }
}

afterEach(() => server?.close())

it('takes a closed connection for a refusal of what a host must not answer', async () => {
  const site = await host(({ url, method, socket }, response) => {
    if (url === '/' && method === 'GET') response.end(PAGE)
    else socket.destroy()
  })
  const rows = await attacks(site)
  expect(rows.length).toBeGreaterThan(15)
  expect(rows.filter(({ ok }) => !ok)).toEqual([])
})

it('does not take a host that is away for one that refuses', async () => {
  const site = await host(({ socket }) => socket.destroy())
  await expect(attacks(site)).rejects.toThrow()
})

it('tells a closed plain port from wrong redirects, and lets a foreign name be refused', async () => {
  const site = await host(({ socket }) => socket.destroy())
  const rows = await redirects({ ...site, plain: site.base })
  expect(rows.map(({ about, ok }) => `${about} ${ok}`)).toEqual([
    'https false',
    'details true',
    'details true',
  ])
})

it('asks a host that says nothing for no more files', async () => {
  const { base } = await host(({ url, socket }, response) => {
    if (url === '/b.css') socket.destroy()
    else response.end()
  })
  expect(await missing(base, ['/a.css', '/b.css', '/c.css'])).toEqual(['/b.css', '/c.css'])
  expect(asked).toEqual(['HEAD /a.css', 'HEAD /b.css'])
})
