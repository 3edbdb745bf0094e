import { test as inNode } from '@playwright/test'
import { company, interfaceTexts, messages, notFoundTexts } from '@/content/site'
import { chatUrl } from '@/lib/chat'
import { attribute, elements } from '@/scripts/shared/html'
import { expect, startIslands } from './fixtures'
import { byTag, chatAddresses, documentOf, linkOf, metaOf, textOf } from './html'
import { test } from './kept-page'

/** What the browser itself logs of the document's status. */
const STATUS = /^Failed to load resource: the server responded with a status of 404/

const ADDRESSES = [
  '/nada',
  '/nada/aqui/bem/no/fundo',
  '/serviços/dedetização',
  '/desentupimento/nada',
  '/%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E',
  '/javascript:alert(1)',
  '/__proto__',
  // A part too long for a file's name never reaches .htaccess: Apache refuses it with a page of its own.
  `/${'muito-longo/'.repeat(150)}nada`,
]

/** What the page writes of its address, which anybody can have made up. */
const HOSTILE = ['/nada?segredo=1#pragas', '/%3Cscript%3Ealert(1)%3C/script%3E', '/%25c%25s']

test.describe('an unknown address', { tag: '@phone' }, () => {
  inNode('is answered with the page and its status', { tag: '@content' }, async ({ request }) => {
    const document = await documentOf(request, '/nada')
    const text = textOf(document)
    for (const address of ADDRESSES) {
      const response = await request.get(encodeURI(decodeURI(address)))
      expect(response.status(), address).toBe(404)
      expect(textOf(await documentOf(request, address)), address).toBe(text)
    }
  })

  for (const address of HOSTILE)
    test(`${address} is logged by its path and does no harm`, async ({ page, consoleErrors }) => {
      const dialogs: string[] = []
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message())
        return dialog.dismiss()
      })
      const response = await page.goto(address)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundTexts.message)
      // The islands start without an error.
      await startIslands(page)
      const path = new URL(address, page.url()).pathname
      expect(consoleErrors.splice(0)).toEqual([
        expect.stringMatching(STATUS),
        `404: no page at ${path}`,
      ])
      expect(dialogs).toEqual([])
    })

  inNode(
    'shows three English texts, marked as such, a Portuguese line and the chat',
    { tag: '@content' },
    async ({ request }) => {
      const document = await documentOf(request, '/nada')
      expect(byTag(document, 'html').map((it) => attribute(it, 'lang'))).toEqual(['pt-BR'])
      const [main] = byTag(document, 'main')
      if (!main) throw new Error('no main part')
      const { code, message, homeLink, explanation, metaTitle } = notFoundTexts
      const english = elements(main).filter((it) => attribute(it, 'lang') === 'en')
      expect(english.map(textOf)).toEqual([code, message, homeLink])
      expect(textOf(main)).toContain(explanation)
      expect(chatAddresses(main)).toEqual([chatUrl(company.phone, messages.default)])

      // It stays out of search engines.
      expect(byTag(document, 'title').map(textOf).join()).toContain(metaTitle)
      expect(metaOf(document, 'robots')).toContain('noindex')
      expect(linkOf(document, 'canonical')).toBe('')
      const data = byTag(document, 'script').map((it) => attribute(it, 'type'))
      expect(data).not.toContain('application/ld+json')
    },
  )

  test('leads home', async ({ page, consoleErrors }) => {
    await page.goto('/nada')
    await page.getByRole('link', { name: notFoundTexts.homeLink }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: interfaceTexts.floatingChat })).toBeVisible()
    await expect(page.locator('#pragas')).toBeAttached()
    consoleErrors.splice(0)
  })

  inNode('that no server can decode is refused', async ({ request }) => {
    for (const address of ['/%E0%A4%A', '/..%2f..%2fpackage.json', '/%00']) {
      const status = (await request.get(address)).status()
      expect(status, address).toBeGreaterThanOrEqual(400)
      expect(status, address).toBeLessThan(500)
    }
  })
})
