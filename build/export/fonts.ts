import subsetFont from 'subset-font'
import { fileHash } from '@/build/files'
import { FONT_CHARACTERS } from '@/build/font-characters'
import type { StyleSheets } from './styles'

/** Matches a rule that loads a font, without its last bracket, the URL and the name of the font. */
const FONT_FACE = /@font-face ?\{[^}]*url\(["']?(\/_next\/static\/media\/([\w-]+)[^"')]+)[^}]*/g

/** Characters that browsers add to a text: numbers of lists, and hyphens. */
const ADDED_CHARACTERS = '0123456789.-'

/** Returns the text of the pages, without that of scripts. */
const textOf = (documents: readonly Document[]): string =>
  documents
    .flatMap(({ body }) => [...body.querySelectorAll(':not(script)')])
    .flatMap(({ childNodes }) => [...childNodes])
    .map((node) => (node.nodeType === node.TEXT_NODE ? node.nodeValue : ''))
    .join('')

const unicodeRange = (characters: readonly string[]) =>
  characters.map((character) => `U+${character.codePointAt(0)?.toString(16)}`).join()

/**
 * Splits each font into a file with the characters in the text of the pages, and one with the
 * others, because a quarter of the characters are in no page. Browsers load the second file only if
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
  const text = textOf(documents) + ADDED_CHARACTERS
  const shown = [...FONT_CHARACTERS].filter((character) => text.includes(character))
  const others = [...FONT_CHARACTERS].filter((character) => !text.includes(character))
  const fonts = new Map<string, Uint8Array>()
  let { firstScreen, below } = styles
  for (const [face, url = '', name] of styles.firstScreen.matchAll(FONT_FACE)) {
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
      const otherFace = face.replace(url, await addFile(others))
      below = `${otherFace};unicode-range:${unicodeRange(others)}}${below}`
    }
  }
  return { styles: { firstScreen, below }, fonts }
}
