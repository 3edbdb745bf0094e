/* Links of profiles that open a chat or a catalogue. */

import { isPhone } from './phone-number'

const CHAT_LINK = /(?:wa\.me\/(?:c\/)?|\/catalog\/|[?&]phone=)(?:\+|%2B)?(\d+)/i

const chatNumber = (link: string) => CHAT_LINK.exec(link)?.[1]

/**
 * Checks whether a link, if it opens a chat with a number, has one complete number of Brazil. The
 * links of old accounts lack the first 9 of mobiles.
 */
export function hasPossibleChatNumber(link: string): boolean {
  const number = chatNumber(link)
  return number === undefined || isPhone(number.replace(/^(55\d\d)([6-9]\d{7})$/, '$19$2'))
}

/**
 * Checks whether the number of a chat link, which begins with 9, is that of an old account, or lacks a
 * digit. Only the owner knows which.
 */
export const mayLackDigit = (link: string): boolean => /^55\d\d9\d{7}$/.test(chatNumber(link) ?? '')
