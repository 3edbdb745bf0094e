/** What search results show of a title, in characters. */
export const TITLE_LENGTH = 65
