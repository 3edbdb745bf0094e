/* Finds digits beside a phone number that are none, such as hours, an extension and a link. */

const HOUR = '(?:[01]?\\d|2[0-4])'
const UNIT = '(?: ?h(?:s|rs?|oras?)?|h[0-5]\\d(?:min)?|:[0-5]\\d(?: ?h(?:s|rs?|oras?)?)?)'
const WORD_END = '(?![\\p{L}\\d])'

const EXTENSION_WORD =
  '(?:ram|ramal|ramais|rml?|ext|extension|extens[ãa]o|op[çc](?:[ãa]o|[õo]es)|tecla|tecle|digite)'
const NUMBER_SIGN = '(?:n(?:o|[úu]mero)?[.:°]* ?)?'
/** Other extensions, of which no digit belongs to another phone number. */
const MORE_EXTENSIONS = '(?: ?(?:[,/]|e|ou) ?\\d{1,5}(?![\\d ).-]*\\d))*'

/**
 * Matches digits that a word beside them explains as something other than a phone number. Else
 * matches a complete run of digits or letters, because no explained digits begin inside one.
 */
const EXPLAINED_DIGITS_OR_RUN = new RegExp(
  `(${[
    // https://bit.ly/1234, bit.ly/1234, contato48@praia.com.br, @praia48
    '(?:https?:\\/\\/|\\p{L}[\\p{L}\\d.-]{0,64}\\.\\p{L}{2,9}\\/)\\S+|(?:\\p{L}[^\\s@]{0,64})?@\\S+',
    // 24/7, 24h/7, 24x7, h24
    `(?:24 ?(?:h|horas)? ?[/x] ?7|h24)${WORD_END}`,
    // das 8 às 18, 8h até 18h30
    `${HOUR}${UNIT}? ?(?:[àa]s|at[ée]) ?${HOUR}(?:${UNIT})?${WORD_END}`,
    // a partir das 8, depois das 18
    `(?:partir|depois|antes) d[ae]s? ${HOUR}${UNIT}?${WORD_END}`,
    // 8-18h, 8 a 18h, 8/18h
    `${HOUR} ?[-aà/] ?${HOUR}${UNIT}${WORD_END}`,
    // 24h, 8h30, 08:00
    `${HOUR}${UNIT}${WORD_END}`,
    // 7 dias, 20 anos
    `\\d{1,3} ?(?:dias?|semanas?|m[êe]s(?:es)?|anos?|min(?:utos?)?)${WORD_END}`,
    // 100% grátis
    '\\d{1,3} ?%',
    // 2ª a 6ª, in keyboard characters
    `[1-9][ao]${WORD_END}`,
    // r. 12, if no digits follow as in José R. 48 99912-3456
    `r[.:=]* ?\\d{1,5}${MORE_EXTENSIONS}(?![\\d ).-]*\\d)`,
    // ramal 2, ramal nº 12, ramais 12 e 14
    `${EXTENSION_WORD}[.:=-]* ?${NUMBER_SIGN}\\d{1,5}(?!\\d)${MORE_EXTENSIONS}`,
    // tel 1:
    '(?:tel|telefone|fone|cel|celular|whats|whatsapp|zap|contato|n[úu]mero)\\.? ?\\d ?[:)]',
  ].join('|')})|\\d+|\\p{L}+`,
  'giu',
)

/**
 * Replaces digits that a word beside them explains with a word.
 * @param text keyboard characters
 */
export const withoutExplainedDigits = (text: string): string =>
  text.replace(EXPLAINED_DIGITS_OR_RUN, (run, explained) =>
    explained === undefined ? run : ' explained ',
  )
