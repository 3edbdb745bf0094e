/** What search results show of a title, in characters. */
export const TITLE_LENGTH = 65
/** What a screen reader says of a picture, in characters. */
export const ALT_LENGTH = 130
