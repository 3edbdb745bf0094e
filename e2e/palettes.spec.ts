import type { Page } from '@playwright/test'
import { PALETTES } from '@/model/art/palettes'
import { content } from '@/model/reading/site'
import { pagePaths } from '@/model/routes'
import { expect, startIslands, test } from './fixtures'
import { COLOUR_RULES, findAxeViolations } from './page-checks'

/* Checks the contrasts of the built site in each palette that the owner can choose. */

// The policy allows only the styles of the build, whose colours these tests replace.
test.use({ bypassCSP: true })

/** axe rules for contrast, also those of level AAA. */
const CONTRAST_RULES = [...COLOUR_RULES, 'color-contrast-enhanced']

type Palette = (typeof PALETTES)[number]['palette']

const coloursOf = (palette: Palette) =>
  Object.values(palette).flatMap((shades) => Object.values<string>(shades))

/**
 * Replaces the colours of the fixture company in its pages and style sheets.
 * @returns the colours that the pages contained
 */
async function recolour(page: Page, palette: Palette): Promise<ReadonlySet<string>> {
  const replaced = new Set<string>()
  const after = coloursOf(palette)
  const colours = new Map(
    coloursOf(content.palette as Palette).map((colour, index) => [
      colour.toLowerCase(),
      after[index] ?? '',
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

for (const path of pagePaths)
  for (const { name, palette } of PALETTES)
    test(`has contrasts of level AAA on ${path} in the palette ${name}`, { tag: '@phone' }, async ({
      page,
    }) => {
      const replaced = await recolour(page, palette)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.goto(path)
        await startIslands(page)
        expect.soft(await findAxeViolations(page, CONTRAST_RULES), colorScheme).toEqual([])
      }
      expect(replaced.size).toBeGreaterThan(20)
    })
