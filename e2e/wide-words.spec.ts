import { pagePaths } from '@/content/routes'
import { wideWordClass } from '@/lib/text-width'
import { expect, test } from './fixtures'
import { findBrokenWords, findOverflow, layOutSections } from './page-checks'

/** Titles with a word of the smaller size, and with one of the widest words of the usual size. */
const TITLES = ['IMPERMEABILIZAÇÃO E DEDETIZAÇÃO', 'Hidrojateamento e desentupimento']
const NAME = 'DESENTUPIDORA E DEDETIZADORA CATARINENSE'

/** The narrowest phone, and each width from which the layout or the size of the text changes. */
const WIDTHS = [320, 390, 640, 768, 1024, 1280, 1440, 1920]

// Changes the texts in the page, because a company with such words would need its own build. Unit
// tests check which class a component chooses.
for (const path of pagePaths)
  for (const title of TITLES)
    test(`breaks no word on ${path} with titles such as “${title}”, and tiles, buttons and the name in capitals`, {
      tag: '@phone',
    }, async ({ page }) => {
      await page.goto(path)
      await layOutSections(page)
      await page.evaluate(
        ([title, name, wordClass]) => {
          for (const heading of document.querySelectorAll(
            'h1, .section h2, .hero-highlights h2, .first-aid h2, .site-footer h2, .service-card h3, .service-photo-card h3, .pest-card h3, .method-steps h3, .about-idea h3',
          )) {
            const words = document.createElement('span')
            if (wordClass) words.className = `wide-word ${wordClass}`
            words.textContent = title
            heading.replaceChildren(words)
            heading.classList.toggle('fitted-heading', wordClass !== undefined)
          }
          document.querySelector('h1')?.classList.add('hero-wide')
          document.querySelector('.problems ul')?.classList.add('problems-wide')
          for (const tile of document.querySelectorAll('.problems li a')) {
            const label = tile.lastChild
            if (label) label.textContent = label.textContent?.toUpperCase() ?? ''
          }
          for (const button of document.querySelectorAll('.service-button'))
            button.lastChild?.replaceWith('SOLICITAR IMPERMEABILIZAÇÃO')
          for (const brand of document.querySelectorAll('.brand')) {
            brand.classList.add('brand-wide')
            brand.lastElementChild?.replaceChildren(name)
          }
        },
        [title, NAME, wideWordClass(title)] as const,
      )
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await findBrokenWords(page), `at ${width} px`).toEqual([])
        const found = await findOverflow(page)
        expect.soft(found, `at ${width} px`).toEqual({ overflow: 0, outside: [] })
      }
    })
