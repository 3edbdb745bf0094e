import type { Page } from '@playwright/test'
import { readLastBuild } from '@/build/last-build'
import { colourDeclarations, DELIVERED_PALETTE, type Palette } from '@/model/colours/palettes'
import { pagePaths } from '@/model/site/routes'
import { expect, startIslands, test } from './fixtures'
import { findAxeViolations } from './page-checks'

const { content } = readLastBuild()

/*
 * Checks the contrasts of the built site in the delivered palette. In the other palettes that the owner can
 * choose, each pair of colours has the same contrast (model/colours/palettes.test.ts).
 */

// The policy allows only the styles of the build, whose colours these tests replace.
test.use({ bypassCSP: true })

/** axe rules for colours. The contrast of level AAA includes the one of level AA (`findAxeViolations`). */
const CONTRAST_RULES = ['color-contrast-enhanced', 'link-in-text-block']

const coloursOf = (palette: Palette) =>
  colourDeclarations(palette).flatMap((declaration) => declaration.match(/#.{6}/) ?? [])

/**
 * Replaces the colours of the fixture company in its pages and style sheets by those of the delivered palette.
 * @returns the colours that the pages contained
 */
async function replaceColours(page: Page): Promise<ReadonlySet<string>> {
  const replaced = new Set<string>()
  const delivered = coloursOf(DELIVERED_PALETTE)
  const colours = new Map(
    coloursOf(content.palette).map((colour, index) => [colour.toLowerCase(), delivered[index]]),
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
  test(`has contrasts of level AAA on ${path} in light and dark mode`, { tag: '@phone' }, async ({
    page,
  }) => {
    const replaced = await replaceColours(page)
    await page.goto(path)
    await startIslands(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect.soft(await findAxeViolations(page, CONTRAST_RULES), colorScheme).toEqual([])
    }
    expect(replaced.size).toBeGreaterThan(20)
  })
