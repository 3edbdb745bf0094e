/** Converts the first letter to upper case, for a text that becomes a sentence. */
export const upperFirstLetter = (text: string) =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase('pt-BR'))
