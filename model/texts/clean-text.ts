import { withKeyboardSigns } from '@/model/values/normalize-text'
import { withoutCopiedPrefix } from './chat-copies'
import { withoutMarks, withPlainLetters } from './plain-letters'

/*
 * Forms of a typed or pasted text, and their uses:
 * - `cleanSentences` is stored for all texts that pages show,
 * - `cleanText` is the first step of the others, and cleans links before they are parsed,
 * - `toKeyboardText` is read by the fields of numbers, codes and URLs,
 * - `normalizeText` (model/values/) is only compared, and `slugOf` makes an id of it,
 * - `repairedText` (repair-encoding.ts) is shown in the launch list, and never stored.
 */

/** Invisible letters of other scripts, which people paste as spaces. */
const BLANK_LETTERS = /[\u115f\u1160\u2800\u3164\uffa0]/g

/**
 * Characters that are invisible, change the text direction, or mean something only in the program
 * they come from. Keeps those that join emoji or choose their colour.
 */
const INVISIBLE_CHARACTERS =
  /(?!\u200d\p{Extended_Pictographic}|\ufe0f)[\p{DI}\p{Cc}\p{Cf}\p{Cs}\p{Co}\ufffc]/gu

/**
 * Matches the invisible characters to remove. Captures those that belong to a sign encoded twice, which
 * the launch list repairs: `â\u0080\u0099` was `’`, and `Ã\u00ad` was `í`.
 */
const INVISIBLE_OR_TWICE_ENCODED = new RegExp(
  `((?:[ÂÃâðŸœžšƒ]|[^\\p{ASCII}\\p{L}])[\\u0080-\\u009f]+|[ÂÃ]\\u00ad(?!\\p{Lu}))|${INVISIBLE_CHARACTERS.source}`,
  'gu',
)

/** Matches what `cleanText` may change: any rare character, and a first, last or repeated space. */
const RARE_CHARACTERS = /[^ -~¡-¬®-ÿ–—‘’“”…]|^ | $| {2}/

/**
 * Cleans a typed or pasted text. Line breaks and rare spaces become plain spaces, ligatures from
 * PDFs become letters, rare hyphens and apostrophes become those in the site's fonts, and invisible
 * characters are removed. Letters of font generators become plain ones. No-break spaces stay, because
 * they keep words together.
 */
export function cleanText(typed: string): string {
  // Most texts need only this test, and the editor checks all texts after each pause in typing.
  if (!RARE_CHARACTERS.test(typed)) return typed
  const visible = typed
    .replace(/[\ufb00-\ufb06]/g, (letters) => letters.normalize('NFKC'))
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\u02bc/g, '’')
    .replace(/[\t-\r\u0085\u2028\u2029]|(?![\u00a0\u202f])\p{Zs}/gu, ' ')
    .replace(/\u202f/g, '\u00a0')
    .replace(BLANK_LETTERS, ' ')
    .replace(INVISIBLE_OR_TWICE_ENCODED, (_, twiceEncoded = '') => twiceEncoded)
  return withPlainLetters(visible).replace(/ {2,}/g, ' ').trim()
}

/** Cleans a text of sentences: `cleanText`, and without the marks and prefixes of WhatsApp. */
export function cleanSentences(typed: string): string {
  const text = cleanText(typed)
  return /[*_~[`]/.test(text) ? withoutCopiedPrefix(withoutMarks(text)).trim() : text
}

/**
 * Converts a number, URL or code to keyboard characters: plain digits, spaces, hyphens and
 * apostrophes replace their lookalikes.
 */
export const toKeyboardText = (typed: string): string =>
  withKeyboardSigns(withKeyboardSigns(cleanText(typed)).normalize('NFKC')).replace(
    /[\p{Me}\p{DI}]/gu,
    '',
  )
