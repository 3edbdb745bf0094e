import type { Page } from '@playwright/test'
import { readLastBuild } from '@/build/last-build'
import { chatLabel } from '@/model/page/chat'
import { pagePaths } from '@/model/site/routes'
import {
  chatLinks,
  DEFAULT_MESSAGES,
  delayRequests,
  expect,
  floatingChat,
  openMenu,
  PAGE_CONTENT,
  startIslands,
  test,
} from './fixtures'

const { content } = readLastBuild()

const { contactButton, floatingChat: floatingChatLabel } = content.interface.general

type ReportedClick = { text: unknown; timestamp: unknown; from: string | null }

/**
 * Records each `whatsapp_click` event that bubbles up to the window, which proves that it also
 * reached the link and the document.
 */
async function listen(page: Page): Promise<() => Promise<ReportedClick[]>> {
  await page.evaluate(() => {
    const clicks: ReportedClick[] = []
    addEventListener('whatsapp_click', (event) => {
      if (!(event instanceof CustomEvent) || !(event.target instanceof HTMLElement)) return
      const { text, timestamp } = event.detail
      clicks.push({ text, timestamp, from: event.target.ariaLabel ?? event.target.textContent })
    })
    Object.assign(window, { clicks })
  })
  return () => page.evaluate(() => (Reflect.get(window, 'clicks') as ReportedClick[]).splice(0))
}

/** Checks that one new tab shows the chat and that the page stays where it is. */
async function expectChat(page: Page, chats: string[], message: string): Promise<void> {
  const url = page.url()
  const messagesOf = () => chats.map((chat) => new URL(chat).searchParams.get('text'))
  await expect.poll(messagesOf).toEqual([message])
  expect(page.url()).toBe(url)
  chats.splice(0)
}

/** @param from label of the link */
function expectOneClick(clicks: ReportedClick[], text: string, from: string): void {
  const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  expect(clicks).toEqual([{ text, timestamp, from }])
}

test.describe('chat links', { tag: '@phone' }, () => {
  for (const path of pagePaths)
    test(`opens the chat from ${path}, and reports the click once`, async ({ page, chats }) => {
      const text = DEFAULT_MESSAGES[path]
      // Holds all script files back until the first click has been reported.
      const release = await delayRequests(page, '**/*.js')
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const clicks = await listen(page)

      await test.step('reports a click before any script file has loaded', async () => {
        const { button } = PAGE_CONTENT[path].hero
        await page.getByRole('main').getByRole('link', { name: button }).first().click()
        await expectChat(page, chats, text)
        expectOneClick(await clicks(), text, button)
      })

      await test.step('reports a click when the islands work', async () => {
        release()
        await page.waitForLoadState()
        await startIslands(page)
        await floatingChat(page).click()
        await expectChat(page, chats, text)
        expectOneClick(await clicks(), text, floatingChatLabel)
      })
    })

  test('reports a click on a chat link of the menu once', async ({ page, chats }) => {
    await page.goto('/')
    const clicks = await listen(page)
    for (const [index, from] of [chatLabel(content), contactButton].entries()) {
      const menu = await openMenu(page)
      await chatLinks(menu).nth(index).click()
      await expectChat(page, chats, content.messages.default)
      expectOneClick(await clicks(), content.messages.default, from)
    }
  })

  // Counts tabs, because Playwright cannot read the URL of a background tab.
  test('opens one tab for a middle click on a chat link, and reports the click once', async ({
    page,
  }) => {
    await page.context().route('https://wa.me/**', (route) => route.abort())
    await page.goto('/')
    const clicks = await listen(page)
    await floatingChat(page).click({ button: 'middle' })
    await expect.poll(() => page.context().pages()).toHaveLength(2)
    expectOneClick(await clicks(), content.messages.default, floatingChatLabel)
  })
})
