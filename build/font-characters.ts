const characterRange = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))

/** Characters of the pages' fonts, `app/fonts/`. Others use a font of the visitor's device. */
export const FONT_CHARACTERS = [
  characterRange(0x20, 0x7e).replace(/[#*<=>@[\\\]^_`{|}~]/g, ''),
  'ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúü',
  // For surnames of the region: Köhler, Schäfer, Weiß, Muñoz, Nicolè. All of Latin-1 would add 5.8
  // kB.
  'ÄÖäößÑñÈè',
  'ªº°©·–—‘’“”…',
  '\u00a0\u00ad',
].join('')

/**
 * Characters that the fonts of the share images contain. build/art/share-text.ts removes others.
 */
export const SHARE_CHARACTERS = [
  characterRange(0x20, 0x7e),
  characterRange(0xa0, 0x17f),
  'ȘșȚțẞ',
  characterRange(0x2010, 0x2044),
  '€™−↑↓',
].join('')
