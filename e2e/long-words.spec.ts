import { heroTitleClass, wideWordClass } from '@/components/parts/fitted-text'
import { pagePaths } from '@/model/schema/routes'
import { expect, test, waitForFonts } from './fixtures'
import { addAllStyles, findBrokenWords, findOverflow, layOutSections } from './page-checks'

/** Titles with a word of the smaller size, and with one of the widest words of the usual size. */
const WIDE_TITLES = ['IMPERMEABILIZAÇÃO E DEDETIZAÇÃO', 'Hidrojateamento e desentupimento']
const WIDE_NAME = 'DESENTUPIDORA E DEDETIZADORA CATARINENSE'

/** The narrowest phone, and each width from which the layout or the size of the text changes. */
const LAYOUT_WIDTHS = [320, 390, 640, 768, 1024, 1280, 1440, 1920]

// Changes the texts in the page, because a company with such words would need its own build. Unit
// tests check which class a component chooses.
for (const path of pagePaths)
  for (const title of WIDE_TITLES)
    test(`breaks no word on ${path} with titles such as “${title}”, and tiles, buttons and the name in capitals`, {
      tag: '@phone',
    }, async ({ page }) => {
      await page.goto(path)
      await layOutSections(page)
      await addAllStyles(page)
      await page.evaluate(
        ([title, name, wordClass]) => {
          for (const heading of document.querySelectorAll(
            'h1, .section h2, .top-highlights h2, .first-aid h2, .site-footer h2, .service-card h3, .service-photo-card h3, .pest-card h3, .method-steps h3, .about-idea h3',
          )) {
            const words = document.createElement('span')
            if (wordClass) words.className = `wide-word ${wordClass}`
            words.textContent = title
            heading.replaceChildren(words)
            heading.classList.toggle('fitted-heading', wordClass !== undefined)
          }
          document.querySelector('h1')?.classList.add('top-wide')
          document.querySelector('.problems menu')?.classList.add('problems-wide')
          for (const tile of document.querySelectorAll('.problems li a')) {
            const label = tile.lastChild
            if (label) label.textContent = label.textContent?.toUpperCase() ?? ''
          }
          for (const button of document.querySelectorAll('main .chat-button'))
            button.lastChild?.replaceWith('SOLICITAR IMPERMEABILIZAÇÃO')
          for (const link of document.querySelectorAll('.site-footer :is(.chat-button, nav a)'))
            link.lastChild?.replaceWith('Impermeabilização')
          for (const brand of document.querySelectorAll('.brand')) {
            brand.classList.add('brand-wide')
            brand.lastElementChild?.replaceChildren(name)
          }
        },
        [title, WIDE_NAME, wideWordClass(title)] as const,
      )
      for (const width of LAYOUT_WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await findBrokenWords(page), `at ${width} px`).toEqual([])
        const found = await findOverflow(page)
        expect.soft(found, `at ${width} px`).toEqual({ overflow: 0, outside: [] })
      }
    })

/** Headlines with one of the widest words of the usual size, and of the size of a wide word. */
const WIDE_HEADLINES = ['Higienização: um lar saudável', 'Hidrojateamento sem sujeira']

for (const path of pagePaths)
  for (const headline of WIDE_HEADLINES)
    test(`breaks no word of the headline “${headline}” on ${path} on a narrow phone`, {
      tag: '@phone',
    }, async ({ page }) => {
      await page.goto(path)
      await waitForFonts(page)
      await addAllStyles(page)
      await page.locator('h1').evaluate(
        (heading, { headline, className }) => {
          heading.textContent = headline
          heading.setAttribute('class', className)
        },
        { headline, className: heroTitleClass(headline) },
      )
      for (const width of [300, 320, 340, 360, 375]) {
        await page.setViewportSize({ width, height: 640 })
        expect.soft(await findBrokenWords(page, 'h1'), `${width} px`).toEqual([])
      }
    })

/** One-word labels of 16 letters, the most that a tile may have. */
const LONG_LABELS = ['Descontaminações', 'Impermeabilizado', 'Estabelecimentos', 'Desinsetizadoras']

/** The text spacing of WCAG 1.4.12, which a page must allow, and text at 200 %. */
const ENLARGED_TEXT = `
  html { font-size: 200% }
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }`

/** Hides the page below the tiles, because the browser lays it out at each width. */
const FIRST_SECTION_ONLY = '.section, .site-footer { display: none }'

for (const path of pagePaths)
  for (const style of ['', ENLARGED_TEXT])
    for (const labels of [LONG_LABELS, []])
      test(`cuts off no ${labels.length ? 'label of 16 letters' : 'label'} on ${path} ${style ? 'at 200 % with text spacing' : 'at the usual size'}`, {
        tag: '@phone',
      }, async ({ page }) => {
        await page.goto(path)
        await waitForFonts(page)
        const tiles = page.locator('.problems li a')
        await tiles.evaluateAll(
          (links, { labels, style }) => {
            for (const [index, link] of links.entries())
              if (labels.length) link.lastChild?.replaceWith(labels[index % labels.length] ?? '')
            if (labels.length) links[0]?.closest('menu')?.classList.add('problems-wide')
            const styleSheet = new CSSStyleSheet()
            styleSheet.replaceSync(style)
            document.adoptedStyleSheets = [styleSheet]
          },
          { labels, style: FIRST_SECTION_ONLY + style },
        )
        for (const width of [
          320, 360, 390, 640, 667, 740, 768, 820, 1024, 1280, 1440, 1920, 2560,
        ]) {
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
          expect.soft(cut, `${width} px`).toEqual([])
          expect.soft(await findBrokenWords(page, '.problems menu'), `${width} px`).toEqual([])
        }
      })
