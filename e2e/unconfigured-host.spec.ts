import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import sirv from 'sirv'
import { company } from '@/content/company'
import { paths } from '@/lib/routes'
import { expect, LABELS, openMenu, PAGES, startIslands, test } from './fixtures'

test.skip(!!process.env.BASE_URL, 'starts hosts of its own on the export of this machine')

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/** The simplest possible host: files by name, and index.html for a folder with a trailing slash. */
const folderServer: RequestListener = (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const path = join('out', pathname)
  const isFolder = existsSync(path) && statSync(path).isDirectory()
  const file = isFolder ? join(path, 'index.html') : path
  if (isFolder && !pathname.endsWith('/'))
    response.writeHead(301, { Location: `${pathname}/` }).end()
  else if (!existsSync(file)) response.writeHead(404).end('Not Found')
  else
    response
      .writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' })
      .end(readFileSync(file))
}

const HOSTS = {
  'serves files and folders only': folderServer,
  'omits extensions': sirv('out', { dev: true }),
} satisfies Record<string, RequestListener>

for (const [what, answer] of Object.entries(HOSTS)) {
  test.describe(`a host without any configuration that ${what}`, { tag: '@phone' }, () => {
    let server: Server
    let base: string
    test.beforeAll(async () => {
      server = createServer(answer)
      await new Promise<void>((resolve) => server.listen(0, resolve))
      base = `http://localhost:${(server.address() as AddressInfo).port}`
    })
    test.afterAll(() => server.close())

    for (const path of paths)
      for (const address of path === '/' ? [path] : [path, `${path}/`])
        test(`shows ${address} whole and under its policy`, async ({
          page,
          consoleErrors,
          violations,
        }) => {
          const response = await page.goto(base + address)
          expect(response?.status()).toBe(200)
          expect(response?.headers()).not.toHaveProperty('content-security-policy')
          const canonical = page.locator('link[rel=canonical]')
          await expect(canonical).toHaveJSProperty('href', new URL(path, company.siteUrl).href)
          const title = page.getByRole('heading', { level: 1 })
          await expect(title).toHaveText(PAGES[path].hero.title)
          await startIslands(page)
          if (path === '/') {
            const menu = await openMenu(page)
            await menu.getByRole('link', { name: LABELS['/desentupimento'] }).click()
            await expect(page).toHaveURL(/\/desentupimento\/?$/)
            await expect(title).toHaveText(PAGES['/desentupimento'].hero.title)
          }
          expect(consoleErrors).toEqual([])

          await page.evaluate(() => document.body.append(document.createElement('style')))
          await expect.poll(() => violations.splice(0)).toEqual(['style-src-elem: inline'])
          consoleErrors.splice(0)
        })
  })
}
