import { readFileSync } from 'node:fs'
import { test as inNode } from '@playwright/test'
import { company, errorTexts, messages, notFoundTexts } from '@/content/site'
import { chatUrl } from '@/lib/chat'
import { expect, OUT, startIslands, test } from './fixtures'
import { byId, chatAddresses, documentIn, documentOf, linkOf, metaOf, select, textOf } from './html'

/** The page writes its path to the console, and anybody can make one up. */
const HOSTILE = ['/nada?segredo=1#pragas', '/%3Cscript%3Ealert(1)%3C/script%3E', '/%25c%25s']

test.describe('the page of', { tag: '@phone' }, () => {
  inNode('an unknown address has the chat, and marks its English texts', async ({ request }) => {
    const document = await documentOf(request, '/nada')
    const main = byId(document, 'inicio')
    const { title, code, message, homeLink, explanation, metaTitle } = notFoundTexts
    expect(select(main, 'h1').map(textOf)).toEqual([title])
    const english = select(main, '*').filter((element) => element.getAttribute('lang') === 'en')
    expect(english.map(textOf)).toEqual([`${code} ${message} ${homeLink}`])
    expect(textOf(main)).toContain(explanation)
    expect(chatAddresses(main)).toEqual([chatUrl(company.phone, messages.default)])

    // It stays out of search engines.
    expect(select(document, 'title').map(textOf).join()).toContain(metaTitle)
    expect(metaOf(document, 'robots')).toContain('noindex')
    expect(linkOf(document, 'canonical')).toBe('')
    const data = select(document, 'script').map((script) => script.getAttribute('type'))
    expect(data).not.toContain('application/ld+json')
  })

  test('an unknown address logs its path, and leads home', async ({ page, consoleErrors }) => {
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
    await page.getByRole('link', { name: notFoundTexts.homeLink }).click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('#pragas')).toBeAttached()
  })

  inNode('a host that fails has the chat, and links back', () => {
    inNode.skip(!!process.env.BASE_URL, 'a host shows it only when it fails')
    const document = documentIn(readFileSync(`${OUT}/500.html`, 'utf8'))
    const main = byId(document, 'inicio')
    const { explanation, headline, home, retry, title } = errorTexts
    expect(select(main, 'h1').map(textOf)).toEqual([headline])
    const english = select(main, '*').filter((element) => element.getAttribute('lang') === 'en')
    expect(english.map(textOf)).toEqual([title])
    expect(textOf(main)).toContain(explanation)
    expect(metaOf(document, 'robots')).toContain('noindex')
    // The address `?` is the page that failed, once more.
    expect(select(main, 'a').map((link) => [textOf(link), link.getAttribute('href')])).toEqual([
      [retry, '?'],
      [home, '/'],
      [notFoundTexts.chatButton, chatUrl(company.phone, messages.default)],
    ])
  })
})
