import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { pagePaths } from '@/model/site/routes'
import { delayRequests, expect, HERO_PICTURE, HOUSE, test, VIEWPORTS } from './fixtures'
import { stopPainting } from './page-checks'

/**
 * One screen for each layout. 1366 px is left out, because Chromium renders one pixel differently.
 */
const LAYOUT_VIEWPORTS = VIEWPORTS.filter(({ width }) =>
  [320, 390, 768, 1024, 1440, 1920].includes(width),
)

/**
 * Screens on which the rules of each width and height apply, also with enlarged text. The small tablet shows the tiles
 * below the licence, the rating and the first aid of the fixture company, whose texts are longer than usual.
 */
const ALL_SCREENS = [
  ...VIEWPORTS,
  { width: 600, height: 960 },
  { width: 200, height: 1600 },
  { width: 320, height: 400 },
  { width: 844, height: 390 },
  { width: 1100, height: 1300 },
  { width: 2560, height: 1300 },
]

/**
 * Counts the rules of the inlined style sheet, and returns those that have styled nothing on the screen at
 * this call and all before. Leaves out states of an element, such as hover, because a state needs the element.
 */
function inlinedRules(page: Page): Promise<{ count: number; unseen: string[] }> {
  return page.evaluate(() => {
    const seen: Set<string> = Reflect.get(window, 'seenRules') ?? new Set()
    Object.assign(window, { seenRules: seen })
    const STATES =
      /::[\w-]+|:(?:before|after|hover|active|focus(?:-\w+)?)(?![\w-])|:not\(:[\w-]+\)/g
    const NOTHING = /(^|[\s>+~,(])(?=\s*(?:[,)]|$))/g
    const isOnScreen = (element: Element | null): boolean => {
      if (!element) return false
      // A hidden element is seen by the room that it leaves.
      if (element.getClientRects().length === 0) return isOnScreen(element.parentElement)
      const { top, bottom, left, right } = element.getBoundingClientRect()
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    }
    const rulesIn = (rules: CSSRuleList, applies: boolean): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSMediaRule)
          return rulesIn(rule.cssRules, applies && matchMedia(rule.conditionText).matches)
        if (rule instanceof CSSSupportsRule)
          // A rule for browsers without a feature cannot be seen in this one.
          return rulesIn(rule.cssRules, applies || !CSS.supports(rule.conditionText))
        if (!(rule instanceof CSSStyleRule)) return []
        if (!applies || seen.has(rule.cssText)) return [rule.cssText]
        // A selector that was only a state is of any element.
        const selector = rule.selectorText.replace(STATES, '').replace(NOTHING, '$1*')
        if ([...document.querySelectorAll(selector)].some(isOnScreen)) seen.add(rule.cssText)
        return [rule.cssText]
      })
    const sheet = document.querySelector<HTMLStyleElement>('head > style')?.sheet
    const rules = sheet ? rulesIn(sheet.cssRules, true) : []
    return { count: rules.length, unseen: rules.filter((css) => !seen.has(css)) }
  })
}

/** Counts the colour values of two pictures that differ by more than antialiasing. */
async function countDifferences(one: Buffer, other: Buffer): Promise<number> {
  if (one.equals(other)) return 0
  const [a, b] = await Promise.all([one, other].map((png) => sharp(png).raw().toBuffer()))
  return a?.filter((value, index) => Math.abs(value - (b?.[index] ?? 0)) > 32).length ?? Number.NaN
}

test.describe('first screen', { tag: '@phone' }, () => {
  test.skip(
    ({ browserName }) => browserName !== 'chromium',
    'Only Chromium stops parsing at a style sheet in the body.',
  )

  for (const path of pagePaths)
    test(`shows the complete first screen of ${path} before the linked style sheet arrives`, async ({
      page,
    }) => {
      const hero = page.locator('main section').first()
      /** Returns a screenshot of the hero for each screen, without the next section. */
      const heroScreenshots = async () => {
        const pictures: Buffer[] = []
        for (const screen of LAYOUT_VIEWPORTS) {
          await page.setViewportSize(screen)
          // A picture without a box does not load.
          const shown = hero.locator('img, image').filter({ visible: true })
          await shown.evaluateAll(async (images) => {
            await document.fonts.ready
            for (const picture of images) {
              // Loads the file of an SVG image as an <img>, because an SVG image has no decode().
              const image = picture instanceof HTMLImageElement ? picture : new Image()
              image.src ||= picture.getAttribute('href') ?? ''
              await image.decode()
            }
          })
          const { y = 0, height = 0 } = (await hero.boundingBox()) ?? {}
          const bottom = Math.floor(Math.min(screen.height, y + height))
          const clip = { x: 0, y: 0, width: screen.width, height: bottom }
          pictures.push(await page.screenshot({ clip }))
        }
        return pictures
      }
      const release = await delayRequests(page, /\.css$/)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.locator('link[rel=stylesheet]')).toBeAttached()
      // The labels on the picture come with the style sheet, as the picture comes with its file.
      await page.locator(`${HERO_PICTURE} > :is(p, menu, a)`).evaluateAll((labels: HTMLElement[]) =>
        labels.forEach((label) => {
          label.style.visibility = 'hidden'
        }),
      )
      const beforeStyleSheet = await heroScreenshots()
      await expect(page.getByRole('contentinfo')).toHaveCount(0)
      release()
      await page.waitForLoadState('load')
      const complete = await heroScreenshots()
      for (const [index, { width }] of LAYOUT_VIEWPORTS.entries()) {
        const [one, other] = [beforeStyleSheet[index], complete[index]]
        expect(one && other && (await countDifferences(one, other)), `${width} px`).toBe(0)
      }
    })

  test('lays out the complete house once, when its styles arrive, and paints it when it is near the screen', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const release = await delayRequests(page, /\.css$/)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.locator('link[rel=stylesheet]')).toBeAttached()
    const house = page.locator(HOUSE)
    await expect(house).toBeHidden()
    release()
    await expect(house).toBeVisible()
    const pictures = house.locator(':is(img, div > div)')
    const height = await house.evaluate(({ clientHeight }) => clientHeight)
    await expect(pictures).toHaveCount(2)
    for (const picture of await pictures.all())
      await expect(picture).toHaveCSS('content-visibility', 'hidden')
    await page.mouse.wheel(0, 200)
    for (const picture of await pictures.all())
      await expect(picture).toHaveCSS('content-visibility', 'visible')
    expect(await house.evaluate(({ clientHeight }) => clientHeight)).toBe(height)
  })

  for (const path of pagePaths)
    test(`inlines only rules for what ${path} shows before the linked style sheet arrives`, async ({
      page,
    }) => {
      let rules = { count: 0, unseen: [''] }
      const addSeenRules = async (screens = ALL_SCREENS) => {
        for (const screen of screens) {
          if (rules.unseen.length === 0) return
          await page.setViewportSize(screen)
          rules = await inlinedRules(page)
        }
      }
      const release = await delayRequests(page, /\.css$/)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.locator('link[rel=stylesheet]')).toBeAttached()
      await stopPainting(page)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        // The question about analytics, which moves the page down, is asked on the dark screens.
        await page.evaluate(
          (isAsked) => document.documentElement.toggleAttribute('data-consent-open', isAsked),
          colorScheme === 'dark',
        )
        await addSeenRules()
      }
      // A tap or a key reaches the first aid with its steps, the menu and the skip link. Small phones show
      // all their rules.
      const smallest = ALL_SCREENS.slice(0, 1)
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true
      })
      await page.locator('#emergencia').evaluate((firstAid) => firstAid.scrollIntoView())
      await addSeenRules(smallest)
      await page.evaluate(() => {
        location.hash = '#menu'
      })
      await addSeenRules(smallest)
      await page.locator('[href="#inicio"]').focus()
      await addSeenRules(smallest)
      release()
      expect(rules.count).toBeGreaterThan(100)
      expect(rules.unseen).toEqual([])
    })
})
