/* Prefixes that WhatsApp writes before messages that people copy or export from a chat. */

const TIME = '\\d{1,2}:\\d\\d(?::\\d\\d)?'
/** The digits of a day: 05/11, or a year. Phones write the rest in their own language. */
const DIGITS_OF_DAY = '(?:\\d[/.-]\\d|\\d{4})'
const OTHERS = '[^\\[\\]:]{0,40}'
/** The name before a message. Digits after the colon would be a time. */
const SENDER = '([^:]{1,80}):(?!\\d)[ \\u00a0]?'

/** Matches what is before a copied message, with one time and a day: `[10:32, 05/11/2026] Ana:`. */
const COPIED_PREFIX = new RegExp(
  `\\[(?=[^\\]]{0,90}${DIGITS_OF_DAY})${OTHERS}${TIME}${OTHERS}\\]${SENDER}`,
  'gu',
)

/** Matches what Android writes before an exported message: `05/11/2026 10:32 - Ana:`. */
const EXPORTED_PREFIX = new RegExp(
  `(?:^| )(?:\\d{1,4}[/.-]){2}\\d{2,4}[^\\d:]{1,5}${TIME}[^\\d:]{0,16}? -${SENDER}`,
  'gu',
)

/**
 * Counts the senders of a text that begins with a match of a pattern. Other texts, which may have a
 * day, a time and a colon of their own, have none.
 */
function countSenders(text: string, pattern: RegExp): number {
  if (text.search(pattern) !== 0) return 0
  const senders = [...text.matchAll(pattern)].map(([, sender = '']) => sender)
  return new Set(senders.map((sender) => sender.replace(/[^\p{L}\d]/gu, ''))).size
}

/**
 * Checks whether a text contains the messages of several people, each of which has a time.
 * @param isOfClient whether the text is a client's; a notice may have several days, times and names
 */
export const isConversation = (text: string, isOfClient: boolean): boolean =>
  countSenders(text, COPIED_PREFIX) > 1 || (isOfClient && countSenders(text, EXPORTED_PREFIX) > 1)

/** Removes all matches of a pattern from a text of one sender. */
const withoutPrefixes = (text: string, pattern: RegExp) =>
  (countSenders(text, pattern) === 1 && text.replace(pattern, ' ').replace(/ {2,}/g, ' ').trim()) ||
  text

/** Removes what is before copied messages: `[10:32, 05/11/2026] Ana: Adorei` becomes `Adorei`. */
export const withoutCopiedPrefix = (text: string): string => withoutPrefixes(text, COPIED_PREFIX)

/** Removes the quotation marks around a text. Keeps those around a part of it. */
const withoutQuotes = (text: string) =>
  text.replace(/^["“”«]\s*([^"“”«»]*[^"“”«»\s])\s*["“”»]$/, '$1')

/**
 * Returns the words of a client without the quotation marks around them, and what WhatsApp wrote before
 * copied and exported messages. Not for other texts: a notice may begin `24/12/2026 12:00 - Laguna:`.
 */
export const clientWords = (text: string): string =>
  withoutQuotes([COPIED_PREFIX, EXPORTED_PREFIX].reduce(withoutPrefixes, withoutQuotes(text)))
