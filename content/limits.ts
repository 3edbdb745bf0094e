/** Maximum characters of a notice: two lines on a narrow phone, which fill the bar. */
export const NOTICE_LENGTH = 90
