import { readFileSync } from 'node:fs'
import { test as inNode } from '@playwright/test'
import { attribute, elements } from '@/adapter/html'
import { company, errorTexts, messages, notFoundTexts } from '@/content/site'
import { chatUrl } from '@/lib/chat'
import { chatLinks, expect, NOWHERE, OUT, startIslands, test } from './fixtures'
import { byId, byTag, chatAddresses, documentOf, linkOf, metaOf, textOf } from './html'

/** The page writes its path to the console, and anybody can make one up. */
const HOSTILE = ['/nada?segredo=1#pragas', '/%3Cscript%3Ealert(1)%3C/script%3E', '/%25c%25s']

test.describe('an unknown address', { tag: '@phone' }, () => {
  inNode(
    'has a Portuguese headline and the chat, and three English texts marked as such',
    async ({ request }) => {
      const document = await documentOf(request, '/nada')
      expect(byTag(document, 'html').map((root) => attribute(root, 'lang'))).toEqual(['pt-BR'])
      const main = byId(document, 'inicio')
      const { title, code, message, homeLink, explanation, metaTitle } = notFoundTexts
      expect(byTag(main, 'h1').map(textOf)).toEqual([title])
      const english = elements(main).filter((element) => attribute(element, 'lang') === 'en')
      expect(english.map(textOf)).toEqual([`${code} ${message} ${homeLink}`])
      expect(textOf(main)).toContain(explanation)
      expect(chatAddresses(main)).toEqual([chatUrl(company.phone, messages.default)])

      // It stays out of search engines.
      expect(byTag(document, 'title').map(textOf).join()).toContain(metaTitle)
      expect(metaOf(document, 'robots')).toContain('noindex')
      expect(linkOf(document, 'canonical')).toBe('')
      const data = byTag(document, 'script').map((script) => attribute(script, 'type'))
      expect(data).not.toContain('application/ld+json')
    },
  )

  test('is logged by its path, does no harm, and leads home', async ({ page, consoleErrors }) => {
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      return dialog.dismiss()
    })
    for (const address of HOSTILE) {
      const response = await page.goto(address)
      expect(response?.status()).toBe(404)
      // The islands start without an error.
      await startIslands(page)
      const path = new URL(address, page.url()).pathname
      expect(consoleErrors.splice(0)).toEqual([
        expect.stringMatching(/^Failed to load resource: .* status of 404/),
        `404: no page at ${path}`,
      ])
    }
    expect(dialogs).toEqual([])
    await page.getByRole('link', { name: notFoundTexts.homeLink }).click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('#pragas')).toBeAttached()
  })
})

test('the page that a host shows for its own errors has the chat, and links back', {
  tag: '@phone',
}, async ({ page, consoleErrors }) => {
  test.skip(!!process.env.BASE_URL, 'a host shows it only when it fails')
  const body = readFileSync(`${OUT}/500.html`, 'utf8')
  for (const path of ['/', NOWHERE]) {
    const isPage = ({ pathname }: URL) => pathname === path
    await page.route(isPage, (route) =>
      route.fulfill({ status: 503, contentType: 'text/html', body }),
    )
    await page.goto(path)
    const title = page.getByRole('heading', { level: 1, name: errorTexts.headline })
    await expect(title).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.locator('[lang=en]')).toHaveText(errorTexts.title)
    await expect(main.getByText(errorTexts.explanation)).toBeVisible()
    await expect(chatLinks(main)).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    const home = main.getByRole('link', { name: errorTexts.home })
    await expect(home).toHaveAttribute('href', '/')

    await page.unroute(isPage)
    await page.getByRole('link', { name: errorTexts.retry }).click()
    await expect(title).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path)
    for (const message of consoleErrors.splice(0)) expect(message).toMatch(/503|404/)
  }
})
