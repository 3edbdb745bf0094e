import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/* Checks that a page must pass with any content. */

const AXE_TAGS = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22a',
  'wcag22aa',
  'best-practice',
]

/** axe rules that depend on the colour scheme. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

const AXE_OPTIONS = {
  // Violations only, because describing passed elements takes a third of axe's time.
  resultTypes: ['violations' as const],
  // Reports texts below level AA as well, which axe's rule of level AAA leaves to the rule of that
  // level. An option that axe's types lack.
  checks: {
    'color-contrast-enhanced': {
      options: { contrastRatio: { normal: { minThreshold: 0 }, large: { minThreshold: 0 } } },
    },
  },
}

/** Adds rules to the page, in place of those of an earlier call. The site's policy allows no `<style>`. */
export const styleWith = (page: Page, css: string) =>
  page.evaluate((css) => {
    const styleSheet = new CSSStyleSheet()
    styleSheet.replaceSync(css)
    document.adoptedStyleSheets = [styleSheet]
  }, css)

/**
 * Lays out every section and row of cards, because a phone only estimates the positions of those below its
 * screen (app/styles/deferred-layout.css), and checks compare positions.
 */
export const layOutSections = (page: Page) =>
  styleWith(
    page,
    ':is(main section, main section div, footer) { content-visibility: visible !important }',
  )

/**
 * Makes the page transparent, so that a test that only measures the page does not paint it on each of its
 * screens, which takes a third of the time.
 */
export const stopPainting = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.opacity = '0'
  })

/** Makes the page visible again after `stopPainting`. */
export const resumePainting = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.opacity = ''
  })

/**
 * Runs axe on the page.
 * @param rules only these rules; all WCAG A and AA rules if undefined
 * @returns one line for each violation
 */
export async function findAxeViolations(page: Page, rules?: string[]): Promise<string[]> {
  await layOutSections(page)
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  // Legacy mode runs axe in this page only. The default mode opens an extra page to merge results
  // from frames, and this site has no frames.
  // Injects axe once into a page, because that takes a quarter of a check.
  const isInjected = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(isInjected && { axeSource: 'true' }) })
    .setLegacyMode()
    .options({ ...AXE_OPTIONS })
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(AXE_TAGS)).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
  )
}

/**
 * Returns the words of six letters or more, with the sign after them, that are broken across two
 * lines. Skips shorter words, because every box has room for five letters.
 */
export function findBrokenWords(page: Page, within = 'body'): Promise<string[]> {
  return page.locator(within).evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(node)
      if (!node.parentElement?.checkVisibility() || range.getClientRects().length < 2) continue
      for (const { 0: word, index } of node.nodeValue?.matchAll(/[\p{L}\d]{6,}[.,:;!?]*/gu) ?? []) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(word)
      }
    }
    return broken
  })
}

/** Returns the texts whose last letters lie outside a large rounded corner of their box. */
export function findTextsOutsideCorners(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const outside: string[] = []
    for (const element of document.querySelectorAll('body, body *')) {
      const radius = Number.parseFloat(getComputedStyle(element).borderBottomRightRadius)
      // Most elements have square corners, and measuring their texts takes most of the time.
      if (!radius) continue
      const box = element.getBoundingClientRect()
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.parentElement?.checkVisibility()) continue
        const words = document.createRange()
        words.selectNodeContents(node)
        const isOutside = [...words.getClientRects()].some(({ right, bottom, height }) => {
          const x = right - box.right + radius
          // The letters end above the space of the descenders.
          const y = bottom - height / 4 - box.bottom + radius
          return x > 0 && y > 0 && Math.hypot(x, y) > radius + 1
        })
        if (isOutside) outside.push(`${node.textContent}`)
      }
    }
    return outside
  })
}

/**
 * Returns by how many pixels the page is wider than the screen, and the texts that are cut off or
 * wider than their box.
 */
export function findOverflow(page: Page): Promise<{ overflow: number; outside: string[] }> {
  return page.evaluate(() => {
    const root = document.documentElement
    const isInScroller = (element: Element | null): boolean =>
      !!element &&
      element !== root &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
        isInScroller(element.parentElement))
    /** Returns the nearest ancestor that hides what overflows its bottom edge. */
    const findClippingAncestor = (element: Element): Element | null => {
      const box = element.parentElement
      if (!box || box === document.body) return null
      return ['hidden', 'clip'].includes(getComputedStyle(box).overflowY)
        ? box
        : findClippingAncestor(box)
    }
    const isCutOff = (element: Element) => {
      const { left, right, bottom, width } = element.getBoundingClientRect()
      if (width <= 1 || !element.checkVisibility()) return false
      const isInside = (left >= -1 && right <= root.clientWidth + 1) || isInScroller(element)
      const clipping = findClippingAncestor(element)
      if (clipping && bottom > clipping.getBoundingClientRect().bottom + 1) return true
      // Measures the words of a tile, whose quarter circle is larger, and of a label on the house,
      // which has a shadow beside it.
      if (element.matches('menu > li:has(> a:only-child), menu > li > a:only-child')) {
        const label = document.createRange()
        label.selectNodeContents(element.lastChild ?? element)
        const words = label.getBoundingClientRect()
        return !isInside || words.left < left - 1 || words.right > right + 1
      }
      // The corners of an open answer's rotated plus icon reach beyond its box.
      const isLarger = element.matches('summary')
      return !isInside || (element.scrollWidth > Math.ceil(width) && !isLarger)
    }
    const texts = document.querySelectorAll('h1, h2, h3, h4, p, li, dt, dd, a, button, summary')
    // A screen reader scrolls even a section that hides its overflow.
    for (const section of document.querySelectorAll('section')) section.scrollLeft = 999
    return {
      overflow: Math.max(root.scrollWidth, document.body.scrollWidth) - root.clientWidth,
      outside: [...texts]
        .filter(isCutOff)
        .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`),
    }
  })
}

/**
 * Returns headings that appear above the heading before them, and alt texts that are file names.
 */
export function findHeadingAndAltErrors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll('main :is(h1, h2), footer h2')].filter(
      (heading) => heading.checkVisibility() && heading.getBoundingClientRect().width > 1,
    )
    // Headings of cards in a row are beside each other: each begins right of the previous one.
    const above = headings.filter((heading, index) => {
      const { top, left } = heading.getBoundingClientRect()
      const before = headings[index - 1]?.getBoundingClientRect()
      return before && top < before.top - 1 && left < before.right
    })
    const named = [...document.images].filter(({ alt }) => /\.\w{3,4}$|^\S*[-_/]\S*$/.test(alt))
    return [...above.map(({ textContent }) => `${textContent}`), ...named.map(({ alt }) => alt)]
  })
}
