/* What WhatsApp and Telegram write before and after the messages that people copy from a chat. */

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

/**
 * Matches the text that WhatsApp writes before each message that is copied from a chat, and above a
 * forwarded one.
 */
const MESSAGE_PREFIX = new RegExp(
  `(?:(?:encaminhad[ao]s?(?: com frequência| muitas vezes)?|forwarded(?: many times)?):? )?\\[${DATE_AND_TIME}\\](?!:)${SPACE}?${SENDER}`,
  'giu',
)

/** Matches what other copies have before a message, with which a notice may begin too. */
const CLIENT_PREFIX = new RegExp(
  [
    // An exported chat on Android: 05/11/2026 10:32 - Ana:
    `(^|\\s)(?:${DATE_AND_TIME}(?:${SPACE}\\p{Pd}|:)${SPACE}${SENDER})+`,
    // Telegram: Ana, [05/11/2026 10:32]
    `^[^:\\[\\]]{1,80}, \\[${DATE_AND_TIME}\\]:?${SPACE}?`,
    // An e-mail: Em sex., 6 de nov. de 2026 às 10:32, Ana <ana@praia.com.br> escreveu:
    `^(?:em|on) ${DATE_AND_TIME}[^:]{1,80} (?:escreveu|wrote):${SPACE}?>?${SPACE}?`,
    // [10:32] Ana:
    `\\[(?:${DATE_WORD}${GAP})?${TIME}\\](?!:)${SPACE}?${SENDER}`,
  ].join('|'),
  'giu',
)

/**
 * Matches the text that WhatsApp writes after an exported message that its sender has changed, and in
 * place of a photo.
 */
const NO_WORDS =
  / ?<(?:(?:esta )?mensagem (?:foi )?editada|this message was edited|(?:m[íi]dia|imagem|foto|áudio|vídeo|figurinha) (?:ocult|omitid)[ao]|media omitted)\.?>|(?:imagem|foto|áudio|vídeo|figurinha|GIF) (?:ocultad|omitid)[oa]\b/gi

/** Matches what is beside the name in a prefix. */
const BESIDE_SENDER = new RegExp(`${DATE_AND_TIME}|[^\\p{L}\\d]`, 'giu')

/**
 * Counts the senders of a text that begins with a match of a pattern. Other texts, which may have a
 * day, a time and a colon of their own, have none.
 */
const countSenders = (text: string, pattern: RegExp) => {
  const prefixes = (text.search(pattern) === 0 && text.match(pattern)) || []
  return new Set(prefixes.map((prefix) => prefix.replace(BESIDE_SENDER, ''))).size
}

/**
 * Checks whether a text contains the messages of several people, each of which has a time.
 * @param isOfClient whether the text is a client's; a notice may have several days, times and names
 */
export const isConversation = (text: string, isOfClient: boolean): boolean =>
  // Most texts need only this test, and the editor checks all texts after each pause in typing.
  /\d[:.h]\d\d/.test(text) &&
  [MESSAGE_PREFIX, ...(isOfClient ? [CLIENT_PREFIX] : [])].some(
    (pattern) => countSenders(text, pattern) > 1,
  )

/** Removes all matches of a pattern from a text of one sender. */
const withoutPrefixes = (text: string, pattern: RegExp) =>
  (countSenders(text, pattern) === 1 && text.replace(pattern, ' ').replace(/ {2,}/g, ' ').trim()) ||
  text

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
  const words = [MESSAGE_PREFIX, CLIENT_PREFIX].reduce(withoutPrefixes, text.replace(/^> ?/, ''))
  return words.replace(NO_WORDS, '').trim() || text
}
