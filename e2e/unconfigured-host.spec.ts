import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { expect, LABELS, OUT, openMenu, PAGES, test } from './fixtures'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/** The simplest possible host: files by name, and index.html for a folder with a trailing slash. */
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const path = join(OUT, pathname)
  const isFolder = existsSync(path) && statSync(path).isDirectory()
  const file = isFolder ? join(path, 'index.html') : path
  if (isFolder && !pathname.endsWith('/'))
    response.writeHead(301, { Location: `${pathname}/` }).end()
  else if (!existsSync(file)) response.writeHead(404).end('Not Found')
  else
    response
      .writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' })
      .end(readFileSync(file))
})

test.beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)))
test.afterAll(() => server.close())

test('a host without any configuration shows both pages whole and under their policy', {
  tag: '@phone',
}, async ({ page, consoleErrors, violations }) => {
  test.skip(!!process.env.BASE_URL, 'starts a host of its own on the export of this machine')
  const response = await page.goto(`http://localhost:${(server.address() as AddressInfo).port}`)
  expect(response?.headers()).not.toHaveProperty('content-security-policy')
  const title = page.getByRole('heading', { level: 1 })
  for (const path of ['/desentupimento', '/'] as const) {
    const menu = await openMenu(page)
    await menu.getByRole('link', { name: LABELS[path], exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${path}/?$`))
    await expect(title).toHaveText(PAGES[path].hero.title)
    expect(consoleErrors).toEqual([])
    await page.evaluate(() => document.body.append(document.createElement('style')))
    await expect.poll(() => violations.splice(0)).toEqual(['style-src-elem: inline'])
    consoleErrors.splice(0)
  }
})
