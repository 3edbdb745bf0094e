import type { Page } from '@playwright/test'
import { content } from '@/app/built/content'
import { colourDeclarations, PALETTES, type Palette } from '@/model/colours/palettes'
import { pagePaths } from '@/model/site/routes'
import { expect, startIslands, test } from './fixtures'
import { findAxeViolations } from './page-checks'

/* Checks the contrasts of the built site in each palette that the owner can choose. */

// The policy allows only the styles of the build, whose colours these tests replace.
test.use({ bypassCSP: true })

/** axe rules for colours. The contrast of level AAA includes the one of level AA (`findAxeViolations`). */
const CONTRAST_RULES = ['color-contrast-enhanced', 'link-in-text-block']

const coloursOf = (palette: Palette) =>
  colourDeclarations(palette).flatMap((declaration) => declaration.match(/#.{6}/) ?? [])

/** Property that holds the colour at a position of the palette. */
const property = (index: number) => `--palette-${index}`

/**
 * Replaces the colours of the fixture company in its pages and style sheets by properties, so that
 * one load of a page shows every palette.
 * @returns the colours that the pages contained
 */
async function replaceColours(page: Page): Promise<ReadonlySet<string>> {
  const replaced = new Set<string>()
  const colours = new Map(
    coloursOf(content.palette as Palette).map((colour, index) => [
      colour.toLowerCase(),
      `var(${property(index)})`,
    ]),
  )
  await page.route(/(\.css|\/|\/desentupimento)$/, async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    const recoloured = body.replace(/#[\da-f]{6}\b/gi, (colour) => {
      const other = colours.get(colour.toLowerCase())
      if (other) replaced.add(colour.toLowerCase())
      return other ?? colour
    })
    await route.fulfill({ response, body: recoloured })
  })
  return replaced
}

/** Shows a page that `replaceColours` has prepared in a palette. */
const recolour = (page: Page, palette: Palette) =>
  page.evaluate(
    (colours) => {
      for (const [name, colour] of colours) document.documentElement.style.setProperty(name, colour)
    },
    coloursOf(palette).map((colour, index) => [property(index), colour] as const),
  )

for (const path of pagePaths)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`has contrasts of level AAA on ${path} in each palette in ${colorScheme} mode`, {
      tag: '@phone',
    }, async ({ page }) => {
      const replaced = await replaceColours(page)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(path)
      await startIslands(page)
      const footer = page.getByRole('contentinfo')
      const footerColours = new Set<string>()
      for (const { name, palette } of PALETTES) {
        await recolour(page, palette)
        footerColours.add(
          await footer.evaluate((element) => getComputedStyle(element).backgroundColor),
        )
        expect.soft(await findAxeViolations(page, CONTRAST_RULES), name).toEqual([])
      }
      expect(replaced.size).toBeGreaterThan(20)
      expect(footerColours.size).toBe(PALETTES.length)
    })
