import { toKeyboardText } from '@/model/texts/clean-text'
import { hasPossibleParts, isDomain, parseUrl } from '@/model/values/url'
import { parsedText } from './parsed-text'

/** Matches a local part that mail programs accept, accented letters included, and a host. */
const ADDRESS = /^((?!\.|.*\.[.@])[\p{L}\p{M}\d.!#$%&'*+/=?^_`{|}~-]{1,64})@([^@]+)$/u

/**
 * Converts an e-mail address: removes `mailto:` and the name before `<ana@praia.com.br>`, and writes the
 * domain in lower-case ASCII. Refuses other words, because `ana silva@praia.com.br` may lack a dot.
 */
export function parseEmail(typed: string): string | undefined {
  const text = toKeyboardText(typed)
    .replace(/^[^<>]*<([^<>]+)>$/, '$1')
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/ ?@ ?/, '@')
  const [, local, host] = ADDRESS.exec(text) ?? []
  const url = parseUrl(`https://${host}`)
  if (!local || !url || url.href !== `${url.origin}/`) return undefined
  const domain = url.host
  const isPossible = /^[a-z0-9.-]+$/.test(domain) && isDomain(domain) && hasPossibleParts(domain)
  return isPossible ? `${local}@${domain}` : undefined
}

/** Returns the `mailto:` URL of an e-mail address, with special characters encoded. */
export const mailtoUrl = (email: string): string =>
  `mailto:${email.split('@').map(encodeURIComponent).join('@')}`

/** Returns the schema of an e-mail address. */
export const email = parsedText('code', parseEmail, 'não é um e-mail', {
  inputAttributes: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
  },
})
