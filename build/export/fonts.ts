import subsetFont from 'subset-font'
import { fileHash } from '@/build/files'
import { FONT_CHARACTERS } from '@/build/font-characters'
import { STATIC_PATH } from '@/model/site/published-files'

/** Matches a rule that loads a font, without its last bracket, the URL and the name of the font. */
const FONT_FACE = /@font-face ?\{[^}]*url\(["']?(\/_next\/static\/([\w-]+)[^"')]+)[^}]*/g

/** Characters that browsers add to a text: numbers of lists, and hyphens. */
const ADDED_CHARACTERS = '0123456789.-'

/** Returns the text of the pages, except that of scripts. */
const textOf = (documents: readonly Document[]): string =>
  documents
    .flatMap(({ body }) => [...body.querySelectorAll(':not(script)')])
    .flatMap(({ childNodes }) => [...childNodes])
    .map((node) => (node.nodeType === node.TEXT_NODE ? node.nodeValue : ''))
    .join('')

/**
 * Returns the value of `unicode-range` from the first to the last of these characters. Characters between them
 * may be in the first file, because browsers look there first, and request no other font meanwhile.
 */
function unicodeRange(characters: readonly string[]): string {
  const codes = characters.map((character) => (character.codePointAt(0) ?? 0).toString(16))
  return `U+${codes[0]}-${codes.at(-1)}`
}

/**
 * Writes for each font a file with the characters that the pages show, because a third of the
 * characters are in no page. Browsers load the complete file only if a notice, a translation or the
 * editor's preview shows another character.
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
  const text = textOf(documents) + ADDED_CHARACTERS
  const shown = [...FONT_CHARACTERS].filter((character) => text.includes(character))
  const others = [...FONT_CHARACTERS].filter((character) => !text.includes(character)).sort()
  const fonts = new Map<string, Uint8Array>()
  let styles = css
  for (const [face, url = '', name = ''] of css.matchAll(FONT_FACE)) {
    const font = await subsetFont(read(url), shown.join(''), {
      targetFormat: 'woff2',
      keepFeatures: [],
      noHinting: true,
    })
    const href = `${STATIC_PATH}${name}-${fileHash(font)}.woff2`
    fonts.set(href, font)
    for (const document of documents)
      document.querySelector(`link[href="${url}"]`)?.setAttribute('href', href)
    // Another family, because text takes a third longer to lay out in a family of two files.
    const complete = face.replace(/(?<=font-family: ?"?)[^;"]+/, '$& Rare')
    const rare = others.length > 0 ? `}${complete};unicode-range:${unicodeRange(others)}` : ''
    styles = styles.replace(face, face.replace(url, href) + rare)
  }
  return { styles, fonts }
}
