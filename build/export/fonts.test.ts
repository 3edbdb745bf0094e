import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { FONT_CHARACTERS } from '@/build/font-characters'
import { splitFonts } from './fonts'

const EXPORTED_URL = '/_next/static/media/text.1bkrz-s7.woff2'
const FALLBACK = '@font-face{font-family:Fallback;src:local(Arial)}'
const STYLES = {
  firstScreen: `@font-face{font-family:Text;src:url(${EXPORTED_URL})format("woff2")}${FALLBACK}`,
  below: 'b{top:0}',
}

/** Splits the text font for a page with some text, and returns the page too. */
async function split(text: string) {
  const { document } = new JSDOM(
    `<link rel="preload" href="${EXPORTED_URL}"><p></p><script>"%&"</script>`,
  ).window
  Object.assign(document.querySelector('p') as Element, { textContent: text })
  const result = await splitFonts([document], STYLES, () => readFileSync('app/fonts/text.woff2'))
  return { ...result, document, urls: [...result.fonts.keys()] }
}

/** Returns the characters of the `unicode-range` in a style sheet. */
const charactersOfRange = (css: string) =>
  [...css.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/g)].flatMap(([, start = '', end = start]) => {
    const first = Number.parseInt(start, 16)
    const length = Number.parseInt(end, 16) - first + 1
    return Array.from({ length }, (_, index) => String.fromCodePoint(first + index))
  })

it('loads the characters of the pages at once, and the others when one is shown', async () => {
  const { styles, fonts, document, urls } = await split('Olá, Zé ☺')
  const [shown, others] = urls
  expect(urls.map((url) => url.replace(/[\da-f]{5}/, '*'))).toEqual(
    Array(2).fill('/_next/static/text-*.woff2'),
  )
  expect(document.querySelector('link')?.getAttribute('href')).toBe(shown)
  expect(styles.firstScreen).toBe(STYLES.firstScreen.replace(EXPORTED_URL, `${shown}`))
  expect(styles.below).toMatch(/^@font-face\{font-family:Text Rare;.+\}b\{top:0\}$/)
  expect(styles.below).toContain(`url(${others})format("woff2");unicode-range:U+`)
  const rest = charactersOfRange(styles.below)
  const all = new Set([...rest, ...'Olá, Zé.-0123456789'])
  expect([...FONT_CHARACTERS].filter((character) => !all.has(character))).toEqual([])
  for (const character of 'Olá, Zé.-0123456789') expect(rest).not.toContain(character)
  const [small = 0, large = 0] = [...fonts.values()].map(({ length }) => length)
  expect(small).toBeLessThan(large / 2)
})

it('loads at once only the characters that a page shows in the font', async () => {
  const { document } = new JSDOM('<p>a<b>b<i>c</i></b></p><i>d</i>').window
  const rules =
    'p{font:1px var(--font-other)}b{font-family:var(--font-text)}b::after{font:1px var(--font-other)}'
  const styles = { ...STYLES, below: rules }
  const result = await splitFonts([document], styles, () => readFileSync('app/fonts/text.woff2'))
  const later = charactersOfRange(result.styles.below)
  expect(later).toContain('a')
  for (const character of 'bcd') expect(later).not.toContain(character)
})

it('writes the same files again', async () => {
  expect(await split('Olá')).toMatchObject({ fonts: (await split('Olá')).fonts })
})

it('writes one file for pages that show all characters', async () => {
  const { styles, urls } = await split(FONT_CHARACTERS)
  expect(urls).toHaveLength(1)
  expect(styles.below).toBe(STYLES.below)
})
