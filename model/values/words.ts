// Constructed once, because the editor formats lists after each pause in typing.
const listFormat = new Intl.ListFormat('pt-BR')

/** Joins words as a Portuguese list: `Içara, Criciúma e Torres`. */
export const joinWords = (words: readonly string[]): string => listFormat.format(words)
