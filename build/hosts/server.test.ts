import { writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { testFolder } from '@/fixtures/test-folder'
import { parseHeaders, serve, urlOf } from './server'

it('joins the values of a header, and removes a header with `! Name`', () => {
  const headersOf = parseHeaders('/*\n  A: 1\n  B: 1\n/in/*\n  ! A\n  A: 2: 3\n  B: 2\n')
  expect(headersOf('/in/x')).toEqual({ A: '2: 3', B: '1, 2' })
  expect(headersOf('/')).toEqual({ A: '1', B: '1' })
})

const pathTo = testFolder()

beforeEach(() => {
  for (const file of ['_headers', '404.html']) writeFileSync(pathTo(file), '')
})

it('reports a port that is in use or no number, with an example of another one', async () => {
  const server = await serve(pathTo(), 0)
  try {
    const { port } = server.address() as AddressInfo
    for (const wrong of [port, 'abc'])
      await expect(serve(pathTo(), wrong)).rejects.toThrow(
        `PORT ${wrong} is in use or not a port number. Example:`,
      )
  } finally {
    server.close()
  }
})

it.each(['/_headers', '/%5Fheaders', '/_headers/', '//_headers', '/%5fheaders?a'])(
  'hides the file for hosts at %s',
  async (path) => {
    const server = await serve(pathTo(), 0)
    try {
      const { status } = await fetch(urlOf(server) + path)
      expect(status).toBe(404)
    } finally {
      server.close()
    }
  },
)

it('keeps the complete query in a redirect', async () => {
  const server = await serve(pathTo(), 0)
  try {
    const { headers } = await fetch(`${urlOf(server)}/index.html?a?b=1`, { redirect: 'manual' })
    expect(headers.get('location')).toBe('/?a?b=1')
  } finally {
    server.close()
  }
})
