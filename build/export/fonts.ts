import postcss, { type Rule } from 'postcss'
import subsetFont from 'subset-font'
import { fileHash } from '@/build/files'
import { FONT_CHARACTERS } from '@/build/font-characters'
import { STATIC_PATH } from '@/model/site/published-files'

/** Matches a rule that loads a font, without its last bracket, the URL and the name of the font. */
const FONT_FACE = /@font-face ?\{[^}]*url\(["']?(\/_next\/static\/media\/([\w-]+)[^"')]+)[^}]*/g

/** Characters that browsers and styles add to a text: numbers of lists, hyphens, and a question mark. */
const ADDED_CHARACTERS = '0123456789.-?'

/** Matches an attribute whose text styles show, in either font. */
const SHOWN_ATTRIBUTE = /(?<=attr\()[\w-]+/g

/** Returns a selector of the elements that have the display font, without what styles add before and after them. */
function displaySelector(css: string): string {
  const selectors: string[] = []
  postcss.parse(css).walkDecls(/^font/, ({ parent, value }) => {
    if (value.includes('var(--font-display)')) selectors.push(...(parent as Rule).selectors)
  })
  return selectors.filter((selector) => !/:(?:before|after|marker)$/.test(selector)).join()
}

/** Returns the text of the elements, without that of the elements inside and of scripts. */
const textOf = (elements: readonly Element[]): string =>
  elements
    .filter(({ localName }) => localName !== 'script')
    .flatMap(({ childNodes }) => [...childNodes])
    .map((node) => (node.nodeType === node.TEXT_NODE ? node.nodeValue : ''))
    .join('')

const CODES = [...FONT_CHARACTERS].map((character) => character.codePointAt(0) ?? 0)

/**
 * From the first to the last character of the complete fonts. Browsers look for each in the smaller file first. Without
 * the `@` (40 in hexadecimal), which the fonts lack, because an e-mail would load a file that does not contain it. Pages
 * show hardly any other character that they lack, and a list of all is 30 bytes longer.
 */
const COMPLETE_RANGE = `U+${Math.min(...CODES).toString(16)}-3f,U+41-${Math.max(...CODES).toString(16)}`

/**
 * Writes for each font a file with the characters that the pages show in it, because a third of the characters are
 * in no page: the first load is 2,744 bytes shorter, and both fonts with the characters of both would be 216 bytes
 * longer. Not in scripts/subset-fonts.ts, because only a build knows the texts, and hosts that build lack fontTools.
 * Browsers load the complete file only if a notice, a translation, a tooltip or the editor's preview shows another of
 * its characters.
 * @param documents the pages; their preloads get the URLs of the new files
 * @param css style sheet of the pages, with root-relative URLs
 * @param read returns a file of Next's export by its URL
 * @returns the style sheet with the new URLs, and the new files by their URLs
 */
export async function subsetFonts(
  documents: readonly Document[],
  css: string,
  read: (url: string) => Uint8Array,
): Promise<{ styles: string; fonts: Map<string, Uint8Array> }> {
  const elements = documents.flatMap(({ body }) => [...body.querySelectorAll('*')])
  const display = displaySelector(css)
  const shownAttributes = [...new Set(css.match(SHOWN_ATTRIBUTE))]
    .flatMap((name) => elements.map((element) => element.getAttribute(name) ?? ''))
    .join('')
  const fonts = new Map<string, Uint8Array>()
  let styles = css
  for (const [face, url = '', name = ''] of css.matchAll(FONT_FACE)) {
    const isDisplay = name === 'display'
    const text =
      textOf(elements.filter((element) => !!element.closest(display) === isDisplay)) +
      shownAttributes +
      ADDED_CHARACTERS
    const shown = [...FONT_CHARACTERS].filter((character) => text.includes(character))
    // Shorter URLs than Next's, because each page contains them.
    const publish = (font: Uint8Array): string => {
      const href = `${STATIC_PATH}${name}-${fileHash(font)}.woff2`
      fonts.set(href, font)
      return href
    }
    const complete = read(url)
    const options = { targetFormat: 'woff2' as const, keepFeatures: [], noHinting: true }
    const href = publish(await subsetFont(complete, shown.join(''), options))
    for (const document of documents)
      document.querySelector(`link[href="${url}"]`)?.setAttribute('href', href)
    // Another family, because text takes a third longer to lay out in a family of two files.
    const rareFace = face
      .replace(url, publish(complete))
      .replace(/(?<=font-family: ?"?)[^;"]+/, '$& Rare')
    styles = styles.replace(
      face,
      `${face.replace(url, href)}}${rareFace};unicode-range:${COMPLETE_RANGE}`,
    )
  }
  return { styles, fonts }
}
