import type { Locator, Page } from '@playwright/test'
import {
  chatLinks,
  expect,
  messageOf,
  NOWHERE,
  openMenu,
  SCRIPT_FILES,
  startIslands,
  test,
} from './fixtures'

const DEFAULT = 'Olá! Vim através do site e gostaria de um orçamento.'
const PESTS = 'Olá! Preciso eliminar pragas do meu ambiente. Gostaria de um orçamento.'
const DRAINS = 'Olá! Gostaria de fazer um orçamento de Desentupimento.'

const SERVICES = [
  ['Descupinização', 'Olá! Gostaria de um orçamento para descupinização.'],
  ['Dedetização', 'Olá! Gostaria de um orçamento para dedetização.'],
  ['Desratização', 'Olá! Gostaria de um orçamento para desratização.'],
  ["Limpeza de caixas d'água", "Olá! Gostaria de um orçamento para limpeza de caixas d'água."],
  ['Sanitização', 'Olá! Gostaria de um orçamento para sanitização.'],
  ['Pragas urbanas', 'Olá! Gostaria de um orçamento para pragas urbanas.'],
  ['Limpeza de forro', 'Olá! Gostaria de um orçamento para limpeza de forro.'],
  ['Controle de escorpião', 'Olá! Gostaria de um orçamento para controle de escorpião.'],
  ['Controle de aranha', 'Olá! Gostaria de um orçamento para controle de aranha.'],
] as const

test.describe('every chat link', { tag: '@phone' }, () => {
  test('of a service card asks for that service', async ({ page }) => {
    await page.goto('/')
    for (const [title, message] of SERVICES) {
      const card = page
        .locator('#servicos')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
      const link = card.getByRole('link', { name: 'Solicitar orçamento' })
      expect.soft(messageOf(await link.getAttribute('href')), title).toBe(message)
      await expect.soft(link, title).toHaveAccessibleDescription(title)
    }
  })

  test('of the pest section asks for pest control', async ({ page }) => {
    await page.goto('/')
    const link = page.locator('#pragas').getByRole('link', { name: 'Quero eliminar essas pragas' })
    expect(messageOf(await link.getAttribute('href'))).toBe(PESTS)
  })

  for (const [path, message, others] of [
    ['/', DEFAULT, [...SERVICES.map(([, text]) => text), PESTS]],
    ['/desentupimento', DRAINS, []],
    [NOWHERE, DEFAULT, []],
  ] as const) {
    test(`elsewhere on ${path}, the menu included, carries the page’s own text`, async ({
      page,
      consoleErrors,
    }) => {
      await page.goto(path)
      await openMenu(page)
      const links = await chatLinks(page).evaluateAll((elements) =>
        elements.map((element) => element.getAttribute('href')),
      )
      const messages = links.map(messageOf)
      expect(messages.filter((text) => text !== message).sort()).toEqual([...others].sort())
      // Header, menu and footer have a number and a button each; the rest are in the page.
      expect(messages.filter((text) => text === message).length).toBeGreaterThanOrEqual(7)
      if (path === NOWHERE) consoleErrors.splice(0)
    })
  }

  test('leads to the one number that is shown, with the text encoded', async ({ page }) => {
    for (const path of ['/', '/desentupimento']) {
      await page.goto(path)
      const shown = await page
        .getByRole('contentinfo')
        .getByText(/^\(48\) 9\d{4}-\d{4}$/)
        .textContent()
      const number = `55${shown?.replace(/\D/g, '')}`
      const links = await chatLinks(page).evaluateAll((elements) =>
        elements.map((element) => element.getAttribute('href')),
      )
      expect(links.length).toBeGreaterThan(12)
      for (const href of links)
        expect(href).toBe(
          `https://wa.me/${number}?text=${encodeURIComponent(messageOf(href) ?? '')}`,
        )
    }
  })

  test('opens a new tab, and no other link leaves the site', async ({ page, consoleErrors }) => {
    for (const path of ['/', '/desentupimento', NOWHERE]) {
      await page.goto(path)
      await openMenu(page)
      for (const link of await chatLinks(page).all()) {
        await expect(link).toHaveAttribute('target', '_blank')
        await expect(link).toHaveAttribute('rel', /\bnoopener\b/)
      }
      await expect(page.locator('a[href^="tel:"], form, [role=link]:not(a)')).toHaveCount(0)
    }
    consoleErrors.splice(0)
  })
})

type Heard = { on: string; text: unknown; timestamp: unknown; from: string }

/** Records each `whatsapp_click` as the link itself, the document and the window receive it. */
async function listen(page: Page): Promise<() => Promise<Heard[]>> {
  await page.addInitScript(() => {
    const heard: Heard[] = []
    const write = (on: string) => (event: Event) => {
      if (!(event instanceof CustomEvent) || !(event.target instanceof HTMLElement)) return
      const { text, timestamp } = event.detail
      heard.push({ on, text, timestamp, from: event.target.dataset.origin ?? '' })
    }
    document.addEventListener('whatsapp_click', write('document'))
    window.addEventListener('whatsapp_click', write('window'))
    document.addEventListener('DOMContentLoaded', () => {
      for (const link of document.querySelectorAll('a[href^="https://wa.me/"]'))
        link.addEventListener('whatsapp_click', write('link'))
    })
    Object.assign(window, { heard })
  })
  return () => page.evaluate(() => Reflect.get(window, 'heard'))
}

/** A stand-in for the analytics tag that records its calls. */
async function measure(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const calls: unknown[][] = []
    Object.assign(window, { calls, gtag: (...call: unknown[]) => calls.push(call) })
  })
  return () => page.evaluate(() => Reflect.get(window, 'calls'))
}

/** One new tab shows the conversation; the page stays where it is. */
async function expectChat(page: Page, chats: string[], message: string): Promise<void> {
  const address = page.url()
  await expect.poll(() => chats.map(messageOf)).toEqual([message])
  await expect.poll(() => page.context().pages()).toHaveLength(2)
  expect(page.url()).toBe(address)
}

function expectOneClick(heard: Heard[], text: string, from: string): void {
  expect(heard.map(({ on }) => on)).toEqual(['link', 'document', 'window'])
  for (const event of heard) {
    expect(event).toMatchObject({ text, from })
    expect(new Date(String(event.timestamp)).toISOString()).toBe(event.timestamp)
  }
}

test.describe('a click on a chat link', { tag: '@phone' }, () => {
  for (const [path, text] of [
    ['/', DEFAULT],
    ['/desentupimento', DRAINS],
  ] as const) {
    test(`on ${path} opens the chat and is reported once to page and analytics`, async ({
      page,
      chats,
    }) => {
      const heard = await listen(page)
      const calls = await measure(page)
      await page.goto(path)
      await startIslands(page)
      await page.getByRole('link', { name: 'Conversar no WhatsApp' }).click()
      await expectChat(page, chats, text)
      expectOneClick(await heard(), text, 'float')
      expect(await calls()).toEqual([
        ['event', 'WhatsApp', expect.objectContaining({ transport_type: 'beacon' })],
      ])
    })

    test(`on ${path} counts before any bundle has loaded`, async ({ page, chats }) => {
      await page.route(SCRIPT_FILES, () => {})
      const heard = await listen(page)
      const calls = await measure(page)
      await page.goto(path)
      await page
        .getByRole('main')
        .getByRole('link', { name: 'Solicitar Orçamento' })
        .first()
        .click()
      await expectChat(page, chats, text)
      expectOneClick(await heard(), text, 'hero')
      expect(await calls()).toHaveLength(1)
    })
  }

  test('in the menu counts once', { tag: '@smoke' }, async ({ page, chats }) => {
    const heard = await listen(page)
    await page.goto('/')
    const menu = await openMenu(page)
    await menu.getByRole('link', { name: 'Fale Conosco' }).click()
    await expectChat(page, chats, DEFAULT)
    expect((await heard()).map(({ on, from }) => `${from} ${on}`)).toEqual([
      'menu document',
      'menu window',
    ])
  })

  test('with Enter opens the chat and counts once', async ({ page, chats }) => {
    const heard = await listen(page)
    await page.goto('/')
    await page
      .locator('#pragas')
      .getByRole('link', { name: /^Quero eliminar/ })
      .press('Enter')
    await expectChat(page, chats, PESTS)
    expectOneClick(await heard(), PESTS, 'pests')
  })

  const ways: [string, Parameters<Locator['click']>[0]][] = [
    ['the middle button', { button: 'middle' }],
    ['Ctrl', { modifiers: ['ControlOrMeta'] }],
  ]
  for (const [way, options] of ways) {
    // The new tab stays in the background, where its address cannot be read.
    test(`with ${way} opens a tab and counts once`, async ({ page }) => {
      const heard = await listen(page)
      await page.goto('/')
      const link = page.locator('#pragas').getByRole('link', { name: /^Quero eliminar/ })
      await link.click(options)
      await expect.poll(() => page.context().pages()).toHaveLength(2)
      expectOneClick(await heard(), PESTS, 'pests')
    })
  }

  test('with the right button does not count', async ({ page, chats }) => {
    const heard = await listen(page)
    await page.goto('/')
    await page.getByRole('link', { name: 'Conversar no WhatsApp' }).click({ button: 'right' })
    expect(await heard()).toEqual([])
    expect(chats).toEqual([])
  })

  test('survives an analytics tag that throws', async ({ page, chats, consoleErrors }) => {
    const heard = await listen(page)
    await page.addInitScript(() => {
      Object.assign(window, {
        gtag: () => {
          throw new Error('the tag is broken')
        },
      })
    })
    await page.goto('/')
    await page.getByRole('link', { name: 'Conversar no WhatsApp' }).click()
    await expectChat(page, chats, DEFAULT)
    expectOneClick(await heard(), DEFAULT, 'float')
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('the tag is broken')])
  })

  test('contacts only WhatsApp when there is no analytics tag', async ({
    page,
    chats,
    baseURL,
  }) => {
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '')) elsewhere.push(request.url())
    })
    await page.goto('/')
    await page.getByRole('link', { name: 'Conversar no WhatsApp' }).click()
    await expectChat(page, chats, DEFAULT)
    expect(elsewhere).toEqual([])
  })
})
