/*
 * Rules for texts that people paste from a chat, a social network or a badly converted file.
 */

/**
 * Letters that “font generators” use in place of plain ones: bold, script, double-struck, circled,
 * parenthesized, full-width, small and raised letters. Leaves out signs that mean something else,
 * such as ², ª, №, ™ and flags. Source: the blocks Letterlike Symbols, Enclosed Alphanumerics,
 * Mathematical Alphanumeric Symbols and Phonetic Extensions of Unicode.
 */
const STYLED_LETTERS =
  /[\u{1d400}-\u{1d7ff}\u{1f110}-\u{1f12b}\u{1f130}-\u{1f149}\u2102\u210a-\u2113\u2115\u2118-\u211d\u2124\u2128\u212c-\u212d\u212f-\u2134\u2145-\u2149\u249c-\u24e9\uff01-\uff5e\u02b0-\u02b8\u02e1-\u02e3\u1d2c-\u1d6a\u1d9c-\u1dbf\u2071\u207f\u2090-\u209c](?!\ufe0f)/gu

/** Letters and digits in circles. A single digit may be a list number, such as ①. */
const CIRCLED_TEXT = /[\u2460-\u2468\u24b6-\u24ea]{2,}/g

/** White letters in black circles and squares. A single one may be an emoji, such as 🅿. */
const BLACK_LETTERS =
  /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}](?:\ufe0f?[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}])+/gu

/** Small capitals, which Unicode does not relate to plain letters, each before its plain letter. */
const SMALL_CAPITALS: Readonly<Record<string, string>> = Object.fromEntries(
  'ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ꞯq ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz'
    .split(' ')
    .map((pair) => [pair.slice(0, -1), pair.slice(-1)]),
)
const SMALL_CAPITAL = new RegExp(`[${Object.keys(SMALL_CAPITALS).join('')}]`, 'g')

/**
 * Lines and signs through, over and under letters, by which generators strike, underline and
 * decorate a text. Excludes accents of languages that use our letters.
 */
const DRAWN_LINES = /[\u0305\u030d-\u031a\u031c-\u0322\u0324-\u0326\u0329-\u0330\u0332-\u036f]/g

/** Circles and keys around letters. Those around digits are emoji, such as 1️⃣. */
const LETTER_IN_FRAME = /(\p{L}\p{Mn}*)\p{Me}+/gu

const blackLetter = (letter: string) => {
  const code = letter.codePointAt(0) ?? 0
  const [first] = [0x1f170, 0x1f150].filter((start) => code >= start)
  return first === undefined ? '' : String.fromCharCode(0x41 + code - first)
}

/** Replaces the letters of font generators with plain letters. */
export const withPlainLetters = (text: string): string =>
  text
    .replace(CIRCLED_TEXT, (letters) => letters.normalize('NFKC'))
    .replace(STYLED_LETTERS, (letter) => letter.normalize('NFKC').replace(/^\((.)\)$/, '$1'))
    .replace(BLACK_LETTERS, (letters) => Array.from(letters, blackLetter).join(''))
    .replace(SMALL_CAPITAL, (letter) => SMALL_CAPITALS[letter] ?? letter)
    .normalize('NFC')
    .replace(DRAWN_LINES, '')
    .replace(LETTER_IN_FRAME, '$1')

/** Matches words between marks of WhatsApp or Markdown: bold, italics, struck and monospaced. */
const MARKED_WORDS =
  /(^|[\s("“‘«¡¿/:>•·|\p{Pd}\p{ExtPict}]|\ufe0f)([*_~]{1,2}|`{1,3})((?!\2)\S|(?!\2)\S.*?\S)\2(?=$|[\s)"”’».,;:!?…/\p{Pd}\p{ExtPict}])/gu

/** Removes the marks around whole words: `*Vistoria grátis*` becomes `Vistoria grátis`. */
export function withoutMarks(text: string): string {
  const unmarked = text.replace(MARKED_WORDS, '$1$3')
  // Repeats, because a text may have several marks: `*_Vistoria_*`.
  return unmarked === text ? text : withoutMarks(unmarked)
}

/** A space, also the narrow one before AM and PM, which `cleanText` widens. */
const SPACE = '[ \\u00a0]'
const GAP = '[ \\u00a0,]+'

const MONTH =
  '(?:jan|ene|fe[bv]|mar|a[bp]r|ma[iy]|ju[nl]|ago|aug|set|sep|o[cu]t|nov|de[cz]|dic)[a-zç]*\\.?'
/** Months, days and the words around them, in Portuguese, English and Spanish. */
const DATE_WORD = `(?:${[
  MONTH,
  '(?:seg|ter|qua|qui|sex|s[áa]b|dom|mon|tue|wed|thu|fri|sat|sun|lun|mi[ée]|jue|vie)[a-zç.-]*',
  'hoje|ontem|today|yesterday|hoy|ayer|de|del|of|at|às|as|à|a las',
].join('|')})`
const DATE_NUMBER = `(?:\\d{1,4}(?:[/-](?:\\d{1,4}|${MONTH})){0,2}|\\d{1,4}\\.\\d{1,2}\\.\\d{1,4}|\\d{1,4}\\.)`
const DATE = `(?:${DATE_WORD}${GAP}){0,3}${DATE_NUMBER}(?:${GAP}(?:${DATE_WORD}|${DATE_NUMBER})){0,6}`
/** A time. Phones in Korean and Chinese write the half of the day before it. */
const TIME = `(?:\\p{Lo}+${SPACE}?)?\\d{1,2}[:.h]\\d{2}(?::\\d{2})?(?:${SPACE}?(?:[ap]\\.?${SPACE}?m\\.?|hs?|da (?:madrugada|manhã|tarde|noite)))?`
const DATE_AND_TIME = `(?:${DATE}${GAP}${TIME}|${TIME}${GAP}${DATE})`
/** The name before a message. Digits after the colon would be a time. */
const SENDER = `[^:]{0,80}:(?!\\d)${SPACE}?`

/** The message of WhatsApp at the beginning of a chat, which has no sender on Android. */
const FIRST_MESSAGE = `(?:(?:as )?mensagens e|messages and calls) [^:]{20,220}?(?:saber mais|saiba mais|learn more)\\.?${SPACE}?`

/** Matches the text that WhatsApp writes before each message that is copied from a chat. */
const MESSAGE_PREFIX = new RegExp(`\\[${DATE_AND_TIME}\\](?!:)${SPACE}?${SENDER}`, 'giu')

/** Matches the same text without a date, with which a notice may begin too: `[10:00] Hoje: fechado`. */
const UNDATED_PREFIX = new RegExp(
  `\\[(?:${DATE_WORD}${GAP})?${TIME}\\](?!:)${SPACE}?${SENDER}`,
  'giu',
)

/**
 * Matches the text that WhatsApp on Android writes before each message of an exported chat, and
 * Telegram before each copied one: `Ana, [05/11/2026 10:32]`.
 */
const EXPORTED_MESSAGE_PREFIX = new RegExp(
  `(^|\\s)(?:${DATE_AND_TIME}(?:${SPACE}\\p{Pd}|:)${SPACE}(?:${FIRST_MESSAGE}|${SENDER}))+|^[^:\\[\\]]{1,80}, \\[${DATE_AND_TIME}\\]:?${SPACE}?`,
  'giu',
)

/**
 * Matches the text that WhatsApp writes after an exported message that its sender has changed, or in
 * place of a photo, a recording or a deleted message.
 */
const MESSAGE_NOTE = new RegExp(
  ` ?(?:${[
    '<(?:esta )?(?:mensagem (?:foi )?editada|this message was edited)>',
    '<(?:arquivo de )?m[íi]dia ocult[ao]>|<media omitted>',
    '(?:imagem|foto|v[íi]deo|[áa]udio|gif|figurinha|documento|contato) (?:ocultad|omitid)[ao]',
    '(?:image|video|audio|gif|sticker|document) omitted',
    '<(?:anexado|attached): [^<>]+>|\\S{1,80}\\.\\w{3,4} \\((?:arquivo anexado|file attached)\\)',
    '(?:(?:esta )?mensagem (?:foi )?apagada|voc[êe] apagou esta mensagem|this message was deleted)\\.?',
    FIRST_MESSAGE,
  ].join('|')})`,
  'gi',
)

/**
 * Removes all matches of a pattern from a text that begins with one. Other texts may have a day, a
 * time and a colon of their own.
 */
const withoutPrefixes = (text: string, pattern: RegExp) =>
  text.search(pattern) === 0 ? text.replace(pattern, ' ').replace(/ {2,}/g, ' ').trim() : text

/**
 * Removes day, time and sender, which WhatsApp puts before a copied message:
 * `[10:32, 05/11/2026] Ana: Adorei` becomes `Adorei`.
 */
export const withoutMessagePrefix = (text: string): string => withoutPrefixes(text, MESSAGE_PREFIX)

/**
 * Removes what an exported chat has before each message: `05/11/2026 10:32 - Ana: Adorei` becomes
 * `Adorei`. Only for texts of clients, because a notice may begin with a day and a time.
 */
export const withoutExportedPrefix = (text: string): string => {
  const prefixes = [MESSAGE_PREFIX, UNDATED_PREFIX, EXPORTED_MESSAGE_PREFIX]
  const words = prefixes.reduce(withoutPrefixes, text.replace(/^> ?/, ''))
  return words.replace(MESSAGE_NOTE, '').trim()
}

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
