/* Letters of font generators, and the marks that WhatsApp and Markdown put around words. */

/**
 * Matches characters that may be letters of “font generators”: bold, script, circled, full-width, small.
 * Leaves out signs of our own alphabet (²), other raised digits and ℹ, and emoji. Digits in circles are
 * a list number (①), unless there are several.
 */
const STYLED_LETTERS = /[\u2460-\u2468\u24ea]{2,}|[^\0-\xff\p{No}\p{Zs}ℹ](?!\ufe0f)/gu

/** Returns the keyboard character that Unicode relates to each of the letters, or the letters. */
const plainLetters = (letters: string) => {
  const plain = letters.normalize('NFKC').replace(/^\((.)\)$/, '$1')
  return /^[!-~]+$/.test(plain) && plain.length === [...letters].length ? plain : letters
}

/** White letters in black circles and squares. A single one may be an emoji, such as 🅿. */
const BLACK_LETTERS = /(?:[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]\ufe0f?){2,}/gu

/** Small capitals, and ғ and ǫ in their place, which Unicode does not relate, each before its letter. */
const SMALL_CAPITALS: Readonly<Record<string, string>> = Object.fromEntries(
  'ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ғf ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ꞯq ǫq ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz'
    .split(' ')
    .map((pair) => [pair.slice(0, -1), pair.slice(-1)]),
)
const SMALL_CAPITAL = new RegExp(`[${Object.keys(SMALL_CAPITALS).join('')}]`, 'g')

/** Lines and signs through, over and under letters, by which generators strike and underline a text. */
const DRAWN_LINES = /[\u0305\u0332-\u036f]/g

const blackLetter = (_: string, letter: string) =>
  String.fromCharCode(0x41 + (((letter.codePointAt(0) ?? 0) - 0x1f150) % 0x20))

/** Replaces the letters of font generators with plain letters. */
export const withPlainLetters = (text: string): string =>
  text
    .normalize('NFC')
    // First, because lines may be between black letters.
    .replace(DRAWN_LINES, '')
    .replace(STYLED_LETTERS, plainLetters)
    .replace(BLACK_LETTERS, (letters) => letters.replace(/(.)\ufe0f?/gu, blackLetter))
    .replace(SMALL_CAPITAL, (letter) => SMALL_CAPITALS[letter] ?? letter)
    // Keys around letters. Those around digits are emoji, such as 1️⃣.
    .replace(/(\p{L}\p{Mn}*)\p{Me}+/gu, '$1')
    .normalize('NFC')

/** Matches what is before and after marked words: an end of the text, a space, a sign or an emoji. */
const BEFORE = '^|[\\s("“‘«¡¿/:>•·|\\p{Pd}\\p{ExtPict}]|\\ufe0f'
const AFTER = '$|[\\s)"”’».,;:!?…/\\p{Pd}\\p{ExtPict}]'
/** Bold, italics, struck and monospaced. */
const MARK = '[*_~]{1,2}|`{1,3}'
/** The words begin and end with a letter or sign, and not with the same mark. */
const WORDS = '(?!\\2)[^\\s)](?:.*?\\S)??'

/** Matches words between marks of WhatsApp or Markdown. */
const MARKED_WORDS = new RegExp(`(${BEFORE})(${MARK})(${WORDS})\\2(?=${AFTER})`, 'gu')

/** Removes the marks around whole words: `*Vistoria grátis*` becomes `Vistoria grátis`. */
export function withoutMarks(text: string): string {
  const unmarked = text.replace(MARKED_WORDS, '$1$3')
  // Repeats, because a text may have several marks: `*_Vistoria_*`.
  return unmarked === text ? text : withoutMarks(unmarked)
}
