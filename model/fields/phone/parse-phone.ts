import { chatLinkNumber, withoutLinks } from './chat-links'
import { digitGroups, readGroups } from './digit-groups'
import { withoutExplainedDigits } from './explained-digits'
import { isPhone, isPublicServicePhone } from './phone-number'

/** Longest text that is read, because the patterns are slow on a pasted page. */
const MAX_LENGTH = 300

/**
 * Converts a phone number to digits with the country code: `(48) 9 1234-5678`, `+55 48 91234-5678`,
 * `0 15 48 91234-5678` and a chat link become `5548912345678`. Words may be around the number.
 *
 * All digits must be explained: by one complete number, or by the words beside them. Digits that remain
 * are refused, because joined to the number they would call a stranger. `48 99123456` is refused too,
 * because it may be a new number that lacks a digit. Own code, because packages refuse or change these
 * notations (findings/phone-notations.sh, phone-before-24h.sh, phone-country-code.sh).
 */
export function parsePhone(typed: string): string | undefined {
  // “Fone: +55 (48) 99912-3456 das 8 às 18h”, also for wa.me/5548999123456 in place of the number
  const text = withoutLinks(typed)
  if (isPhone(text)) return text
  if (text.length > MAX_LENGTH) return undefined
  // “Fone: +55 (48) 99912-3456  explained   explained ”
  const unexplained = withoutExplainedDigits(text)
  // Digits that are glued to hours may not be of the number: 99912-345624h.
  if (/\dh/i.test(unexplained)) return undefined
  // “+55 48 99912 3456”
  const groups = digitGroups(unexplained)
  // “5548999123456”
  return readGroups(groups)
}

/** Checks whether a link, if it opens a chat with a number, has one complete number of Brazil. */
export function hasPossibleChatNumber(link: string): boolean {
  const number = chatLinkNumber(link)
  if (number === undefined) return true
  return /^\+?55/.test(number) && parsePhone(link) !== undefined
}

/**
 * Matches a short number, such as 192, or a local one, with words around it. Excludes the number of
 * a house, which follows a comma, and digits that are glued to hours (`19224h`).
 */
const SHORT_OR_LOCAL = /^[^\d+,]*(1\.?\d{2,4}|\d{4,5}[ .-]?\d{4})(?!h)[^\d+]*$/i

/** Matches a short number in single digits: `1 9 2`. */
const SPACED_SHORT = /^(1(?:[ .-]\d){2,4})$/

/** Returns the digits of the number without area code in a text, if no others remain. */
function readShortOrLocal(text: string): string | undefined {
  const unexplained = withoutExplainedDigits(text)
  const [, number] = SPACED_SHORT.exec(unexplained) ?? SHORT_OR_LOCAL.exec(unexplained) ?? []
  return number?.replace(/\D/g, '')
}

/**
 * Converts the number of a public service to digits: with the country code if the number is
 * nationwide or has an area code, otherwise as dialled (`192`, or a local number).
 */
export function parsePublicServicePhone(typed: string): string | undefined {
  const digits = parsePhone(typed) ?? readShortOrLocal(withoutLinks(typed))
  return digits !== undefined && isPublicServicePhone(digits) ? digits : undefined
}
