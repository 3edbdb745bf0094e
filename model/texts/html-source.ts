/* Tags and entities of a text that was copied from the source of a page. */

import { windowsSign } from './windows-signs'

/** Accents in the names of HTML entities, such as `ccedil`, as combining characters. */
const ACCENTS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
  ring: '\u030a',
}

/** Names of other entities in Portuguese texts, each before its sign. */
const SIGNS: ReadonlyMap<string, string> = new Map(
  [
    'amp& lt< gt> quot" apos’ nbsp\u00a0 ordmº ordfª deg° sup2² sup3³ frac12½ times× sect§ euro€',
    'ndash– mdash— hellip… lsquo‘ rsquo’ ldquo“ rdquo” laquo« raquo» iquest¿ iexcl¡ middot· bull•',
    'copy© reg® trade™ hearts♥ check✓ starf★ phone☎ rarr→ shy\u00ad minus− plusmn± frac14¼ micro\u00b5',
  ].flatMap((line) => line.split(' ').map((pair) => [pair.slice(0, -1), pair.slice(-1)])),
)

/**
 * Returns the character of a number in an entity: 231 or xE7. As in HTML, 128 to 159 are those of
 * windows-1252, and 0 and the halves of a pair (surrogates) are no characters.
 */
function characterOf(code: string): string | undefined {
  const character = windowsSign(Number(`0${code}`))
  return /[\0\p{Cs}]/u.test(character) ? undefined : character
}

const decodeEntities = (text: string) =>
  text
    // &#231; and &#xE7;
    .replace(/&#(\d{2,6}|x[\da-f]{2,5});/gi, (entity, code) => characterOf(code) ?? entity)
    // &ccedil; of which people lose the semicolon
    .replace(/&([a-z])(acute|grave|circ|tilde|uml|cedil|ring);?/gi, (_, letter, accent) =>
      `${letter}${ACCENTS[accent.toLowerCase()]}`.normalize(),
    )
    // &nbsp;
    .replace(/&(\w+);/g, (entity, name) => SIGNS.get(name) ?? entity)

/** Elements without an attribute. Other words in brackets are the author's: `<arquivo>`, `<menu>`. */
const ELEMENTS =
  'a|abbr|article|aside|b|big|blockquote|body|br|button|center|cite|code|dd|del|div|dl|dt|em|figure|font|footer|form|h[1-6r]|head|header|html|i|input|ins|label|li|main|mark|nav|ol|option|p|pre|q|s|script|section|select|small|span|strike|strong|style|su[bp]|svg|t[dhr]|table|tbody|thead|title|u|ul'

/**
 * Matches a tag, such as `<br>`, `</p>` and `<iframe src="/">`, or what WhatsApp writes in place of a
 * file or after a change. Only a = makes attributes of words: `<a combinar>`.
 */
const TAG = new RegExp(
  ` *<(?:(?:${ELEMENTS}) ?\\/?|\\/[a-z][a-z\\d]* ?|[a-z][a-z\\d]* [^<>]*[\\w-]=[^<>]*|mensagem editada|(?:arquivo de )?mídia ocult[ao])> *`,
  'gi',
)

/** Removes tags, and decodes entities. */
export const withoutHtml = (text: string): string => decodeEntities(text.replace(TAG, ' '))
