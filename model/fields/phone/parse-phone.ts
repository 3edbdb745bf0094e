/*
 * Owners paste numbers from chats, contact cards and signs, with hours, extensions and carrier codes.
 * Because each chat button writes to the number, a true notation must not be refused, and no digit guessed,
 * except the first 9 of a mobile.
 */
import { chatLinkNumber, withoutLinks } from './chat-links'
import { digitGroups, readGroups } from './digit-groups'
import { withoutExplainedDigits } from './explained-digits'
import { isPhone, isPublicServicePhone } from './phone-number'

/** Longest text that is read, because the patterns are slow on a pasted page. */
const MAX_LENGTH = 300

/**
 * Returns the digits that no word explains, in groups.
 * @param text keyboard characters without links
 * @returns an empty text if some may not be of a number
 */
function unexplainedGroups(text: string): string {
  if (text.length > MAX_LENGTH) return ''
  // “Fone: +55 (48) 99912-3456  explained   explained ”
  const unexplained = withoutExplainedDigits(text)
  // Digits that are glued to hours may not be of the number: 99912-345624h.
  return /\dh/i.test(unexplained) ? '' : digitGroups(unexplained)
}

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
  // “+55 48 99912 3456”, then “5548999123456”
  return isPhone(text) ? text : readGroups(unexplainedGroups(text))
}

/** Checks whether a link, if it opens a chat with a number, has one complete number of Brazil. */
export function hasPossibleChatNumber(link: string): boolean {
  const number = chatLinkNumber(link)
  if (number === undefined) return true
  return /^\+?55/.test(number) && parsePhone(link) !== undefined
}

/** Matches a short number, such as 192 and 1 746, or a local one. */
const SHORT_OR_LOCAL = /^(?:1 ?\d{2,4}|\d{4,5} ?\d{4})$/

/** Matches the number of a house: `Rua do Sol, 156`. */
const HOUSE_NUMBER = /^[^\d,]+,/

/**
 * Converts the number of a public service to digits: with the country code if the number is
 * nationwide or has an area code, otherwise as dialled (`192`, or a local number).
 */
export function parsePublicServicePhone(typed: string): string | undefined {
  const phone = parsePhone(typed)
  const text = withoutLinks(typed)
  const groups = unexplainedGroups(text)
  if (phone || !SHORT_OR_LOCAL.test(groups) || HOUSE_NUMBER.test(text)) return phone
  const digits = groups.replace(' ', '')
  return isPublicServicePhone(digits) ? digits : undefined
}
