import type { Locator, Page } from '@playwright/test'
import { expect, laidOut, openMenu, SCRIPT_FILES, startScripts, test } from './fixtures'

const root = (page: Page) => page.locator('html')
const menuButton = (page: Page) => page.getByRole('button', { name: 'Abrir menu' })

/** Addresses of the script files that the page asks for, in their order. */
function scriptRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) asked.push(request.url())
  })
  return asked
}

test.describe('the first load', { tag: '@phone' }, () => {
  for (const path of ['/', '/desentupimento']) {
    test(`of ${path} runs no bundle before a sign of the visitor`, async ({ page }) => {
      const asked = scriptRequests(page)
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      expect(asked).toEqual([])
      await page.waitForLoadState('load')
      // What it does ask for in its idle time, all the bundles one by one, it only stores.
      const list = await page.locator('#first-sign').getAttribute('data-bundles')
      const ahead = page.locator('link[rel=prefetch][as=script]')
      await expect(ahead).toHaveCount(list?.split(' ').length ?? 0)
      await expect(page.locator('script[src]')).toHaveCount(0)
      await expect(root(page)).toHaveAttribute('data-scripts', 'waiting')
      const stored = await ahead.evaluateAll((links) =>
        links.map((link) => (link as HTMLLinkElement).href),
      )
      await expect.poll(() => new Set(asked)).toEqual(new Set(stored))
    })
  }

  for (const [sign, give] of [
    ['a pointer', (page) => page.mouse.move(50, 300)],
    ['a touch', (page) => page.touchscreen.tap(20, 300)],
    ['a key', (page) => page.keyboard.press('Shift')],
    ['scrolling', (page) => page.evaluate(() => scrollTo(0, 400))],
  ] as const satisfies [string, (page: Page) => Promise<void>][]) {
    test(`is followed by the bundles at ${sign}`, async ({ page }) => {
      await page.goto('/')
      await expect(root(page)).toHaveAttribute('data-scripts', 'waiting')
      await give(page)
      await expect(root(page)).toHaveAttribute('data-scripts', 'ready')
    })
  }

  test('asks for nothing ahead when the visitor saves data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const asked = scriptRequests(page)
    await page.goto('/')
    // Three seconds after the load it would begin.
    await page.waitForFunction(() => {
      const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return load && load.loadEventEnd > 0 && performance.now() > load.loadEventEnd + 4000
    })
    expect(asked).toEqual([])
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0)
    await openMenu(page)
    expect(asked.length).toBeGreaterThan(0)
  })
})

test.describe('what lies below the fold', { tag: '@phone' }, () => {
  for (const path of ['/', '/desentupimento']) {
    test(`of ${path} is laid out when it comes near, and stays so`, async ({ page }) => {
      await page.goto(path)
      await expect.poll(async () => (await laidOut(page))[0]).toBe(true)
      expect(await laidOut(page)).toContain(false)
      for (const section of await page.locator('.section, .sibling, .site-footer').all()) {
        await section.scrollIntoViewIfNeeded()
        await expect(section).toHaveCSS('content-visibility', 'visible')
      }
      await page.evaluate(() => scrollTo(0, 0))
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
      expect(await laidOut(page)).not.toContain(false)
    })
  }

  for (const path of ['/', '/desentupimento']) {
    test(`of ${path} leaves the first frame to the top of the page`, async ({ page }) => {
      await page.addInitScript(() => {
        // No frame comes before the style sheet.
        requestAnimationFrame(() => {
          const about = document.querySelector('.about')
          const hero = document.querySelector('.hero')
          Object.assign(window, {
            firstFrame: [
              about && getComputedStyle(about).contentVisibility,
              hero && getComputedStyle(hero, '::after').backgroundImage,
            ],
          })
        })
      })
      await page.goto(path)
      expect(await page.evaluate(() => Reflect.get(window, 'firstFrame'))).toEqual([
        'hidden',
        'none',
      ])
      await expect(page.locator('.about')).toHaveCSS('content-visibility', 'visible')
      const join = () =>
        page.locator('.hero').evaluate((hero) => getComputedStyle(hero, '::after').backgroundImage)
      await expect.poll(join).toContain('frieze')
    })
  }

  for (const [width, height, path, id] of [
    [390, 844, '/', 'localizacao'],
    [768, 1024, '/', 'navegacao'],
    [1024, 768, '/desentupimento', 'localizacao'],
  ] as const)
    test(`of ${path}#${id} is all laid out, ${width} px wide, so that the place stays`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await page.goto(`${path}#${id}`)
      await expect(page.locator(`#${id}`).locator('h2, a').first()).toBeInViewport()
      expect(await laidOut(page)).not.toContain(false)
    })

  test('is all laid out for a link to a place, which is where it leads', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await page.goto('/')
    expect(await laidOut(page)).toContain(false)
    const menu = await openMenu(page)
    await menu.getByRole('link', { name: 'Localização' }).click()
    const distance = () =>
      page.locator('#localizacao').evaluate((place) => place.getBoundingClientRect().top)
    // Just below the header, which stays on the screen.
    await expect.poll(distance).toBeGreaterThan(40)
    await expect.poll(distance).toBeLessThan(120)
    expect(await laidOut(page)).not.toContain(false)
  })
})

test('with a mouse all is laid out at once', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  expect(await laidOut(page)).not.toContain(false)
})

test.describe('bundles that are slow', { tag: '@phone' }, () => {
  /** Opens a page whose bundles come when the test says so, and taps the menu button. */
  async function tapEarly(page: Page): Promise<{ release: () => void; early: Locator }> {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(SCRIPT_FILES, async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/')
    await menuButton(page).click()
    await expect(page.locator('script[src]')).not.toHaveCount(0)
    return { release, early: page.getByRole('navigation', { name: 'Menu' }) }
  }

  test('open the menu at once for a tap before them, and take it over', async ({ page }) => {
    const { release, early } = await tapEarly(page)
    await expect(early.getByRole('link')).toHaveCount(8)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(root(page)).toHaveAttribute('data-scripts', 'waiting')

    release()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    await expect(root(page)).not.toHaveAttribute('data-menu-tapped')
    await expect(page.getByRole('navigation', { name: 'Menu' })).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(menuButton(page)).toBeFocused()
  })

  test('let the early menu close by its control, by Escape and by a link', async ({ page }) => {
    const { early } = await tapEarly(page)
    await page.getByRole('button', { name: 'Fechar menu' }).click()
    await expect(early).toHaveCount(0)

    await menuButton(page).click()
    await page.keyboard.press('Escape')
    await expect(early).toHaveCount(0)

    await menuButton(page).click()
    await early.getByRole('link', { name: 'Pragas Comuns' }).click()
    await expect(early).toHaveCount(0)
    await expect(page).toHaveURL('/#pragas')
    await expect(page.locator('#pragas').getByRole('heading').first()).toBeInViewport()
  })

  test('do not open the menu for a tap elsewhere', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('main').click({ position: { x: 5, y: 5 } })
    await expect(root(page)).toHaveAttribute('data-scripts', 'ready')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('bundles that are lost', { tag: '@phone' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.route(SCRIPT_FILES, (route) => route.abort())
  })

  test('turn the menu button into a link to the list in the footer', async ({ page, noise }) => {
    await page.goto('/')
    await page.mouse.move(50, 300)
    await expect(root(page)).toHaveAttribute('data-scripts', 'failed')
    await expect(menuButton(page)).toHaveCount(0)
    await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
    await expect(page).toHaveURL('/#navegacao')
    await expect(page.locator('#navegacao').getByRole('link').first()).toBeInViewport()
    for (const message of noise.splice(0)) expect(message).toMatch(/ERR_FAILED/)
  })

  test('lead a tap that came before to the list in the footer', async ({ page, noise }) => {
    await page.goto('/desentupimento')
    await menuButton(page).click()
    await expect(page).toHaveURL('/desentupimento#navegacao')
    await expect(page.locator('#navegacao').getByRole('link').first()).toBeInViewport()
    for (const message of noise.splice(0)) expect(message).toMatch(/ERR_FAILED/)
  })

  test('leave the whole page readable, with its questions working', async ({ page, noise }) => {
    await page.goto('/')
    await page.mouse.move(50, 300)
    await expect(root(page)).toHaveAttribute('data-scripts', 'failed')
    await page.locator('details').first().locator('summary').click()
    await expect(page.locator('details').first().getByText(/.{80}/)).toBeVisible()
    for (const message of noise.splice(0)) expect(message).toMatch(/ERR_FAILED/)
  })
})

test.describe('scripts that are blocked', { tag: '@phone' }, () => {
  /** What is left: all of the page, with links for what a script would do. */
  async function isWhole(page: Page): Promise<void> {
    await expect(menuButton(page)).toHaveCount(0)
    await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
    await expect(page).toHaveURL(/#navegacao$/)
    await expect(page.locator('#navegacao').getByRole('link').first()).toBeInViewport()
    await page.locator('details').first().locator('summary').click()
    await expect(page.locator('details').first().getByText(/.{80}/)).toBeVisible()
    await expect(page.locator('#servicos a[href^="https://wa.me/"]').first()).toBeVisible()
  }

  for (const path of ['/', '/desentupimento']) {
    test(`by a header on the way leave ${path} whole`, async ({ page, noise, refused }) => {
      await page.route(path, async (route) => {
        const response = await route.fetch()
        const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" }
        await route.fulfill({ response, headers })
      })
      await page.goto(path)
      await page.mouse.move(50, 300)
      await isWhole(page)
      await expect(root(page)).not.toHaveAttribute('data-scripts')
      expect(refused.splice(0).join(' ')).toContain('script-src-elem: inline')
      for (const message of noise.splice(0)) expect(message).toMatch(/Content Security Policy/)
    })

    test(`by an extension leave ${path} whole`, async ({ page, noise }) => {
      await page.route(SCRIPT_FILES, (route) => route.abort('blockedbyclient'))
      await page.goto(path)
      await page.mouse.move(50, 300)
      await expect(root(page)).toHaveAttribute('data-scripts', 'failed')
      await isWhole(page)
      for (const message of noise.splice(0)) expect(message).toMatch(/ERR_BLOCKED_BY_CLIENT/)
    })
  }
})

test.describe('a page that an extension has changed', { tag: '@phone' }, () => {
  for (const [place, change] of [
    ['before it', () => document.body.prepend(document.createElement('div'))],
    ['inside it', () => document.querySelector('header')?.prepend(document.createElement('div'))],
  ] as const)
    test(`${place} stays whole, with a menu that is a link`, async ({ page }) => {
      await page.goto('/')
      const words = await page.getByRole('main').textContent()
      await page.evaluate(change)
      await page.mouse.move(50, 300)
      await expect(root(page)).toHaveAttribute('data-scripts', 'failed')
      expect(await page.getByRole('main').textContent()).toBe(words)
      await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
      await expect(page).toHaveURL('/#navegacao')
    })

  // As Chromium's translator does it: each text in elements of its own.
  test('by translating it stays whole, with a menu that is a link', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => {
      for (const text of document.querySelectorAll('h1, h2, h3, p, a, summary')) {
        const inner = document.createElement('font')
        inner.append(...text.childNodes)
        text.append(inner)
      }
    })
    await page.mouse.move(50, 300)
    await expect(root(page)).toHaveAttribute('data-scripts', 'failed')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
    await expect(page).toHaveURL('/#navegacao')
  })

  // As Firefox's does it.
  test('word for word works as it did', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const { currentNode: text } = walker
        if (text.textContent?.trim() && !text.parentElement?.closest('script'))
          text.textContent = `${text.textContent} `.toUpperCase()
      }
    })
    await openMenu(page)
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(/VOLTA/)
  })

  test('behind it works as it did', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => document.body.append(document.createElement('div')))
    await openMenu(page)
  })
})

test.describe('going back and forward', { tag: '@phone' }, () => {
  test('between the pages leaves the menu closed and working', async ({ page }) => {
    await page.goto('/')
    const menu = await openMenu(page)
    await menu.getByRole('link', { name: 'Desentupimento' }).click()
    await expect(page).toHaveURL('/desentupimento')
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await openMenu(page)
    await page.goForward()
    await expect(page).toHaveURL('/desentupimento')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await openMenu(page)
  })

  test('between sections stays on the page that is there', async ({ page }) => {
    await page.goto('/')
    const asked: string[] = []
    for (const label of ['Pragas Comuns', 'Localização']) {
      const menu = await openMenu(page)
      await menu.getByRole('link', { name: label }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    page.on('request', (request) => {
      if (!/\.(avif|png|svg|js)$/.test(request.url())) asked.push(request.url())
    })
    await page.evaluate(() => Object.assign(window, { same: true }))
    await page.goBack()
    await expect(page).toHaveURL('/#pragas')
    await expect(page.locator('#pragas').getByRole('heading').first()).toBeInViewport()
    await page.goBack()
    await expect(page).toHaveURL('/')
    await page.goForward()
    await expect(page).toHaveURL('/#pragas')
    await expect(page.locator('#pragas').getByRole('heading').first()).toBeInViewport()
    expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(true)
    expect(asked).toEqual([])
    await openMenu(page)
  })
})

test.describe('the floating button’s name', { tag: '@desktop' }, () => {
  const tooltip = (page: Page) => page.getByRole('tooltip', { name: 'Conversar no WhatsApp' })
  const button = (page: Page) => page.getByRole('link', { name: 'Conversar no WhatsApp' })

  test('shows when the pointer rests on it, and Escape hides it', async ({ page }) => {
    await page.goto('/')
    await startScripts(page)
    // Its code comes in a bundle of its own, after the rest.
    await expect(async () => {
      await page.mouse.move(50, 300)
      await button(page).hover()
      await expect(tooltip(page)).toBeAttached({ timeout: 2000 })
    }).toPass()
    await page.keyboard.press('Escape')
    await expect(tooltip(page)).toHaveCount(0)
  })

  test('shows at once when the keyboard gets to it', async ({ page }) => {
    await page.goto('/')
    await startScripts(page)
    await expect(async () => {
      await page.locator('#contato').focus()
      await button(page).focus()
      await expect(tooltip(page)).toBeAttached({ timeout: 500 })
    }).toPass()
    await page.keyboard.press('Escape')
    await expect(tooltip(page)).toHaveCount(0)
    await expect(button(page)).toBeFocused()
  })
})

for (const path of ['/', '/desentupimento']) {
  test(`${path} is used from top to bottom without a complaint`, async ({ page, noise }) => {
    await page.goto(path)
    await startScripts(page)
    for (const summary of await page.locator('summary').all()) await summary.click()
    await page.getByRole('link', { name: 'Conversar no WhatsApp' }).hover()
    if (await menuButton(page).isVisible()) {
      const menu = await openMenu(page)
      await menu.getByRole('link', { name: 'Contato' }).click()
      await expect(page).toHaveURL('/#contato')
    }
    for (const picture of await page.getByRole('img').all()) await picture.scrollIntoViewIfNeeded()
    expect(noise).toEqual([])
  })
}
