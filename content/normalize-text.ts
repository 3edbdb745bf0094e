/** A text for comparison: small letters without accents, one kind of apostrophe, and one plain space for any space. */
export const normalizeText = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').replace(/’/g, "'").toLowerCase()
