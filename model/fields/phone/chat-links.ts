/* Numbers in links that open a chat or a catalogue. */

import { toKeyboardText } from '@/model/texts/clean-text'
import { decodeIfValid } from '@/model/values/url'

/** Matches what is before the number of a chat or a catalogue: `wa.me/`, `/send?phone=`. */
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
export const chatLinkNumber = (link: string): string | undefined =>
  [...link.matchAll(CHAT_LINK)].map(([, number = '']) => decodeIfValid(number))[0]

/** Returns the number of a chat link with its plus, because WhatsApp writes the country code into each. */
const withPlus = (number: string) =>
  `+${number.replace(/\D/g, '').replace(/^0+/, '')}`
    // Many accounts have a number without the first 9.
    .replace(/^\+55(\d\d)([6-9]\d{3})(\d{4})$/, '+55 $1 $2 $3')

/** Returns a text in keyboard characters, with the number in place of each link that has one. */
export const withoutLinks = (typed: string): string =>
  toKeyboardText(typed)
    .replace(CHAT_LINK, (_, number) => ` ${withPlus(decodeIfValid(number))} `)
    .replace(OTHER_LINK, (_, number) => ` ${decodeIfValid(number)} `)

/**
 * Checks whether the number of a chat link is that of an old account, without the first 9 of
 * mobiles, or lacks another digit. Only the owner knows which.
 */
export const mayLackDigit = (link: string): boolean =>
  /^\+?55\d{2}9\d{7}\/?$/.test(chatLinkNumber(link) ?? '')
