/**
 * The characters of windows-1252 from byte 128 to 159; the others are those of Latin-1, which some
 * programs use for these bytes as well. Not from `TextDecoder`, because Node 20 and 22 decode windows-1252 as Latin-1.
 */
const WINDOWS_SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Returns the character of a byte in windows-1252, or of a larger code in Unicode. */
export const windowsSign = (code: number): string =>
  WINDOWS_SIGNS[code - 128] ?? String.fromCodePoint(code)
