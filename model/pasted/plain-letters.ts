/* Letters of font generators, and the marks that WhatsApp and Markdown put around words. */

/**
 * Letters that “font generators” use in place of plain ones: bold, script, double-struck, circled,
 * parenthesized, full-width, small and raised letters. Leaves out signs that mean something else,
 * such as ², ª, №, ™ and flags. Source: the blocks Letterlike Symbols, Enclosed Alphanumerics,
 * Mathematical Alphanumeric Symbols and Phonetic Extensions of Unicode.
 */
const STYLED_LETTERS =
  /[\u{1d400}-\u{1d7ff}\u{1f110}-\u{1f12b}\u{1f130}-\u{1f149}\u2102\u210a-\u2113\u2115\u2118-\u211d\u2124\u2128\u212c-\u212d\u212f-\u2134\u2145-\u2149\u249c-\u24e9\uff01-\uff5e\u02b0-\u02b8\u02e1-\u02e3\u1d2c-\u1d6a\u1d9c-\u1dbf\u2071\u207f\u2090-\u209c\u2c7c\u2c7d](?!\ufe0f)/gu

/** Letters and digits in circles. A single digit may be a list number, such as ①. */
const CIRCLED_TEXT = /[\u2460-\u2468\u24b6-\u24ea]{2,}/g

/** White letters in black circles and squares. A single one may be an emoji, such as 🅿. */
const BLACK_LETTERS =
  /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}](?:\ufe0f?[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}])+\ufe0f?/gu

/** Small capitals, and ғ and ǫ in their place, which Unicode does not relate, each before its letter. */
const SMALL_CAPITALS: Readonly<Record<string, string>> = Object.fromEntries(
  'ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ғf ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ꞯq ǫq ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz'
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
