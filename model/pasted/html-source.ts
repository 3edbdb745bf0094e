/* Tags and entities of a text that was copied from the source of a page. */
import { decodeHTMLStrict } from 'entities/decode'

/** Matches an accented letter, also in capitals or without its semicolon: `&CCEDIL;` and `&ccedil`. */
const ACCENTED_LETTER = /&([a-z])(acute|grave|circ|tilde|uml|cedil|ring);?/gi

/** Matches a tag, such as `<br>`, `</p>` and `<a href="/">`, but neither <3 nor an e-mail address. */
const TAG = / *<\/?[a-z][a-z\d]*(?: [^<>]*)?\/?> */gi

/** Removes tags, and decodes entities. */
export const withoutHtml = (text: string): string =>
  decodeHTMLStrict(
    text
      .replace(TAG, ' ')
      .replace(ACCENTED_LETTER, (_, letter, accent) => `&${letter}${accent.toLowerCase()};`),
  )
