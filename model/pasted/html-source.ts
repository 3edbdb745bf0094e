/* Tags and entities of a text that was copied from the source of a page. */

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

const decodeEntities = (text: string) =>
  text
    // &#231; and &#xE7;
    .replace(/&#(\d{2,6}|x[\da-f]{2,5});/gi, (_, code) => String.fromCodePoint(Number(`0${code}`)))
    // &ccedil; of which people lose the semicolon
    .replace(/&([a-z])(acute|grave|circ|tilde|uml|cedil|ring);?/gi, (_, letter, accent) =>
      `${letter}${ACCENTS[accent.toLowerCase()]}`.normalize(),
    )
    // &nbsp;
    .replace(/&(\w+);/g, (entity, name) => SIGNS.get(name) ?? entity)

/** Elements of texts. Other words in brackets are the author's: `<arquivo>`. */
const TAG_NAMES =
  'a|b|big|blockquote|body|br|center|code|div|em|font|h[1-6r]|html|i|img|li|mark|ol|p|pre|s|section|small|span|strong|su[bp]|svg|t[dhr]|table|tbody|thead|u|ul'

/**
 * Matches a tag, such as `<br>`, `</p>` and `<a href="/">`, and a mark of WhatsApp. Words without = are
 * no attributes: `<a combinar>`.
 */
const TAG = new RegExp(
  ` *<(?:\\/?(?:${TAG_NAMES})(?: [^<>]*=[^<>]*)? ?\\/?|mensagem editada)> *`,
  'gi',
)

/** Removes tags, and decodes entities. */
export const withoutHtml = (text: string): string => decodeEntities(text.replace(TAG, ' '))
