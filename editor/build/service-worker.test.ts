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
