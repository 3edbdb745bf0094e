/* Texts that a badly converted file or a copied web page has broken. */

/** Matches the tags of a text that was copied from the source of a page. */
const TAG = / *<\/?(?:a|b|br|div|em|font|h[1-6]|i|li|ol|p|span|strong|u|ul)(?: [^<>]*)?\/?> */gi

/** Accents in the names of HTML entities, such as `ccedil`, as combining characters. */
const ACCENTS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
  ring: '\u030a',
}

/** Names of other entities in Portuguese texts, each before its sign. */
const SIGNS: ReadonlyMap<string, string> = new Map(
  [
    'amp& lt< gt> quot" apos’ nbsp\u00a0 ordmº ordfª deg° sup2² sup3³ frac12½ times× sect§ euro€',
    'ndash– mdash— hellip… lsquo‘ rsquo’ ldquo“ rdquo” laquo« raquo» iquest¿ iexcl¡ middot· bull•',
    'copy© reg® trade™ hearts♥ check✓ starf★ phone☎ rarr→ shy\u00ad minus− plusmn±',
    'sup1¹ frac14¼ frac34¾ permil‰ micro\u00b5 oslashø aeligæ szligß sbquo‚ larr← uarr↑ darr↓ thinsp\u00a0 ensp\u00a0 emsp\u00a0',
  ].flatMap((line) => line.split(' ').map((pair) => [pair.slice(0, -1), pair.slice(-1)])),
)

/** Matches HTML entities. People lose the semicolon behind letters with accents. */
const ENTITY =
  /&(?:#(\d{2,6});|#x([\da-f]{2,5});|([a-z])(acute|grave|circ|tilde|uml|cedil|ring);?|(\w+);)/gi

const decodeEntities = (text: string) =>
  text.replace(ENTITY, (entity, decimal, hexadecimal, letter, accent, name) => {
    if (letter) return (letter + ACCENTS[accent.toLowerCase()]).normalize()
    if (name) return SIGNS.get(name) ?? entity
    return String.fromCodePoint(Number(decimal ?? `0x${hexadecimal}`))
  })

/**
 * The characters of windows-1252 from byte 128 to 159; the others are those of Latin-1, which some
 * programs use for these bytes as well. Not from
 * `TextDecoder`, because Node 20 and 22 decode windows-1252 as Latin-1.
 */
const WINDOWS_SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Each character of windows-1252 that is not ASCII, with its byte. */
const WINDOWS_BYTES: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 128 }, (_, index) => index + 128).flatMap((byte) => [
    [String.fromCharCode(byte), byte],
    [WINDOWS_SIGNS[byte - 128] ?? String.fromCharCode(byte), byte],
  ]),
)

/** The characters of windows-1252 with which a letter in UTF-8 continues. */
const CONTINUATION = [...WINDOWS_BYTES.keys()]
  .filter((sign) => (WINDOWS_BYTES.get(sign) ?? 0) < 192)
  .join('')

/**
 * Matches what is left of a letter, an accent, a sign or an emoji that was written in UTF-8 and read
 * as windows-1252. No Portuguese word has these signs in a row, unless `Ã` ends a word in capitals.
 */
const TWICE_ENCODED = new RegExp(
  `[ÂÃÅÆËÌ][${CONTINUATION}]|[âï][${CONTINUATION}]{2}|ð[Ÿ\\u009f][${CONTINUATION}]{2}`,
  'g',
)

/** Matches the end of a word in capitals, such as `AMANHÔ`. */
const END_OF_CAPITALS = /^\p{Lu}Ã[\u00a0…‘’“”–—](?!\p{L})|^\p{Lu}Ã\u00a0/u

/** Decodes letters that were written as UTF-8 and read as windows-1252: `Ã§Ã£` becomes `çã`. */
const decodeTwice = (text: string) =>
  text.replace(TWICE_ENCODED, (found, offset) => {
    if (END_OF_CAPITALS.test(text.slice(Math.max(0, offset - 1)))) return found
    const bytes = Uint8Array.from(found, (letter) => WINDOWS_BYTES.get(letter) ?? 0)
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    } catch {
      // True letters, which are no UTF-8.
      return found
    }
  })

/**
 * Rests of letters encoded twice, each with its letter, after a program has changed their no-break space
 * to a space or removed their invisible character. No Portuguese word is written so.
 */
const REMAINS: readonly [RegExp, string][] = [
  [/(^|[\s(“"])Ã (?=s(?!\p{L}))/gu, '$1à'], // das 8 Ã s
  [/(^|[\s(“"])Ã (?=\p{L})/gu, '$1à '], // Ã noite
  [/Â+ /g, ' '], // R$Â 150
  [/â€Â?(?=[\s.,;:!?)]|$)/g, '”'], // â€œsimâ€
  [/(\p{Ll})ÃÂ?(?!\p{Lu})/gu, '$1í'], // famÃlia
  [/(^|\P{L})Ã(?=[nm]\p{L})/gu, '$1í'], // Ãndice
  [/(^|\P{L})Ã(?=[^oOnm\P{L}]\p{L})/gu, '$1Á'], // Ãrea
]

const decodeRemains = (text: string) =>
  REMAINS.reduce((repaired, [found, letter]) => repaired.replace(found, letter), text)

/**
 * Removes HTML tags, and repairs HTML entities and letters that were encoded twice.
 * @returns the text as its author wrote it; the given text if it has neither
 */
export function repairEncoding(text: string): string {
  const decoded = decodeTwice(decodeEntities(text.replace(TAG, ' ')))
  // Repeats, because a text may have passed several programs. Remains last, because their letters may
  // be those of the next program.
  const repaired = decoded === text ? decodeRemains(text) : decoded
  return repaired === text ? text : repairEncoding(repaired).trim()
}
