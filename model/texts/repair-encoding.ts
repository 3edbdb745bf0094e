/* Texts that a badly converted file or a copied web page has broken. */

import { withoutHtml } from './html-source'
import { windowsSign } from './windows-signs'

/** Each character of windows-1252 that is not ASCII, with its byte. */
const WINDOWS_BYTES: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 128 }, (_, index) => index + 128).flatMap((byte) => [
    [String.fromCharCode(byte), byte],
    [windowsSign(byte), byte],
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
const END_OF_CAPITALS = /^\p{Lu}Ã[\u00a0\u00ad…‘’“”–—](?!\p{L})|^\p{Lu}Ã\u00a0/u

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
 * Removes HTML tags, and repairs HTML entities and letters that were encoded twice.
 * @returns the text as its author wrote it; the given text if it has neither
 */
export function repairedText(text: string): string {
  const repaired = decodeTwice(withoutHtml(text))
  // Repeats, because a text may have passed several programs.
  return repaired === text ? text : repairedText(repaired).trim()
}
