import { chatLinks, expect, messageOf, startIslands, test } from './fixtures'

/** The browser's own log line about the document's status. */
const STATUS = /^Failed to load resource: the server responded with a status of 404/

const ADDRESSES = [
  '/nada',
  '/nada/aqui/bem/no/fundo',
  '/serviços/dedetização',
  '/nada?segredo=1#pragas',
  '/desentupimento/nada',
  '/%3Cscript%3Ealert(1)%3C/script%3E',
  '/%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E',
  '/%25c%25s',
  '/javascript:alert(1)',
  '/__proto__',
  // A segment too long for a file name never reaches .htaccess: Apache refuses it with its own page.
  `/${'muito-longo/'.repeat(150)}nada`,
]

test.describe('an unknown address', { tag: '@phone' }, () => {
  for (const address of ADDRESSES) {
    test(`${address.slice(0, 50)} is not found and does no harm`, async ({
      page,
      consoleErrors,
    }) => {
      const dialogs: string[] = []
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message())
        return dialog.dismiss()
      })
      const response = await page.goto(address)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
      // The islands start without an error.
      await startIslands(page)

      const path = new URL(address, page.url()).pathname
      expect(consoleErrors.splice(0)).toEqual([
        expect.stringMatching(STATUS),
        `404: no page at ${path}`,
      ])
      expect(dialogs).toEqual([])
    })
  }

  test('shows three English texts, marked as such, a Portuguese line and the chat', async ({
    page,
    consoleErrors,
  }) => {
    await page.goto('/nada')
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
    for (const text of ['404', 'Oops! Page not found', 'Return to Home']) {
      const shown = page.getByRole('main').getByText(text, { exact: true })
      await expect(shown).toBeVisible()
      await expect(shown).toHaveAttribute('lang', 'en')
    }
    await expect(
      page.getByRole('main').getByText(/Volte ao início ou fale com a gente/),
    ).toBeVisible()
    const chat = chatLinks(page.getByRole('main'))
    await expect(chat).toBeVisible()
    expect(messageOf(await chat.getAttribute('href'))).toBe(
      'Olá! Vim através do site e gostaria de um orçamento.',
    )
    consoleErrors.splice(0)
  })

  test('leads home', async ({ page, consoleErrors }) => {
    await page.goto('/nada')
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('#pragas')).toBeAttached()
    consoleErrors.splice(0)
  })

  test('stays out of search engines', async ({ page, consoleErrors }) => {
    await page.goto('/nada')
    await expect(page).toHaveTitle(/Página não encontrada/)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
    consoleErrors.splice(0)
  })

  test('that no server can decode is refused', async ({ request }) => {
    for (const address of ['/%E0%A4%A', '/..%2f..%2fpackage.json', '/%00']) {
      const { status } = await request
        .get(address)
        .then((response) => ({ status: response.status() }))
      expect(status, address).toBeGreaterThanOrEqual(400)
      expect(status, address).toBeLessThan(500)
    }
  })
})
