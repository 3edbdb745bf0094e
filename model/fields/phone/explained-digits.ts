/* Finds digits beside a phone number that are none: hours, an extension or a link. */

/** Matches digits that a word before them, a unit after them, or the link around them explains. */
const EXPLAINED_DIGITS = [
  // https://bit.ly/1234, bit.ly/1234, contato48@praia.com.br, @praia48
  '(?:\\p{L}\\S{0,64}(?:\\/\\/|\\.\\p{L}+\\/|@)|@)\\S*',
  // das 8, às 18, ramal: 12
  '(?:das|[àa]s|at[ée]|ram(?:al)?|ext(?:ension)?|op[çc][ãa]o|tecla|digite)[.:=]? ?\\d{1,5}',
  // 24h, 8-18h, 18h30, 08:00, 24/7, 7 dias, 20 anos, 100%, and 2ª in keyboard characters
  '(?:\\d\\d?[-/])?\\d{1,3}(?:[h:]\\d\\d|\\/7|[ao]| ?(?:h(?:s|rs?|oras?)?|dias|anos|%))',
].join('|')

/** Matches explained digits, else a complete run of digits or letters, inside which none begin. */
const EXPLAINED_DIGITS_OR_RUN = new RegExp(
  `(${EXPLAINED_DIGITS})(?![\\p{L}\\d])|\\d+|\\p{L}+`,
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
