/** Search results show this many characters of a title. */
export const TITLE_LENGTH = 65
/** The most characters of a notice: two lines on a narrow phone, which is the height of the bar. */
export const NOTICE_LENGTH = 90
