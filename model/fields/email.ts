import { parsedText } from '@/model/fields/parsed-text'
import { toKeyboardText } from '@/model/pasted/normalize-text'
import { hasPossibleParts, isDomain, parseUrl } from '@/model/values/url'

/** Characters of a local part that mail programs accept, accented letters included. */
const LOCAL = "\\p{L}\\p{M}\\d.!#$%&'*+/=?^_`{|}~-"

/** Matches a local part and a host. */
const ADDRESS = new RegExp(`^((?!\\.|.*\\.[.@])[${LOCAL}]{1,64})@([^@]+)$`, 'u')

/**
 * Matches one address, with words before and after it that a sign divides from it. A space alone may
 * be in the address by mistake: `ana silva@praia.com.br`.
 */
const IN_WORDS = new RegExp(
  `^(?:[^@]*(?:[^\\s@${LOCAL}]| [/|-])|e-?mail)? ?([${LOCAL}]+@[\\p{L}\\p{M}\\d.-]+)(?: ?[^\\s@${LOCAL}][^@]*| [/|-][^@]*)?$`,
  'iu',
)

/** Matches a comma in place of a dot in the address, which `IN_WORDS` would cut off: `a@praia.com,br`. */
const COMMA_FOR_DOT = /[\p{L}\d][,;][\p{L}\d]\S*@|@\S*[,;]\p{L}{2}(?!\p{L})/u

/** Converts an e-mail address: removes words around it and `mailto:`, and writes the domain in lower-case ASCII. */
export function parseEmail(typed: string): string | undefined {
  const text = toKeyboardText(typed)
    // A link in Markdown: [contato@praia.com.br](mailto:contato@praia.com.br)
    .replace(/^\[.*\]\((mailto:.*)\)$/i, '$1')
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/ ?@ ?/, '@')
  if (COMMA_FOR_DOT.test(text)) return undefined
  const [, local, host] = ADDRESS.exec(IN_WORDS.exec(text)?.[1] ?? text) ?? []
  const url = parseUrl(`https://${host}`)
  if (!local || !url || url.href !== `${url.origin}/`) return undefined
  const domain = url.host.replace(/\.$/, '')
  const isPossible = /^[a-z0-9.-]+$/.test(domain) && isDomain(domain) && hasPossibleParts(domain)
  return isPossible ? `${local}@${domain}` : undefined
}

/** Returns the `mailto:` URL of an e-mail address, with special characters encoded. */
export const mailtoUrl = (email: string): string =>
  `mailto:${email.split('@').map(encodeURIComponent).join('@')}`

/** Returns the schema of an e-mail address. */
export const email = parsedText('email', parseEmail, 'não é um e-mail')
