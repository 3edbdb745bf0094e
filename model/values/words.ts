// Constructed once, because the editor formats lists after each pause in typing.
const listFormat = new Intl.ListFormat('pt-BR')

/** Joins words as a Portuguese list: `Içara, Criciúma e Torres`. */
export const joinWords = (words: readonly string[]): string => listFormat.format(words)

/** Converts the first letter to upper case, for a text that becomes a sentence. */
export const upperFirstLetter = (text: string) =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase('pt-BR'))

/** Adds the full stop that people leave out at the end of a sentence, unless a sign is there. */
export const withFullStop = (sentence: string) => sentence.replace(/[^.!?…:;,]$/u, '$&.')

/**
 * Replaces each slot of a text with a value.
 * @param name name of the slot: `service` for `{service}`
 */
export const fillSlot = (template: string, name: string, value: string | number): string =>
  template.replaceAll(`{${name}}`, () => `${value}`)
