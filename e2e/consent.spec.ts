import type { Page } from '@playwright/test'
import { readLastBuild } from '@/build/last-build'
import { pagePaths } from '@/model/site/routes'
import {
  chatLinks,
  expect,
  floatingChat,
  island,
  startIslands,
  test,
  UNKNOWN_PATH,
} from './fixtures'
import { noticeText, permanentNotice, withNotices } from './notices'

const { content } = readLastBuild()

const question = (page: Page) => page.getByRole('region', { name: content.interface.consent.label })
const accept = (page: Page) =>
  question(page).getByRole('button', { name: content.interface.consent.accept })
const refuse = (page: Page) =>
  question(page).getByRole('button', { name: content.interface.consent.refuse })

/** Opens a page and records its requests to other hosts. */
async function visit(page: Page, path = '/') {
  const foreignRequests: string[] = []
  await page.context().route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      foreignRequests.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: 'window.tagHasRun = true' })
    },
  )
  await page.goto(path)
  return {
    foreignRequests,
    tagHasRun: () => page.evaluate(() => Reflect.get(window, 'tagHasRun')),
    stored: async () => {
      const kept = await page.evaluate(() => [localStorage, sessionStorage].flatMap(Object.keys))
      const cookies = await page.context().cookies()
      return [...kept, ...cookies.map(({ name }) => name)]
    },
    commands: () =>
      page.evaluate(() =>
        (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>)),
      ),
  }
}

/** Elements that contain a chat link, by the origin that its click reports. */
const ORIGINS = {
  header: 'header',
  menu: '#menu',
  inicio: 'main',
  'servico-ralo': '#servico-ralo',
  duvidas: '#duvidas',
  contato: 'footer',
  'floating-chat': 'aside',
}

test.use({ hasAnsweredConsent: false })

test('shows the question, both of its buttons in the same style, and a notice at every width, and hides the question behind the menu', {
  tag: '@phone',
}, async ({ page }) => {
  await withNotices(page, permanentNotice)
  await visit(page)
  await startIslands(page)
  await expect(island(page, 'notices')).toHaveAttribute('data-status', 'ready')
  for (const width of [1440, 320, 390]) {
    await page.setViewportSize({ width, height: 800 })
    for (const button of [refuse(page), accept(page)])
      await expect(button).toBeInViewport({ ratio: 1 })
    await expect(noticeText(page)).toBeInViewport({ ratio: 1 })
  }
  const style = await accept(page).getAttribute('class')
  await expect(refuse(page)).toHaveAttribute('class', `${style}`)

  await test.step('opens the menu at the top of the screen, without the question', async () => {
    await page.getByRole('button', { name: content.interface.menu.open }).click()
    await expect(question(page)).toBeHidden()
    await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(question(page)).toBeVisible()
  })
})

test.describe('analytics by consent', { tag: '@desktop' }, () => {
  test('sends nothing to other hosts without consent, and stores only a refusal', async ({
    page,
    consoleErrors,
  }) => {
    const { foreignRequests, stored } = await visit(page, UNKNOWN_PATH)
    for (const path of [UNKNOWN_PATH, ...pagePaths]) {
      if (path !== UNKNOWN_PATH) await page.goto(path)
      await startIslands(page)
      await expect(question(page)).toBeVisible()
    }
    await page.waitForLoadState('networkidle')
    expect(await stored()).toEqual([])
    await refuse(page).click()
    await expect(question(page)).toBeHidden()
    await page.reload({ waitUntil: 'networkidle' })
    await expect(question(page)).toBeHidden()
    expect(await stored()).toEqual(['medicao'])
    expect(foreignRequests).toEqual([])
    // The 404 page logs an error by design.
    consoleErrors.splice(0)
  })

  test('loads the analytics tag after consent, and on the next page without another question, until the consent is withdrawn', async ({
    context,
    page,
  }) => {
    const { foreignRequests, commands, stored, tagHasRun } = await visit(page)
    await accept(page).click()
    await expect(question(page)).toBeHidden()
    await expect.poll(tagHasRun).toBe(true)
    expect(foreignRequests.splice(0)).toEqual([
      `https://www.googletagmanager.com/gtag/js?id=${content.company.analyticsId}`,
    ])
    expect(await commands()).toEqual([
      ['js', expect.any(Date)],
      [
        'config',
        content.company.analyticsId,
        expect.objectContaining({ allow_google_signals: false }),
      ],
    ])
    await page.goto('/desentupimento')
    await expect.poll(tagHasRun).toBe(true)
    await expect(question(page)).toBeHidden()

    await test.step('reports a chat click to the tag by beacon, with origin and text', async () => {
      await page.evaluate(() => {
        // Keeps the clicks from opening the chat.
        addEventListener('click', (event) => event.preventDefault(), true)
      })
      const texts: (string | null)[] = []
      for (const place of Object.values(ORIGINS)) {
        const link = chatLinks(page.locator(place)).first()
        await link.evaluate((element: HTMLElement) => element.click())
        texts.push(await link.textContent())
      }
      const events = (await commands()).filter(([command]) => command === 'event')
      expect(events).toEqual(
        Object.keys(ORIGINS).map((origin, index) => [
          'event',
          'WhatsApp',
          {
            transport_type: 'beacon',
            origin,
            link_text: texts[index],
          },
        ]),
      )
    })

    await test.step('withdraws consent on every open page, and removes the cookies', async () => {
      await context.addCookies([
        { name: '_ga', value: 'GA1.1.1', url: page.url() },
        { name: '_ga_TEST12345', value: 'GS1.1.1', url: page.url() },
      ])
      const other = await context.newPage()
      await other.goto('/')
      await other.getByRole('link', { name: content.interface.consent.review }).click()
      await expect(question(other)).toBeVisible()
      await expect(question(other)).toBeFocused()
      foreignRequests.length = 0
      const reloaded = [page, other].map((openPage) => openPage.waitForEvent('load'))
      await refuse(other).click()
      await Promise.all(reloaded)
      for (const openPage of [page, other]) await expect(question(openPage)).toBeHidden()
      expect(await stored()).toEqual(['medicao'])
      expect(await tagHasRun()).toBeUndefined()
      expect(foreignRequests).toEqual([])
    })
  })

  test('hides the question about consent after an answer if the browser blocks storage', async ({
    page,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The request is insecure.', 'SecurityError')
        },
      }),
    )
    await visit(page)
    await refuse(page).click()
    await expect(question(page)).toBeHidden()
  })
})

test('keeps the floating chat off the chat button of a phone while the question shows', {
  tag: '@phone',
}, async ({ page }) => {
  for (const path of pagePaths) {
    await page.goto(path)
    await expect(question(page)).toBeVisible()
    const button = chatLinks(page.getByRole('main')).first()
    for (const viewport of [
      { width: 320, height: 568 },
      { width: 360, height: 640 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport)
      const ends = await button.boundingBox()
      const chat = await floatingChat(page).boundingBox()
      const isBeside = (ends?.x ?? 0) + (ends?.width ?? 0) < (chat?.x ?? 0)
      const isAbove = (ends?.y ?? 0) + (ends?.height ?? 0) < (chat?.y ?? 0)
      expect(isBeside || isAbove, `${viewport.width} px`).toBe(true)
    }
  }
})
