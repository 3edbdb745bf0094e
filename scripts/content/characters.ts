import { folderIn, slashed } from '@/scripts/shared/machine'

/*
 * Signs that a text of the site may not hold, wherever it stands. They come along unseen when a text or
 * a number is pasted, and no letter of a page could show or hold them.
 */

/** Pictures of one or more signs, which joiners and variants that are invisible alone hold together. */
const EMOJI =
  '\\p{Extended_Pictographic}[\\uFE0F\\p{Emoji_Modifier}]?(?:\\u200D\\p{Extended_Pictographic}[\\uFE0F\\p{Emoji_Modifier}]?)*|[#*\\d]\\uFE0F\\u20E3'
/** The last two are the blank of Braille and what stands for a letter that could not be read. */
const INVISIBLE = '[\\p{C}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFFD]'
const EMOJI_OR_INVISIBLE = new RegExp(`(${EMOJI})|${INVISIBLE}`, 'gu')

/** Letters of UTF-8 that were read as ANSI: "ção" becomes "Ã§Ã£o". */
const MISREAD = /[ÃÂ][\u00A1-\u00BF]/

/** Accents piled up on one letter run into the lines above and below. */
const PILED_UP = /(?<=\p{M}{2})\p{M}+/gu

const CALLED: Readonly<Record<string, string>> = {
  '\n': 'uma quebra de linha',
  '\r': 'uma quebra de linha',
  '\t': 'uma tabulação',
  '\uFFFD': 'uma letra que se perdeu (�)',
}

function invisibleIn(text: string): string | undefined {
  const found = [...text.matchAll(EMOJI_OR_INVISIBLE)].find(([, emoji]) => emoji === undefined)
  return found?.[0]
}

/** The text without what can't be seen: a sign that parts two lines or words becomes a space. */
export const visible = (text: string) =>
  text.replace(EMOJI_OR_INVISIBLE, (sign, emoji) => emoji ?? (/\s/.test(sign) ? ' ' : '')).trim()

/**
 * What is wrong with the signs of a text, in words that follow the name of its field, and the same text
 * as it was most likely meant.
 */
export function wrongSigns(text: string): { wrong: string; meant: string } | undefined {
  const sign = invisibleIn(text)
  if (sign !== undefined) {
    const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
    return {
      wrong: `tem ${CALLED[sign] ?? `um sinal invisível (U+${code})`}`,
      meant: visible(text),
    }
  }
  const misread = MISREAD.exec(text)
  if (misread)
    return {
      wrong: `tem letras trocadas ('${misread[0]}'), como as de um arquivo que não foi salvo em UTF-8`,
      meant: Buffer.from(text, 'latin1').toString(),
    }
  const folder = folderIn(text)
  if (folder)
    return {
      wrong: 'diz o nome de uma pasta deste computador',
      meant: slashed(text).replaceAll(folder, ''),
    }
  if (text.search(PILED_UP) >= 0)
    return { wrong: 'tem acentos empilhados em uma letra', meant: text.replace(PILED_UP, '') }
  return undefined
}
