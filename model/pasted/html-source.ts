/* Tags and entities of a text that was copied from the source of a page. */
import { decodeHTMLStrict } from 'entities/decode'

/** Matches an accented letter, also in capitals or without its semicolon: `&CCEDIL;` and `&ccedil`. */
const ACCENTED_LETTER = /&([a-z])(acute|grave|circ|tilde|uml|cedil|ring);?/gi

/** Elements of texts, and a mark of WhatsApp. Other words in brackets are the author's: `<arquivo>`. */
const TAG_NAMES =
  'a|b|big|blockquote|body|br|center|code|div|em|font|h[1-6r]|html|i|img|li|mark|ol|p|pre|s|section|small|span|strong|su[bp]|svg|t[dhr]|table|tbody|thead|u|ul|mensagem(?= editada>)'

/** Matches a tag, such as `<br>`, `</p>` and `<a href="/">`. */
const TAG = new RegExp(` *<\\/?(?:${TAG_NAMES})(?: [^<>]*)?\\/?> *`, 'gi')

/** Removes tags, and decodes entities. */
export const withoutHtml = (text: string): string =>
  decodeHTMLStrict(
    text
      .replace(TAG, ' ')
      .replace(ACCENTED_LETTER, (_, letter, accent) => `&${letter}${accent.toLowerCase()};`),
  )
