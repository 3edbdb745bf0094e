import postcss, { type Rule } from 'postcss'
import subsetFont from 'subset-font'
import { fileHash } from '@/build/files'
import { FONT_CHARACTERS } from '@/build/font-characters'
import type { StyleSheets } from './styles'

/** Matches a rule that loads a font, without its last bracket, the URL and the name of the font. */
const FONT_FACE = /@font-face ?\{[^}]*url\(["']?(\/_next\/static\/media\/([\w-]+)[^"')]+)[^}]*/g

/** Characters that browsers add to a text: numbers of lists, and hyphens. */
const ADDED_CHARACTERS = '0123456789.-'

/** Matches the font of a declaration: `display` in `var(--font-display)`. */
const FONT_VARIABLE = /var\(--font-([a-z]+)\)/

/** Returns the fonts of the elements that a rule gives one. Their children inherit them. */
function fontsOfElements(documents: readonly Document[], css: string): Map<Element, string[]> {
  const fonts = new Map<Element, string[]>()
  postcss.parse(css).walkDecls(/^font(?:-family)?$/, ({ value, parent }) => {
    const font = FONT_VARIABLE.exec(value)?.[1]
    const selector = parent?.type === 'rule' ? (parent as Rule).selector : ''
    // Pseudo-elements show digits, which all fonts have, or labels.
    if (!font || /:(?:before|after|marker)/.test(selector)) return
    for (const document of documents)
      for (const element of document.querySelectorAll(selector))
        fonts.set(element, [...(fonts.get(element) ?? []), font])
  })
  return fonts
}

/** Returns the text of the pages in a font, or without one, except that of scripts. */
function textOf(
  documents: readonly Document[],
  font: string,
  fonts: ReadonlyMap<Element, readonly string[]>,
): string {
  const hasFont = (element: Element): boolean =>
    fonts.get(element)?.includes(font) ??
    (element.parentElement === null || hasFont(element.parentElement))
  return documents
    .flatMap(({ body }) => [...body.querySelectorAll(':not(script)')])
    .filter(hasFont)
    .flatMap(({ childNodes }) => [...childNodes])
    .map((node) => (node.nodeType === node.TEXT_NODE ? node.nodeValue : ''))
    .join('')
}

/**
 * Returns the value of `unicode-range` for the characters of the fonts that are not shown. A range ends
 * only at a shown character, because that is shorter, and characters that no font has are rare.
 */
function unicodeRange(shown: readonly string[]): string {
  const ranges: string[][] = [[]]
  for (const character of [...FONT_CHARACTERS].sort())
    if (shown.includes(character)) ranges.push([])
    else ranges.at(-1)?.push(character)
  const hex = (character = '') => character.codePointAt(0)?.toString(16)
  return ranges
    .filter(({ length }) => length > 0)
    .map((range) => `U+${hex(range[0])}${range.length > 1 ? `-${hex(range.at(-1))}` : ''}`)
    .join()
}

/**
 * Splits each font into a file with the characters that the pages show in it, and one with the
 * others, because a third of the characters are in no page. Browsers load the second file only if
 * a notice, a translation or the editor's preview shows one of its characters.
 * @param documents the pages; their preloads get the URLs of the first files
 * @param styles style sheets of the pages, with root-relative URLs
 * @param read returns a file of Next's export by its URL
 * @returns the style sheets with the new URLs, and the new files by their URLs
 */
export async function splitFonts(
  documents: readonly Document[],
  styles: StyleSheets,
  read: (url: string) => Uint8Array,
): Promise<{ styles: StyleSheets; fonts: Map<string, Uint8Array> }> {
  const fontsOf = fontsOfElements(documents, styles.firstScreen + styles.below)
  const fonts = new Map<string, Uint8Array>()
  let { firstScreen, below } = styles
  for (const [face, url = '', name = ''] of styles.firstScreen.matchAll(FONT_FACE)) {
    const text = textOf(documents, name, fontsOf) + ADDED_CHARACTERS
    const shown = [...FONT_CHARACTERS].filter((character) => text.includes(character))
    const others = [...FONT_CHARACTERS].filter((character) => !text.includes(character))
    const addFile = async (characters: readonly string[]) => {
      const options = { targetFormat: 'woff2' as const, keepFeatures: [], noHinting: true }
      const file = await subsetFont(read(url), characters.join(''), options)
      const href = `/_next/static/${name}-${fileHash(file)}.woff2`
      fonts.set(href, file)
      return href
    }
    const href = await addFile(shown)
    firstScreen = firstScreen.replace(url, href)
    for (const document of documents)
      document.querySelector(`link[href="${url}"]`)?.setAttribute('href', href)
    if (others.length > 0) {
      // Another family, because text takes a third longer to lay out in a family of two files.
      const otherFace = face
        .replace(/(?<=font-family: ?"?)[^;"]+/, '$& Rare')
        .replace(url, await addFile(others))
      below = `${otherFace};unicode-range:${unicodeRange(shown)}}${below}`
    }
  }
  return { styles: { firstScreen, below }, fonts }
}
