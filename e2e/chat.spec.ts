import type { Locator, Page } from '@playwright/test'
import { interfaceTexts, messages, pests } from '@/content/site'
import { paths } from '@/lib/routes'
import {
  chatLinks,
  expect,
  test as fresh,
  MESSAGES,
  messageOf,
  openMenu,
  PAGES,
  SCRIPT_FILES,
  startIslands,
} from './fixtures'
import { test } from './kept-page'

const { default: DEFAULT, pests: PESTS } = messages

type Heard = { on: string; text: unknown; timestamp: unknown; from: string }

/** Records each `whatsapp_click` as the link itself, the document and the window receive it. */
async function listen(page: Page): Promise<() => Promise<Heard[]>> {
  await page.evaluate(() => {
    const heard: Heard[] = []
    const write = (on: string) => (event: Event) => {
      if (!(event instanceof CustomEvent) || !(event.target instanceof HTMLElement)) return
      const { text, timestamp } = event.detail
      heard.push({ on, text, timestamp, from: event.target.dataset.origin ?? '' })
    }
    document.addEventListener('whatsapp_click', write('document'))
    window.addEventListener('whatsapp_click', write('window'))
    for (const link of document.querySelectorAll('a[href^="https://wa.me/"]'))
      link.addEventListener('whatsapp_click', write('link'))
    Object.assign(window, { heard })
  })
  return () => page.evaluate(() => Reflect.get(window, 'heard'))
}

/** A stand-in for the analytics tag that records its calls. */
async function measure(page: Page): Promise<() => Promise<unknown[]>> {
  await page.evaluate(() => {
    const calls: unknown[][] = []
    Object.assign(window, { calls, gtag: (...call: unknown[]) => calls.push(call) })
  })
  return () => page.evaluate(() => Reflect.get(window, 'calls'))
}

/** One new tab shows the conversation; the page stays where it is. */
async function expectChat(page: Page, chats: string[], message: string): Promise<void> {
  const address = page.url()
  await expect.poll(() => chats.map(messageOf)).toEqual([message])
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
  for (const path of paths) {
    const text = MESSAGES[path]
    test(`on ${path} opens the chat and is reported once to page and analytics`, async ({
      page,
      chats,
    }) => {
      await page.goto(path)
      const heard = await listen(page)
      const calls = await measure(page)
      await startIslands(page)
      await page.getByRole('link', { name: interfaceTexts.floatingChat }).click()
      await expectChat(page, chats, text)
      expectOneClick(await heard(), text, 'float')
      expect(await calls()).toEqual([
        ['event', 'WhatsApp', expect.objectContaining({ transport_type: 'beacon' })],
      ])
    })

    test(`on ${path} counts before any bundle has loaded`, async ({ page, chats }) => {
      await page.route(SCRIPT_FILES, () => {})
      await page.goto(path)
      const heard = await listen(page)
      const calls = await measure(page)
      await page
        .getByRole('main')
        .getByRole('link', { name: PAGES[path].hero.button })
        .first()
        .click()
      await expectChat(page, chats, text)
      expectOneClick(await heard(), text, 'hero')
      expect(await calls()).toHaveLength(1)
    })
  }

  test('in the menu counts once', { tag: '@smoke' }, async ({ page, chats }) => {
    await page.goto('/')
    const heard = await listen(page)
    const menu = await openMenu(page)
    await chatLinks(menu).last().click()
    await expectChat(page, chats, DEFAULT)
    expect((await heard()).map(({ on, from }) => `${from} ${on}`)).toEqual([
      'menu document',
      'menu window',
    ])
  })

  test('with Enter opens the chat and counts once', async ({ page, chats }) => {
    await page.goto('/')
    const heard = await listen(page)
    await page.locator('#pragas').getByRole('link', { name: pests.button }).press('Enter')
    await expectChat(page, chats, PESTS)
    expectOneClick(await heard(), PESTS, 'pests')
  })

  const ways: [string, Parameters<Locator['click']>[0]][] = [
    ['the middle button', { button: 'middle' }],
    ['Ctrl', { modifiers: ['ControlOrMeta'] }],
  ]
  for (const [way, options] of ways) {
    // The new tab stays in the background, where its address cannot be read.
    fresh(`with ${way} opens a tab and counts once`, async ({ page }) => {
      await page.context().route('https://wa.me/**', (route) => route.abort())
      await page.goto('/')
      const heard = await listen(page)
      await page.getByRole('link', { name: interfaceTexts.floatingChat }).click(options)
      await expect.poll(() => page.context().pages()).toHaveLength(2)
      expectOneClick(await heard(), DEFAULT, 'float')
    })
  }

  fresh(
    'contacts only WhatsApp when there is no analytics tag',
    async ({ page, chats, baseURL }) => {
      const elsewhere: string[] = []
      page.on('request', (request) => {
        if (!request.url().startsWith(baseURL ?? '')) elsewhere.push(request.url())
      })
      await page.goto('/')
      await page.getByRole('link', { name: interfaceTexts.floatingChat }).click()
      await expectChat(page, chats, DEFAULT)
      expect(elsewhere).toEqual([])
    },
  )
})

fresh('a pressed button casts no shadow', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  const { hero, services } = PAGES['/']
  for (const name of [hero.button, services.button]) {
    const button = page.getByRole('main').getByRole('link', { name, exact: true }).first()
    await button.hover()
    await expect(button).not.toHaveCSS('box-shadow', 'none')
    await page.mouse.down()
    await expect(button).toHaveCSS('box-shadow', 'none')
    // Let go elsewhere, it leads nowhere.
    await page.mouse.move(5, 5)
    await page.mouse.up()
  }
})
