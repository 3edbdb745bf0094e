import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import type { Picture } from '@/lib/pictures'
import { expect, island, laidOut, openMenu, SCRIPT_FILES, startIslands, test } from './fixtures'

const menuButton = (page: Page) => page.getByRole('button', { name: 'Abrir menu' })

/** Paths of the script files that the page requests, in order. */
function scriptRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) asked.push(request.url())
  })
  return asked
}

test.describe('the first load', { tag: '@phone' }, () => {
  for (const path of ['/', '/desentupimento']) {
    test(`of ${path} runs no bundle before the visitor’s first interaction`, async ({ page }) => {
      const asked = scriptRequests(page)
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      expect(asked).toEqual([])
      await page.waitForLoadState('load')
      // What it prefetches when idle, one file at a time, it only stores.
      const list = await page.locator('[data-own=loader]').getAttribute('data-islands')
      const ahead = page.locator('link[rel=prefetch][as=script]')
      await expect(ahead).toHaveCount(list?.split(' ').length ?? 0)
      const stored = await ahead.evaluateAll((links) =>
        links.map((link) => (link as HTMLLinkElement).href),
      )
      await expect.poll(() => new Set(asked)).toEqual(new Set(stored))
      await expect(page.locator('[data-status]')).toHaveCount(0)
    })
  }

  for (const [interaction, give] of [
    ['a pointer', (page) => page.mouse.move(50, 300)],
    ['a touch', (page) => page.touchscreen.tap(20, 300)],
    ['a key', (page) => page.keyboard.press('Shift')],
    ['scrolling', (page) => page.evaluate(() => scrollTo(0, 400))],
  ] as const satisfies [string, (page: Page) => Promise<void>][]) {
    test(`starts the islands at ${interaction}`, async ({ page }) => {
      await page.goto('/')
      await expect(page.locator('[data-status]')).toHaveCount(0)
      await give(page)
      await expect(island(page, 'menu')).toHaveAttribute('data-status', 'ready')
    })
  }

  test('prefetches nothing when the visitor saves data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const asked = scriptRequests(page)
    await page.goto('/')
    // Prefetching would begin three seconds after the load.
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

/** All drawings; Playwright loads no JSON as a module. */
const pictures: Record<string, Picture> = JSON.parse(
  readFileSync('lib/pictures.generated.json', 'utf8'),
)

for (const [path, name] of [
  ['/', 'hero-dedetizacao'],
  ['/desentupimento', 'hero-desentupimento'],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`who prefers ${colorScheme}`, () => {
      test.use({ colorScheme })

      test(`fetches one picture at the top of ${path}, that of their screen`, async ({ page }) => {
        const fetched: string[] = []
        page.on('request', (request) => {
          const { pathname } = new URL(request.url())
          if (pathname.startsWith('/images/hero-')) fetched.push(pathname)
        })
        await page.goto(path)
        const crop = (page.viewportSize()?.width ?? 0) < 768 ? '-celular' : ''
        const day = pictures[`${name}${crop}`]
        const night = pictures[`${name}-noite${crop}`]
        // An owner's photo is the picture at night too, at the width that the screen needs
        const photo = day?.avif.map(({ src }) => src) ?? []
        const drawing = colorScheme === 'dark' ? night?.fallback : day?.fallback
        expect(fetched).toHaveLength(1)
        expect(photo.length > 0 ? photo : [drawing]).toContain(fetched[0])
        const shown = page.locator('.hero-picture img')
        await expect(shown).toHaveJSProperty('complete', true)
        expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeTruthy()
      })
    })
  }
}

test.describe('what lies below the fold', { tag: '@phone' }, () => {
  for (const path of ['/', '/desentupimento']) {
    test(`of ${path} is laid out when it comes near, and stays so`, async ({ page }) => {
      await page.goto(path)
      expect(await laidOut(page)).toContain(false)
      for (const section of await page.locator('.section, .other-page, .site-footer').all()) {
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
      // A busy machine may be late with its first frame.
      const firstFrame = await page.waitForFunction(() => Reflect.get(window, 'firstFrame'))
      expect(await firstFrame.jsonValue()).toEqual(['hidden', 'none'])
      await expect(page.locator('.about')).not.toHaveCSS('content-visibility', 'hidden')
      const edge = () =>
        page.locator('.hero').evaluate((hero) => getComputedStyle(hero, '::after').backgroundImage)
      await expect.poll(edge).toContain('frieze')
    })
  }

  for (const [width, height, path, id] of [
    [390, 844, '/', 'localizacao'],
    [768, 1024, '/', 'contato'],
    [1024, 768, '/desentupimento', 'localizacao'],
  ] as const)
    test(`of ${path}#${id} is laid out whole, ${width} px wide, so that the target stays in place`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await page.goto(`${path}#${id}`)
      await expect(page.locator(`#${id}`).locator('h2, a').first()).toBeInViewport()
      expect(await laidOut(page)).not.toContain(false)
    })

  test('is laid out whole for a link to a section, which leads to it', async ({ page }) => {
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

test('with a mouse the whole page is laid out at once', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  expect(await laidOut(page)).not.toContain(false)
})

test.describe('bundles that are slow', { tag: '@phone' }, () => {
  /** Opens a page whose bundles load when the test releases them, and taps the menu's control. */
  async function tapEarly(page: Page): Promise<{ release: () => void; panel: Locator }> {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(SCRIPT_FILES, async (route) => {
      await released
      await route.continue()
    })
    const asked = page.waitForRequest(SCRIPT_FILES)
    await page.goto('/')
    await menuButton(page).click()
    await asked
    return { release, panel: page.getByRole('navigation', { name: 'Menu' }) }
  }

  test('leave the menu to the panel until the dialog replaces it', async ({ page }) => {
    const { release, panel } = await tapEarly(page)
    await expect(panel.getByRole('link')).toHaveCount(8)
    await expect(page).toHaveURL('/#menu')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.waitForFunction(() => document.getAnimations().length === 0)
    const place = await panel.boundingBox()

    release()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect(panel).toHaveCount(1)
    expect(await panel.boundingBox()).toEqual(place)
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(menuButton(page)).toBeFocused()
  })

  test('let the panel close by its control, by Escape and by every kind of link', async ({
    page,
    chats,
  }) => {
    const { panel } = await tapEarly(page)
    await page.getByRole('link', { name: 'Fechar menu' }).click()
    await expect(panel).toHaveCount(0)
    await expect(menuButton(page)).toBeFocused()

    await menuButton(page).press(' ')
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)

    await menuButton(page).click()
    await page.locator('#menu').getByRole('link', { name: 'Fale Conosco' }).click()
    await expect.poll(() => chats).toHaveLength(1)
    await expect(panel).toHaveCount(0)

    await menuButton(page).click()
    await panel.getByRole('link', { name: 'Pragas Comuns' }).click()
    await expect(panel).toHaveCount(0)
    await expect(page).toHaveURL('/#pragas')
    await expect(page.locator('#pragas').getByRole('heading').first()).toBeInViewport()
  })

  test('let Back close the panel, and reopen none that was left by a link', async ({ page }) => {
    const { panel } = await tapEarly(page)
    await page.goBack()
    await expect(panel).toHaveCount(0)
    await expect(page).toHaveURL('/')

    await menuButton(page).click()
    await panel.getByRole('link', { name: 'Pragas Comuns' }).click()
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(panel).toHaveCount(0)
  })

  test('do not open the menu for a tap elsewhere', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('main').click({ position: { x: 5, y: 5 } })
    await expect(island(page, 'menu')).toHaveAttribute('data-status', 'ready')
    await expect(page.getByRole('dialog')).toHaveCount(0)
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
    await page.goForward()
    await expect(page).toHaveURL('/desentupimento')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await openMenu(page)
  })

  test('between sections stays on the same page', async ({ page }) => {
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

  test('shows when the pointer rests on it, and Escape hides it', { tag: '@smoke' }, async ({
    page,
  }) => {
    await page.goto('/')
    await startIslands(page)
    // Its code is a bundle of its own, which loads after the rest.
    await expect(async () => {
      await page.mouse.move(50, 300)
      await button(page).hover()
      await expect(tooltip(page)).toBeAttached({ timeout: 2000 })
    }).toPass()
    await page.keyboard.press('Escape')
    await expect(tooltip(page)).toHaveCount(0)
  })

  test('shows at once on keyboard focus', async ({ page }) => {
    await page.goto('/')
    await startIslands(page)
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
  test(`${path} is used from top to bottom without an error`, { tag: '@smoke' }, async ({
    page,
    consoleErrors,
  }) => {
    await page.goto(path)
    await startIslands(page)
    for (const summary of await page.locator('summary').all()) await summary.click()
    await page.getByRole('link', { name: 'Conversar no WhatsApp' }).hover()
    if (await menuButton(page).isVisible()) {
      const menu = await openMenu(page)
      await menu.getByRole('link', { name: 'Contato' }).click()
      await expect(page).toHaveURL('/#contato')
    }
    for (const picture of await page.getByRole('img').all()) await picture.scrollIntoViewIfNeeded()
    expect(consoleErrors).toEqual([])
  })
}
