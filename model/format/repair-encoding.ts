/* Texts that a badly converted file or a copied web page has broken. */

/** Named HTML entities that are neither a letter with an accent nor a sign of HTML itself. */
const ENTITIES = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    ordm: 'º',
    ordf: 'ª',
    deg: '°',
    sup2: '²',
    sup3: '³',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    laquo: '«',
    raquo: '»',
    middot: '·',
    bull: '•',
    euro: '€',
    copy: '©',
    reg: '®',
    trade: '™',
    times: '×',
    frac12: '½',
    sect: '§',
    hearts: '♥',
    check: '✓',
    rarr: '→',
    shy: '',
    zwj: '',
    ensp: ' ',
    emsp: ' ',
    iquest: '¿',
    iexcl: '¡',
    plusmn: '±',
    minus: '−',
    frac14: '¼',
    frac34: '¾',
    sup1: '¹',
    para: '¶',
    star: '☆',
    starf: '★',
    phone: '☎',
    larr: '←',
  }),
)

/** Accents in the names of entities, such as `ccedil`, as combining characters. */
const ACCENTS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
  ring: '\u030a',
}

const ENTITY =
  /&(?:#(\d{2,6});|#x([\da-f]{2,5});|([a-z])(acute|grave|circ|tilde|uml|cedil|ring);?|(\w+);)/gi

/** Matches the tags of a text that was copied from the source of a page. */
const TAG = / *<\/?(?:a|b|br|div|em|font|h[1-6]|i|li|ol|p|span|strong|u|ul)(?: [^<>]*)?\/?> */gi

const decodeEntities = (text: string) =>
  text.replace(TAG, ' ').replace(ENTITY, (entity, decimal, hexadecimal, letter, accent, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal))
    if (hexadecimal) return String.fromCodePoint(Number.parseInt(hexadecimal, 16))
    if (letter) return (letter + ACCENTS[accent.toLowerCase()]).normalize()
    return ENTITIES.get(name) ?? entity
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

/** The characters from byte 128 to 191 on a Mac of old, and in a console of Windows (code page 850). */
const MAC_SIGNS = 'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø'
const CONSOLE_SIGNS = 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐'

/** Characters that these show for the first bytes of letters and quotes in UTF-8. */
const OTHER_CODE_PAGES: Readonly<Record<string, readonly [signs: string, first: number]>> = {
  '√': [MAC_SIGNS, 0xc0],
  '‚Ä': [MAC_SIGNS, 0x2000],
  '├': [CONSOLE_SIGNS, 0xc0],
  ÔÇ: [CONSOLE_SIGNS, 0x2000],
}

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

/** Decodes letters that were written as UTF-8 and read in another code page: `√ß√£` becomes `çã`. */
const decodeCodePages = (text: string) =>
  text.replace(/(√|‚Ä|├|ÔÇ)(.)/g, (found, lead, sign) => {
    const [signs = '', first = 0] = OTHER_CODE_PAGES[lead] ?? []
    return signs.includes(sign) ? String.fromCharCode(first + signs.indexOf(sign)) : found
  })

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
 * The rest of letters encoded twice after a program has changed their no-break space to a space
 * or removed their invisible character, each with the letter. No Portuguese word is written so.
 */
const REMAINS: readonly [RegExp, string][] = [
  [/(^|[\s(“"])Ã s(?=\s)/g, '$1às'],
  [/(^|[\s(“"])Ã (?=\p{L})/gu, '$1à '],
  [/Â (?=[\p{L}\d])/gu, ' '],
  [/([\p{Ll}\d])Â+ /gu, '$1 '],
  [/â€(?=[\s.,;:!?)]|$)/g, '”'],
  [/â¤/g, '❤'],
  [/ï¸/g, '\ufe0f'],
  [/(\p{Ll})Ã(?!\p{Lu})/gu, '$1í'],
  [/(^|\P{L})AÃ(?!\p{L})/gu, '$1Aí'],
  [/(^|\P{L})Ã(?=[nm]\p{L})/gu, '$1í'],
  [/(^|\P{L})Ã(?=[^oOnm\P{L}]\p{L})/gu, '$1Á'],
]

const decodeRemains = (text: string) =>
  REMAINS.reduce((repaired, [found, letter]) => repaired.replace(found, letter), text)

/** Matches letters with accents as URLs (`%C3%A7`) and e-mails (`=C3=A7`) contain them. */
const BYTE_CODES = /(?:%c3%[89ab][\da-f])+|(?:=C3=[89AB][\dA-F])+/gi

/** Matches spaces and signs between letters, as URLs contain them: `caixa%20de%20gordura`. */
const SIGN_CODES = /(\p{L})%(2\d|2[a-f]|3[a-f])(?=\p{L})/giu

/** Matches letters with accents as JSON and scripts contain them: `\u00e7` and `\xe7`. */
const ESCAPED_CODES = /\\(?:u(00[a-f][\da-f]|20[\da-f]{2})|x([c-f][\da-f]))/gi

/** Matches small letters with accents inside a word, as old URLs contain them: `dedetiza%E7%E3o`. */
const LATIN_CODES = /(\p{Ll})((?:%[EF][\dA-F])+)(?!\p{Lu})/gu

const characterOf = (code: string) => String.fromCharCode(Number.parseInt(code, 16))

const decodeLetterCodes = (text: string) =>
  text
    .replace(BYTE_CODES, (codes) => decodeURIComponent(codes.replaceAll('=', '%')))
    .replace(SIGN_CODES, (_, letter, code) => letter + characterOf(code))
    .replace(ESCAPED_CODES, (_, long, short) => characterOf(long ?? short))
    .replace(
      LATIN_CODES,
      (_, letter, codes) => letter + codes.slice(1).split('%').map(characterOf).join(''),
    )

/**
 * Removes HTML tags, and repairs HTML entities, codes of letters, and letters that were encoded twice.
 * @returns the text as its author wrote it; the given text if it has neither
 */
export function repairEncoding(text: string): string {
  const decoded = decodeTwice(decodeCodePages(decodeLetterCodes(decodeEntities(text))))
  // Repeats, because a text may have passed several programs. Remains last, because their letters may
  // be those of the next program.
  const repaired = decoded === text ? decodeRemains(text) : decoded
  return repaired === text ? text : repairEncoding(repaired).trim()
}
