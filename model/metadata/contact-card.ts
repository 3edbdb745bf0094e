import { diallable } from '@/model/fields/phone/format'
import type { Company } from '@/model/schema/content'

/** Escapes the characters that separate values in a vCard (RFC 2426, 4). */
const escaped = (value: string) => value.replace(/[\\,;]/g, '\\$&')

/**
 * Returns the company's contact card, which a phone saves among its contacts. Version 3.0, because
 * phones from 2015 on read it; the number is spelled as a phone dials it. Own code, because a
 * package adds backslashes (findings/vcard-round-trip.sh). RFC 2425 (5.8.1) allows long lines.
 */
export function contactCard(company: Company): string {
  const { name, phone, siteUrl, email, address, state } = company
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // A company has a name for display only.
    'N:;;;;',
    `FN:${escaped(name)}`,
    `ORG:${escaped(name)}`,
    `TEL;TYPE=WORK,VOICE:${diallable(phone)}`,
    ...(email ? [`EMAIL;TYPE=WORK:${escaped(email)}`] : []),
    `URL:${siteUrl}`,
    ...(address
      ? [
          `ADR;TYPE=WORK:;${[address.district ?? '', address.street, address.town, address.state ?? state.code, address.postalCode, 'Brasil'].map(escaped).join(';')}`,
        ]
      : []),
    'END:VCARD',
  ]
  return lines.map((line) => `${line}\r\n`).join('')
}
