/*
 * The editor's preview starts each text of the page with a mark, by which a tap finds the field of
 * the text. Code that measures or formats a text ignores the marks.
 */

/** Invisible characters without a width, at which browsers break no line. */
const [ZERO, ONE] = ['\u200c', '\u200e']
const LENGTH = 12
const MARK = new RegExp(`[${ZERO}${ONE}]{${LENGTH}}`, 'g')

/** Returns the mark with an index. */
export const createMark = (index: number): string =>
  index.toString(2).padStart(LENGTH, '0').replace(/0/g, ZERO).replace(/1/g, ONE)

/** Returns the indexes of the marks in a text. */
export const indexesIn = (text: string): number[] =>
  (text.match(MARK) ?? []).map((mark) =>
    Number.parseInt(mark.replaceAll(ZERO, '0').replaceAll(ONE, '1'), 2),
  )

/** Returns a text without its marks. */
export const withoutMarks = (text: string): string => text.replace(MARK, '')

/** Formats a text without its marks. Returns the marks before the formatted text. */
export const formatMarked = (text: string, format: (plain: string) => string): string =>
  (text.match(MARK) ?? []).join('') + format(withoutMarks(text))
