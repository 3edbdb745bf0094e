import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { FONT_CHARACTERS } from '@/build/font-characters'
import { documentIn } from '@/fixtures/html'
import { subsetFonts } from './fonts'

const EXPORTED_URL = '/_next/static/media/text.z-s7.woff2'
const FALLBACK =
  '@font-face{font-family:Fallback;src:local(Arial)}h1,li::marker{font-family:var(--font-display)}li::before{content:attr(data-label)}'
const STYLES = `@font-face{font-family:Text;src:url(${EXPORTED_URL})format("woff2")}${FALLBACK}`

/** Splits the text font for a page with some text, and returns the page too. */
async function split(text: string) {
  const document = documentIn(
    `<link rel="preload" href="${EXPORTED_URL}"><p></p><script>"%&"</script>`,
  )
  Object.assign(document.querySelector('p') as Element, { textContent: text })
  const result = await subsetFonts([document], STYLES, () => readFileSync('app/fonts/text.woff2'))
  return { ...result, document, urls: [...result.fonts.keys()] }
}

/** Returns which of these characters a font has, because a subset of the others contains no outline. */
async function charactersOf(font: Uint8Array | undefined, characters: string): Promise<string> {
  const options = { targetFormat: 'sfnt' as const, keepFeatures: [], noHinting: true }
  const sizeOf = async (text: string) =>
    (await subsetFont(font as Uint8Array, text, options)).length
  const empty = await sizeOf('')
  const sizes = await Promise.all([...characters].map(sizeOf))
  return [...characters].filter((_, index) => (sizes[index] ?? 0) > empty).join('')
}

it('loads the characters of the pages at once, and the complete font when another is shown', async () => {
  const { styles, fonts, document, urls } = await split('Olá, Zé ☺')
  const [shown, complete] = urls
  const shortUrl = expect.stringMatching(/^\/_next\/static\/text-[\da-f]{5}\.woff2$/)
  expect(urls).toEqual([shortUrl, shortUrl])
  expect(document.querySelector('link')?.getAttribute('href')).toBe(shown)
  expect(styles).toBe(
    `@font-face{font-family:Text;src:url(${shown})format("woff2")}` +
      `@font-face{font-family:Text Rare;src:url(${complete})format("woff2");unicode-range:U+20-3f,U+41-2026}${FALLBACK}`,
  )
  const [first, second] = fonts.values()
  expect(await charactersOf(first, 'Olá,Zé059abß…')).toBe('Olá,Zé059')
  expect(second).toEqual(readFileSync('app/fonts/text.woff2'))
})

it('loads the complete font for each of its characters, but not for the @ of an e-mail', async () => {
  const [range = ''] = (await split('Olá')).styles.match(/(?<=unicode-range:)[^}]+/) ?? []
  const ranges = [...range.matchAll(/U\+(\w+)-(\w+)/g)].map((ends) =>
    ends.slice(1).map((code) => Number.parseInt(code, 16)),
  )
  const isLoadedFor = (character: string) => {
    const code = character.charCodeAt(0)
    return ranges.some(([from = 0, to = 0]) => from <= code && code <= to)
  }
  expect([...FONT_CHARACTERS].filter((character) => !isLoadedFor(character))).toEqual([])
  expect(isLoadedFor('@')).toBe(false)
})

it('gives each font only the characters of its elements', async () => {
  const document = documentIn('<h1>Água <i>de</i> rio</h1><ul><li data-label="Hj">Luz')
  const displayFace = '@font-face{font-family:Display;src:url(/_next/static/media/display.z.woff2)}'
  const { fonts } = await subsetFonts([document], displayFace + STYLES, (url) =>
    readFileSync(url.includes('display') ? 'app/fonts/display.woff2' : 'app/fonts/text.woff2'),
  )
  const [display, , text] = fonts.values()
  expect(await charactersOf(display, 'ÁdioLuzHj')).toBe('ÁdiouHj')
  // The styles of an attribute may choose either font.
  expect(await charactersOf(text, 'ÁdioLuzHj')).toBe('LuzHj')
})

it('writes the same files again', async () => {
  expect(await split('Olá')).toMatchObject({ fonts: (await split('Olá')).fonts })
})
