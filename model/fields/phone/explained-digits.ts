/* Finds digits beside a phone number that are none: hours, an extension or a link. */

const HOUR = '(?:[01]?\\d|2[0-4])(?:[h:][0-5]\\d)?'
const HOURS_UNIT = '(?: ?h(?:s|rs?|oras?)?)'

/** Words before hours and extensions. */
const WORD_BEFORE = '(?:das|[àa]s|at[ée]|ram(?:al)?|ext(?:ension)?|op[çc][ãa]o|tecla|digite)'

/**
 * Matches digits that a word beside them explains as something other than a phone number. Else
 * matches a complete run of digits or letters, because no explained digits begin inside one.
 */
const EXPLAINED_DIGITS_OR_RUN = new RegExp(
  `(${[
    // https://bit.ly/1234, bit.ly/1234, contato48@praia.com.br, @praia48
    '(?:\\p{L}\\S{0,64}(?:\\/\\/|\\.\\p{L}+\\/|@)|@)\\S*',
    // 24/7, 24h/7
    '24h?\\/7(?!\\d)',
    // das 8, às 18h30, ramal: 12
    `${WORD_BEFORE}[.:=]? ?(?:${HOUR}${HOURS_UNIT}?|\\d{1,5})(?![\\p{L}\\d])`,
    // 24h, 18h30, 8-18h
    `(?:${HOUR}[-/])?${HOUR}${HOURS_UNIT}(?![\\p{L}\\d])`,
    // 08:00
    '(?:[01]?\\d|2[0-4])[h:][0-5]\\d(?!\\d)',
    // 7 dias, 20 anos, 100%, and 2ª in keyboard characters
    '\\d{1,3}(?: ?dias| ?anos| ?%|[ao])(?![\\p{L}\\d])',
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
