/** Characters of a title that search results show. */
export const TITLE_LENGTH = 65
/** Maximum characters of a notice: two lines on a narrow phone, which fill the bar. */
export const NOTICE_LENGTH = 90
