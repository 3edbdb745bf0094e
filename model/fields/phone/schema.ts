import type { GlobalMeta } from 'zod'
import { parsedText } from '@/model/fields/parsed-text'
import { toKeyboardText } from '@/model/pasted/normalize-text'
import { decodeIfValid } from '@/model/values/url'
import { formatPhone } from './format'
import { readPhone, readShortOrLocalPhone } from './phone-in-text'
import { isPhone, isPublicServicePhone } from './phone-number'

/** What is before the number of a chat or a catalogue: `wa.me/`, `/send?phone=`. */
const BEFORE_NUMBER = 'wa\\.me/(?:c/)?|/catalog/|/send\\b\\S{0,200}?phone='
const NUMBER_IN_LINK = '(?:[\\d+().-]|%2B|%20)*\\d'

/** Matches a link that opens a chat or catalogue with a number. */
const CHAT_LINK = new RegExp(
  `\\S{0,99}?(?:${BEFORE_NUMBER})(${NUMBER_IN_LINK})/?(?:[?&#].*)?`,
  'gi',
)

/** Matches another link with a number after the country code: `t.me/+5548912345678`. */
const OTHER_LINK = /\S{0,99}?[/:=]((?:\+|%2B)?55\d{10,11})\/?(?:[?&#].*|(?!\d))/gi

/** Returns the number of a chat link. */
const chatLinkNumber = (link: string): string | undefined =>
  [...link.matchAll(CHAT_LINK)].map(([, number = '']) => decodeIfValid(number))[0]

/** Returns a text in keyboard characters, with the number in place of each link that has one. */
const withoutLinks = (typed: string): string =>
  toKeyboardText(typed)
    // Many accounts have a number without the first 9, as WhatsApp writes it into their links.
    .replace(CHAT_LINK, (_, number) =>
      ` ${decodeIfValid(number)} `
        .replace(/^ [+0]+(?=55)/, ' +')
        .replace(/^ (\+?55)?(\d\d)([6-9]\d{3})-?(\d{4}) $/, ' $1 $2 $3 $4 '),
    )
    .replace(OTHER_LINK, (_, number) => ` ${decodeIfValid(number)} `)

/**
 * Converts a phone number to digits with the country code: `(48) 9 1234-5678`, `+55 48 91234-5678`,
 * `0 15 48 91234-5678` and a chat link become `5548912345678`. Words may be around the number.
 */
export function parsePhone(typed: string): string | undefined {
  const text = withoutLinks(typed)
  return isPhone(text) ? text : readPhone(text)
}

/**
 * Checks whether the number of a chat link is that of an old account, without the first 9 of
 * mobiles, or lacks another digit. Only the owner knows which.
 */
export const mayLackDigit = (link: string): boolean =>
  /^\+?55\d{2}9\d{7}\/?$/.test(chatLinkNumber(link) ?? '')

/** Checks whether a link, if it opens a chat with a number, has one complete number of Brazil. */
export function hasPossibleChatNumber(link: string): boolean {
  const number = chatLinkNumber(link)
  if (number === undefined) return true
  return /^\+?55/.test(number) && parsePhone(link) !== undefined
}

/**
 * Converts the number of a public service to digits: with the country code if the number is
 * nationwide or has an area code, otherwise as dialled (`192`, or a local number).
 */
export function parsePublicServicePhone(typed: string): string | undefined {
  const digits = parsePhone(typed) ?? readShortOrLocalPhone(withoutLinks(typed))
  return digits !== undefined && isPublicServicePhone(digits) ? digits : undefined
}

const PHONE: GlobalMeta = {
  format: (value) => formatPhone(String(value)),
  inputAttributes: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
}

/** Returns the schema of a mobile or landline number, with its area code, or 0800 and similar. */
export const phone = parsedText(
  'phone',
  parsePhone,
  'precisa ser um número só, do Brasil e completo: DDD e os 9 números do celular, ou os 8 de um fixo com WhatsApp Business, ou um 0800',
  PHONE,
)

/** Returns the schema of a number of a public service, which may be short or local. */
export const publicServicePhone = parsedText(
  'phone',
  parsePublicServicePhone,
  'precisa ser um telefone só, do Brasil e completo',
  PHONE,
)
