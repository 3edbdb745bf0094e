import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sirv from 'sirv'
import { copySources } from '@/scripts/shared/build-copy'
import { output } from '@/scripts/shared/process'
import { expect, test } from './fixtures'

/*
 * The published pages run without Next's runtime, so they never show its error screens. Those are for
 * `next dev`; these tests look at them on an export that was not finished.
 */

test.skip(!!process.env.BASE_URL, 'builds a copy of the sources on this machine')

const TITLE = 'Unexpected Application Error!'

/** A component that throws in the browser where the address says so. */
const BROKEN = `'use client'
import { useEffect, useState } from 'react'
export function Broken({ part }: { part: string }) {
  const [broken, setBroken] = useState(false)
  useEffect(() => setBroken(location.search === \`?\${part}\`), [part])
  if (broken) throw new Error(\`the \${part} is broken\`)
  return null
}
`

let folder: string
let server: Server
let base: string

test.describe('a component that throws under Next’s own runtime', { tag: '@phone' }, () => {
  test.describe.configure({ mode: 'default' })

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'errors-'))
    copySources(folder)
    const edit = (path: string, find: string, replace: string) => {
      const file = join(folder, path)
      const text = readFileSync(file, 'utf8')
      expect(text).toContain(find)
      writeFileSync(
        file,
        `import { Broken } from '@/components/client/broken'\n${text.replace(find, replace)}`,
      )
    }
    writeFileSync(join(folder, 'components/client/broken.tsx'), BROKEN)
    edit('app/layout.tsx', '{children}', '{children}<Broken part="layout" />')
    edit('app/page.tsx', '<Hero ', '<Broken part="page" /><Hero ')
    output('npx', ['--no-install', 'next', 'build'], 'The copy does not build', { cwd: folder })
    server = createServer(sirv(join(folder, '.next-export'), { extensions: ['html'] }))
    await new Promise<void>((resolve) => server.listen(0, resolve))
    base = `http://localhost:${(server.address() as AddressInfo).port}`
  })

  test.afterAll(() => {
    server?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  async function expectErrorScreen(page: Page): Promise<void> {
    const title = page.getByRole('heading', { level: 1, name: TITLE })
    await expect(title).toBeVisible()
    await expect(title).toHaveAttribute('lang', 'en')
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
    await expect(page.getByText('Algo falhou nesta página.')).toBeVisible()
    await expect(title).toHaveCSS('font-family', /^display/)
  }

  for (const part of ['page', 'layout'])
    test(`shows the error screen for the ${part}, with two ways out`, async ({
      page,
      consoleErrors,
    }) => {
      await page.goto(`${base}/?${part}`)
      await expectErrorScreen(page)
      await page.getByRole('link', { name: 'Tentar de novo' }).click()
      await expect(page.getByRole('banner')).toBeVisible()

      await page.goto(`${base}/?${part}`)
      await expectErrorScreen(page)
      await page.getByRole('link', { name: 'Voltar ao início' }).click()
      await expect(page).toHaveURL(`${base}/`)
      await expect(page.getByRole('banner')).toBeVisible()
      expect(consoleErrors.splice(0).join()).toContain(`the ${part} is broken`)
    })
})

test.describe('the page that a host shows for its own errors', { tag: '@phone' }, () => {
  for (const path of ['/', '/desentupimento', '/nada/aqui'])
    test(`shows under ${path} and links back to it`, async ({ page, consoleErrors }) => {
      const body = readFileSync('out/500.html', 'utf8')
      const isPage = ({ pathname }: URL) => pathname === path
      await page.route(isPage, (route) =>
        route.fulfill({ status: 503, contentType: 'text/html', body }),
      )
      await page.goto(path)
      const title = page.getByRole('heading', { level: 1, name: TITLE })
      await expect(title).toBeVisible()
      await expect(title).toHaveAttribute('lang', 'en')
      await expect(page.getByRole('main').getByText('Algo falhou nesta página.')).toBeVisible()
      await expect(
        page.getByRole('main').getByRole('link', { name: 'Chamar no WhatsApp' }),
      ).toBeVisible()
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expect(
        page.getByRole('main').getByRole('link', { name: 'Voltar ao início' }),
      ).toHaveAttribute('href', '/')

      await page.unroute(isPage)
      await page.getByRole('link', { name: 'Tentar de novo' }).click()
      await expect(title).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(new URL(page.url()).pathname).toBe(path)
      for (const message of consoleErrors.splice(0)) expect(message).toMatch(/503|404/)
    })
})
