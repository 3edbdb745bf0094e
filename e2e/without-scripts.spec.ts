import type { Page } from '@playwright/test'
import { chatLinks, ENTRIES, expect, laidOut, messageOf, NOWHERE, test } from './fixtures'

test.use({ javaScriptEnabled: false })

/** Opens the page with every script element removed from its HTML. */
async function openStripped(page: Page, path: string): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace(/<script\b.*?<\/script>/gs, '')
    expect(html).not.toContain('<script')
    await route.fulfill({ response, body: html })
  })
  await page.goto(path)
}

test.describe('the HTML alone', { tag: '@phone' }, () => {
  for (const path of ['/', '/desentupimento'])
    test(`of ${path} is laid out whole, to its end`, async ({ page }) => {
      await page.goto(path)
      expect(await laidOut(page)).not.toContain(false)
    })

  test('holds the whole home page', async ({ page }) => {
    await openStripped(page, '/')
    await expect(page.locator('#servicos').getByRole('img')).toHaveCount(9)
    await expect(
      page.locator('#servicos').getByRole('link', { name: 'Solicitar orçamento', exact: true }),
    ).toHaveCount(9)
    await expect(page.locator('#pragas').getByRole('heading', { level: 3 })).toHaveCount(6)
    await expect(page.locator('#depoimentos').getByRole('blockquote')).toHaveCount(6)
    for (const id of ['sobre', 'servicos', 'pragas', 'depoimentos', 'localizacao', 'contato'])
      await expect(page.locator(`#${id}`).getByRole('heading', { level: 2 })).toHaveText(/\S{3}/)
    const messages = await chatLinks(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    )
    expect(messages.map(messageOf)).toEqual(
      expect.arrayContaining([
        'Olá! Vim através do site e gostaria de um orçamento.',
        'Olá! Gostaria de um orçamento para descupinização.',
        'Olá! Preciso eliminar pragas do meu ambiente. Gostaria de um orçamento.',
      ]),
    )
  })

  test('holds the whole drains page', async ({ page }) => {
    await openStripped(page, '/desentupimento')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Especialistas em Desentupimento Rápido e Sem Sujeira!',
    )
    await expect(
      page.locator('#servicos').getByRole('link', { name: 'Solicitar orçamento', exact: true }),
    ).toHaveCount(8)
    await expect(page.locator('#depoimentos').getByRole('blockquote')).toHaveCount(6)
    const messages = await chatLinks(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    )
    expect(new Set(messages.map(messageOf))).toEqual(
      new Set(['Olá! Gostaria de fazer um orçamento de Desentupimento.']),
    )
  })

  for (const path of ['/', '/desentupimento'])
    test(`holds the head of ${path}`, async ({ page }) => {
      await openStripped(page, path)
      await expect(page).toHaveTitle(/.{20}/)
      for (const selector of [
        'head > meta[name=description][content]',
        'head > meta[name=keywords][content]',
        'head > meta[property="og:image"][content]',
        'head > link[rel=canonical][href]',
      ])
        await expect(page.locator(selector)).toHaveCount(1)
    })
})

test.describe('with scripts off', () => {
  for (const path of ['/', '/desentupimento', NOWHERE]) {
    test(`${path} shows no control that does nothing`, async ({ page, consoleErrors }) => {
      await page.goto(path)
      await expect(page.getByRole('button')).toHaveCount(0)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      if (path === NOWHERE) consoleErrors.splice(0)
    })
  }

  test('the menu opens, is complete, and every link in it closes it', {
    tag: '@phone',
  }, async ({ page, chats }) => {
    const menu = page.getByRole('navigation', { name: 'Menu' })
    const open = page.getByRole('link', { name: 'Abrir menu' })
    const close = page.getByRole('link', { name: 'Fechar menu' })
    for (const path of ['/', '/desentupimento']) {
      await page.goto(path)
      await expect(menu).toHaveCount(0)
      await open.click()
      const entries = []
      for (const link of await menu.getByRole('link').all())
        entries.push([(await link.textContent())?.trim(), await link.getAttribute('href')])
      expect(entries).toEqual(ENTRIES)
      expect(await open.boundingBox()).toEqual(await close.boundingBox())
      await close.click()
      await expect(menu).toHaveCount(0)
      for (const [index, chat] of (await chatLinks(page.locator('#menu')).all()).entries()) {
        await open.click()
        await expect(chat).toBeInViewport()
        await chat.click()
        await expect.poll(() => chats).toHaveLength(index + 1)
        await expect(chat).not.toBeInViewport()
      }
      chats.splice(0)
    }
  })

  test('each section and the other page can be reached from the menu', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/desentupimento')
    for (const [label = '', href = ''] of ENTRIES) {
      await page.getByRole('link', { name: 'Abrir menu' }).click()
      const menu = page.getByRole('navigation', { name: 'Menu' })
      await menu.getByRole('link', { name: label, exact: true }).click()
      await expect(page).toHaveURL(href)
      await expect(menu).toHaveCount(0)
      const id = href.split('#')[1]
      if (id) await expect(page.locator(`#${id}`).getByRole('heading').first()).toBeInViewport()
    }
  })

  test('Back closes the menu, and nothing jumps', { tag: '@phone' }, async ({ page }) => {
    for (const [address, heading] of [
      ['/', 'h1'],
      ['/#pragas', '#pragas h2'],
    ] as const) {
      await page.goto(address)
      const title = page.locator(heading)
      const place = await title.boundingBox()
      // By coordinates: Playwright's click scrolls to a control within the scroll padding.
      const control = await page.getByRole('link', { name: 'Abrir menu' }).boundingBox()
      await page.touchscreen.tap((control?.x ?? 0) + 10, (control?.y ?? 0) + 10)
      await expect(page).toHaveURL('/#menu')
      expect(await title.boundingBox()).toEqual(place)
      await page.goBack()
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('navigation', { name: 'Menu' })).toHaveCount(0)
      expect(await title.boundingBox()).toEqual(place)
    }
  })

  test('an answer opens, one at a time', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/')
    const questions = page.locator('.question-list details')
    expect(await questions.count()).toBeGreaterThanOrEqual(5)
    await questions.nth(0).locator('summary').click()
    await expect(questions.nth(0).getByText(/.{80}/)).toBeVisible()
    await questions.nth(1).locator('summary').click()
    await expect(questions.nth(1).getByText(/.{80}/)).toBeVisible()
    await expect(questions.nth(0).getByText(/.{80}/)).toBeHidden()
  })

  test('a chat link opens the chat', { tag: '@phone' }, async ({ page, chats }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Conversar no WhatsApp' }).click()
    await expect
      .poll(() => chats.map(messageOf))
      .toEqual(['Olá! Vim através do site e gostaria de um orçamento.'])
  })
})
