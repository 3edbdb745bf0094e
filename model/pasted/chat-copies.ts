/* What WhatsApp writes before the messages that people copy or export from a chat. */

const TIME = '\\d{1,2}:\\d\\d(?::\\d\\d)?'
/** The digits of a day: 05/11, or a year. Phones write the rest in their own language. */
const DAY = '(?:\\d[/.-]\\d|\\d{4})'
const OTHERS = '[^\\[\\]:]{0,40}'
/** The name before a message. Digits after the colon would be a time. */
const SENDER = '([^:]{1,80}):(?!\\d)[ \\u00a0]?'

/** Matches what is before a copied message: one time and a day in square brackets, and the sender. */
const COPIED_PREFIX = new RegExp(
  `\\[(?:${OTHERS}${DAY}${OTHERS}${TIME}[^\\[\\]:\\d]{0,20}|[^\\[\\]:\\d]{0,20}${TIME}${OTHERS}${DAY}${OTHERS})\\]${SENDER}`,
  'gu',
)

/**
 * Matches what Android writes before an exported message: `05/11/2026 10:32 - Ana:`. A notice may
 * begin so too.
 */
const EXPORTED_PREFIX = new RegExp(
  `(?:^| )\\d{1,4}[/.-]\\d{1,2}[/.-]\\d{2,4}[^\\d:]{1,5}${TIME}[^\\d:]{0,16}? -${SENDER}`,
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

/**
 * Removes day, time and sender, which WhatsApp puts before a copied message:
 * `[10:32, 05/11/2026] Ana: Adorei` becomes `Adorei`.
 */
export const withoutMessagePrefix = (text: string): string => withoutPrefixes(text, COPIED_PREFIX)

/**
 * Removes what copied and exported messages have before them: `05/11/2026 10:32 - Ana: Adorei` becomes
 * `Adorei`. Only for texts of clients, because a notice may begin with a day and a time.
 */
export const withoutExportedPrefix = (text: string): string => {
  const words = [COPIED_PREFIX, EXPORTED_PREFIX].reduce(withoutPrefixes, text)
  // WhatsApp's own words, such as <Mensagem editada>.
  return words.replace(/ ?<[^<>]{4,40}>/g, '').trim() || text
}
