import { readFileSync } from 'node:fs'

const SOURCE = readFileSync('editor/build/service-worker.js', 'utf8')
const ORIGIN = 'https://editor.test'
const urlOf = (path: string) => new URL(path, `${ORIGIN}/editor/`).href

/** Installs the service worker beside the cache of an earlier build, and returns the cached URLs. */
async function install(download: () => Promise<void>, cached: readonly string[]) {
  const stores = new Map([['editor', new Set(cached.map(urlOf))]])
  const open = async (name: string) => {
    const urls = stores.get(name) ?? new Set()
    stores.set(name, urls)
    return {
      addAll: async (paths: readonly string[]) => {
        await download()
        for (const path of paths) urls.add(urlOf(path))
      },
      keys: async () => [...urls].map((url) => ({ url })),
      delete: async ({ url }: { url: string }) => urls.delete(url),
    }
  }
  const caches = { open, delete: async (name: string) => stores.delete(name) }
  const installed: Promise<void>[] = []
  const addEventListener = (type: string, listener: (event: object) => void) => {
    if (type === 'install') listener({ waitUntil: (end: Promise<void>) => installed.push(end) })
  }
  const run = new Function('addEventListener', 'caches', 'location', 'STYLE_SHEET_URLS', SOURCE)
  run(addEventListener, caches, { origin: ORIGIN, href: urlOf('service-worker.js') }, ['page.css'])
  const [result] = await Promise.allSettled(installed)
  return { result, urls: [...stores.values()].flatMap((urls) => [...urls]) }
}

const OLD = ['./', 'old.css']

it('keeps the files of the last build if those of the next one fail to load', async () => {
  const { result, urls } = await install(() => Promise.reject(new Error('Sem internet')), OLD)
  expect(result?.status).toBe('rejected')
  expect(urls).toEqual(OLD.map(urlOf))
})

it('removes the files of the last build after it has stored the next ones', async () => {
  const { result, urls } = await install(async () => {}, OLD)
  expect(result?.status).toBe('fulfilled')
  const files = ['./', 'browser-check.js', 'app.js', 'app.css', 'page.css']
  expect(urls.sort()).toEqual(files.map(urlOf).sort())
})

// The limit of the network would keep the tests waiting.
jest.useFakeTimers()

/** Requests a file whose copy is cached, and returns the response and the files stored later. */
function request(fetched: Promise<object>) {
  const stored: object[] = []
  const caches = {
    match: async () => 'copy',
    open: async () => ({ put: async (_: object, copy: object) => stored.push(copy) }),
  }
  let response: Promise<unknown> = Promise.resolve()
  const event = {
    request: { method: 'GET', url: urlOf('app.js') },
    waitUntil: () => {},
    respondWith: (given: Promise<unknown>) => {
      response = given
    },
  }
  const addEventListener = (type: string, listener: (event: object) => void) => {
    if (type === 'fetch') listener(event)
  }
  const run = new Function('addEventListener', 'caches', 'location', 'fetch', SOURCE)
  run(addEventListener, caches, { origin: ORIGIN }, () => fetched)
  return { response, stored }
}

it('responds with the copy while the network is stalled, and stores a late response', async () => {
  let arrive: (response: object) => void = () => {}
  const { response, stored } = request(new Promise((resolve) => (arrive = resolve)))
  await jest.advanceTimersByTimeAsync(5000)
  expect(await response).toBe('copy')
  arrive({ ok: true, clone: () => 'late' })
  await jest.advanceTimersByTimeAsync(0)
  expect(stored).toEqual(['late'])
})

it.each([
  ['the response of the host', async () => ({ ok: false }), { ok: false }],
  ['the copy without internet', () => Promise.reject(new Error('offline')), 'copy'],
])('responds with %s', async (_, load, expected) => {
  expect(await request(load()).response).toEqual(expected)
})
