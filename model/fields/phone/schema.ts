import { parsedText } from '@/model/fields/parsed-text'
import { toKeyboardText } from '@/model/pasted/normalize-text'
import { decodeIfValid } from '@/model/values/url'
import { isPhone, isPublicServicePhone, readPhone, readShortOrLocalPhone } from './phone-number'

/**
 * Matches a link that opens a chat or catalogue: the text before it, and the number or the code,
 * such as `message/AB12`.
 */
const CHAT_LINK =
  /^(.*?)(?:(?:wa\.me\/send|whatsapp)[^?]*\?(?:.*[&;])?phone=|wa\.me\/(?:c\/)?|whatsapp\.com\/catalog\/)([^?&#]*)/i

/** Matches another link that ends with a number after the country code: `t.me/+5548912345678`. */
const OTHER_LINK = /^(.*? |)\w\S*[.:]\S*[/=](?:\+|%2B)?(55\d{10,11})(?:[/?&#]\S*)?$/i

/** Matches what follows the number in the link of a message: `sms:+5548912345678?body=24h`. */
const MESSAGE = /^((?:sms|smsto|whatsapp|tel|callto):[^?&]*)[?&].*$/i

/** Decodes the number of a chat link. Returns undefined for a code or another link. */
function chatLinkNumber(link: string): string | undefined {
  const number = decodeIfValid(CHAT_LINK.exec(link)?.[2] ?? '')
  return /^\W*\d/.test(number) ? number : undefined
}

/**
 * Converts a phone number to digits with the country code: `(48) 9 1234-5678`, `+55 48 91234-5678`,
 * `0 15 48 91234-5678` and a chat link become `5548912345678`. Words may be around the number.
 */
export function parsePhone(typed: string): string | undefined {
  const text = toKeyboardText(typed)
  if (isPhone(text)) return text
  const [, before, linked] = CHAT_LINK.exec(text) ?? []
  if (linked === undefined)
    return readPhone(text.replace(OTHER_LINK, '$1+$2').replace(MESSAGE, '$1'))
  // Two links have two numbers.
  if (CHAT_LINK.test(linked)) return undefined
  // Many accounts have a number without the first 9, as WhatsApp writes it into their links.
  const number = chatLinkNumber(text)
    ?.replace(/^\+?0(?=55(?:\D*\d){10})/, '')
    .replace(/^(\+?55)?(\d\d)([6-9]\d{3})-?(\d{4})(?=\/?$)/, '$1 $2 $3 $4')
  return number && readPhone(`${before} ${number}`)
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
  const digits = parsePhone(typed) ?? readShortOrLocalPhone(toKeyboardText(typed))
  return digits !== undefined && isPublicServicePhone(digits) ? digits : undefined
}

/** Returns the schema of a mobile or landline number, with its area code, or 0800 and similar. */
export const phone = parsedText(
  'phone',
  parsePhone,
  'precisa ser um número só, do Brasil e completo: DDD e os 9 números do celular, ou os 8 de um fixo com WhatsApp Business, ou um 0800',
)

/** Returns the schema of a number of a public service, which may be short or local. */
export const publicServicePhone = parsedText(
  'phone',
  parsePublicServicePhone,
  'precisa ser um telefone só, do Brasil e completo',
)
