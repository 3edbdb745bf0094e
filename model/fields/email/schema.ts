import { convertedText } from '@/model/fields/code/schema'
import { hasPossibleParts, isDomain, parseUrl } from '@/model/fields/link/url'
import { toKeyboardText } from '@/model/format/normalize-text'

/** Converts an e-mail address: removes `mailto:`, and writes the domain in lower-case ASCII. */
export function normalizeEmail(typed: string): string {
  const keyboardText = toKeyboardText(typed)
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/ ?@ ?/, '@')
  const at = keyboardText.lastIndexOf('@')
  const url = parseUrl(`https://${keyboardText.slice(at + 1)}`)
  if (at < 1 || !url || url.href !== `${url.origin}/`) return keyboardText
  return `${keyboardText.slice(0, at)}@${url.host.replace(/\.$/, '')}`
}

/**
 * Checks whether an e-mail address has a domain with a dot, and a local part that mail programs
 * accept, accented letters included.
 */
export function isEmail(value: string): boolean {
  const [, host = ''] =
    /^(?!\.|.*\.[.@])[\p{L}\p{M}\d.!#$%&'*+/=?^_`{|}~-]{1,64}@([^@]+)$/u.exec(value) ?? []
  return /^[a-z0-9.-]+$/.test(host) && isDomain(host) && hasPossibleParts(host)
}

/** Returns the schema of an e-mail address. */
export const email = (title: string, example: string) =>
  convertedText(title, normalizeEmail, isEmail, 'não é um e-mail', example).meta({
    kind: 'email',
  })
