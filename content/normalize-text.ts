/** Written for an apostrophe: by keyboards, by word processors, in other languages, and by mistake. */
const APOSTROPHES = /['`´ʹʻʼʽˈ‘’‛′＇ꞌ]/g

/** Written for a hyphen: any dash, the minus and its relatives. */
const DASHES = /[\p{Pd}˗⁃−]/gu

/** Letters of other scripts that draw nothing and that people paste as spaces. */
const BLANKS = /[\u115f\u1160\u2800\u3164\uffa0]/g

/**
 * Characters that draw nothing, change the direction of the text or have no meaning outside the program that they
 * are from, except those that join emoji and choose their colours.
 */
const INVISIBLE =
  /(?!\u200d\p{Extended_Pictographic}|\ufe0f)[\p{DI}\p{Cc}\p{Cf}\p{Cs}\p{Co}\ufffc]/gu

/**
 * Cleans a text that was typed or pasted: line breaks and rare spaces become plain spaces, invisible characters go, and
 * joined letters of a PDF, rare hyphens and apostrophes become those that the fonts have. A no-break space stays, because
 * it keeps words together.
 */
export const cleanText = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/[\ufb00-\ufb06]/g, (letters) => letters.normalize('NFKC'))
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\u02bc/g, '’')
    .replace(/[\t-\r\u0085\u2028\u2029]|(?![\u00a0\u202f])\p{Zs}/gu, ' ')
    .replace(/\u202f/g, '\u00a0')
    .replace(BLANKS, ' ')
    .replace(INVISIBLE, '')
    .replace(/ {2,}/g, ' ')
    .trim()

const withPlainSigns = (text: string) =>
  text.replace(APOSTROPHES, "'").replace(DASHES, '-').replace(/\s+/g, ' ')

/**
 * Brings a text into the characters of a keyboard, for numbers, addresses and codes: plain digits, spaces, hyphens
 * and apostrophes, whatever looks like them.
 */
export const formText = (typed: string): string =>
  withPlainSigns(withPlainSigns(cleanText(typed)).normalize('NFKC')).replace(/[\p{Me}\p{DI}]/gu, '')

/**
 * Brings a name into the form in which it is compared: small letters without accents, one kind of apostrophe, hyphen
 * and space.
 */
export const normalizeText = (text: string): string =>
  withPlainSigns(cleanText(text).normalize('NFD').replace(/\p{M}/gu, '')).trim().toLowerCase()
