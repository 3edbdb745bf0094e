import type { Page } from '@playwright/test'
import { readLastBuild } from '@/build/last-build'
import { changedContent } from '@/fixtures/content'
import type { SiteContent } from '@/model/schema/content'
import { pagePaths, routeOf } from '@/model/site/routes'
import { openWithContent } from './changed-content'
import { expect, test, waitForFonts } from './fixtures'
import { findBrokenWords, findOverflow, layOutSections, styleWith } from './page-checks'

const { content } = readLastBuild()

// In one worker, because each compiles the components of the pages (changed-content.ts).
test.describe.configure({ mode: 'default' })

/** Titles with a word of the smaller size, and with one of the widest words of the usual size. */
const WIDE_TITLES = ['IMPERMEABILIZAÇÃO E DEDETIZAÇÃO', 'Hidrojateamento e desentupimento']
const WIDE_NAME = 'DESENTUPIDORA E DEDETIZADORA CATARINENSE'

/** The narrowest phone, and each width from which the layout or the size of the text changes. */
const LAYOUT_WIDTHS = [320, 390, 640, 768, 1024, 1280, 1440, 1920]

/** Returns the content of the fixture company with such titles, and buttons, tiles and a name to match. */
function withWideTexts(title: string): SiteContent {
  const changed = changedContent(({ company, pests }) => {
    company.name = WIDE_NAME
    // Contains the title of each pest otherwise, and no pest has a name as long.
    pests.treatmentLink = 'Tratamento'
  })
  const wide: SiteContent = JSON.parse(JSON.stringify(changed), (key, value) => {
    if (key === 'title') return title
    if (key === 'button') return 'SOLICITAR IMPERMEABILIZAÇÃO'
    return key === 'label' ? value.toUpperCase() : value
  })
  // The hero pictures have less room.
  wide.home.places = content.home.places
  wide.drains.places = content.drains.places
  for (const pest of wide.pests.items) pest.title = 'Marimbondos e percevejos'
  return wide
}

for (const path of pagePaths)
  test(`breaks no word on ${path} with wide titles, and tiles, buttons and the name in capitals`, {
    tag: '@phone',
  }, async ({ page }) => {
    for (const title of WIDE_TITLES)
      await test.step(title, async () => {
        await openWithContent(page, path, withWideTexts(title))
        await layOutSections(page)
        for (const width of LAYOUT_WIDTHS) {
          await page.setViewportSize({ width, height: 900 })
          expect.soft(await findBrokenWords(page), `${title}, ${width} px`).toEqual([])
          const found = await findOverflow(page)
          expect.soft(found, `${title}, ${width} px`).toEqual({ overflow: 0, outside: [] })
        }
      })
  })

/** Headlines with one of the widest words of the usual size, and of the size of a wide word. */
const WIDE_HEADLINES = ['Higienização: um lar saudável', 'Hidrojateamento sem sujeira'] as const

/** One-word labels of 16 letters, the most that a tile may have. */
const LONG_LABELS = ['Descontaminações', 'Impermeabilizado', 'Estabelecimentos', 'Desinsetizadoras']

/** The text spacing of WCAG 1.4.12, which a page must allow, and text at 200 %. */
const ENLARGED_TEXT = `
  html { font-size: 200% }
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }`

/** Hides the page below the tiles, because the browser lays it out at each width. */
const FIRST_SECTION_ONLY = '.section, .site-footer { display: none }'

/** Checks that each label lies in its tile at each width, with no word broken. */
async function expectCompleteLabels(page: Page, name: string): Promise<void> {
  const tiles = page.locator('.problems li a')
  for (const width of [320, 360, 390, 640, 667, 740, 768, 820, 1024, 1280, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    const cut = await tiles.evaluateAll((links) =>
      links.flatMap((link) => {
        const words = document.createRange()
        words.selectNodeContents(link.lastChild ?? link)
        const label = words.getBoundingClientRect()
        const tile = link.getBoundingClientRect()
        // 8 px beside the label, which lies between two pixels.
        const isInside =
          label.left >= Math.max(tile.left, 0) + 7.5 &&
          label.right <= Math.min(tile.right, innerWidth) - 7.5 &&
          label.top >= tile.top &&
          label.bottom <= tile.bottom
        return isInside ? [] : `${link.textContent}: ${label.left} to ${label.right}`
      }),
    )
    expect.soft(cut, `${name}, ${width} px`).toEqual([])
    const broken = await findBrokenWords(page, '.problems menu')
    expect.soft(broken, `${name}, ${width} px`).toEqual([])
  }
}

for (const path of pagePaths)
  test(`breaks no word of a wide headline on ${path} on a narrow phone, and cuts off no label of a tile`, {
    tag: '@phone',
  }, async ({ page }) => {
    for (const [headline, name, labels, styles] of [
      [WIDE_HEADLINES[0], 'label of 16 letters', LONG_LABELS, ['', ENLARGED_TEXT]],
      [WIDE_HEADLINES[1], 'label', [], [ENLARGED_TEXT]],
    ] as const) {
      const changed = changedContent(({ [routeOf(path).pageName]: { hero, problems } }) => {
        hero.title = headline
        for (const [index, item] of problems.items.entries())
          item.label = labels[index % labels.length] ?? item.label
      })
      await openWithContent(page, path, changed)
      await waitForFonts(page)
      await test.step(headline, async () => {
        for (const width of [300, 320, 340, 360, 375]) {
          await page.setViewportSize({ width, height: 640 })
          const broken = await findBrokenWords(page, 'h1')
          expect.soft(broken, `${headline}, ${width} px`).toEqual([])
        }
      })
      for (const style of styles)
        await test.step(style ? `${name} at 200 % with text spacing` : name, async () => {
          await styleWith(page, FIRST_SECTION_ONLY + style)
          await expectCompleteLabels(page, style ? `${name} at 200 %` : name)
        })
    }
  })
