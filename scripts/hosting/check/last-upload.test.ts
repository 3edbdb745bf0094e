import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hostingRules } from '@/scripts/hosting/rules'
import { testFolder } from '@/scripts/shared/test-folder'
import { lastUpload } from './last-upload'

const rules = hostingRules([], false, 'https://example.com')

const { at } = testFolder()
let server: Server
let served: string[]

beforeEach(async () => {
  server = createServer(({ url = '' }, response) =>
    response.writeHead(served.includes(url) ? 200 : 404).end(),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => void server.close())

/** Checks the host after an upload. */
async function check(built: readonly string[]): Promise<string[]> {
  const { port } = server.address() as AddressInfo
  const site = {
    base: `http://127.0.0.1:${port}`,
    allRedirects: true,
    rules,
    files: new Map(built.map((path) => [path, Buffer.from('')])),
  }
  return (await lastUpload(site, at('notes.txt'))).map(
    ({ ok, found }) => `${ok ? '✓' : '✗'} ${found}`,
  )
}

describe('the hashed files of the last upload', () => {
  it('are asked for by the next check', async () => {
    served = ['/images/a.svg', '/images/b.svg', '/robots.txt']
    expect(await check(['/images/a.svg', '/robots.txt'])).toEqual([])
    expect(await check(['/images/b.svg'])).toEqual(['✓ all 1 files'])
  })

  it('are asked for until they are there again', async () => {
    served = ['/images/a.svg']
    await check(served)
    served = ['/images/b.svg']
    expect(await check(served)).toEqual(['✗ without /images/a.svg'])
    expect(await check(served)).toEqual(['✗ without /images/a.svg'])
    served = ['/images/a.svg', '/images/b.svg']
    expect(await check(served)).toEqual(['✓ all 2 files'])
  })

  it('are those that were on the host, not what is built and not uploaded', async () => {
    served = ['/images/a.svg']
    await check(['/images/a.svg', '/images/b.svg'])
    expect(await check([])).toEqual(['✓ all 1 files'])
  })
})
