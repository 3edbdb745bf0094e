import { hasCheckDigits } from '@/model/brazil/check-digits'
import { parsePhone } from '@/model/fields/phone/parse-phone'
import { isInPart, type SiteContent, type Testimonial } from '@/model/schema/content'
import { hasTrait, textsOf } from '@/model/schema/find-texts'
import { toKeyboardText } from '@/model/texts/clean-text'
import { valueAt } from '@/model/values/tree'
import type { LaunchItem } from './launch-item'

/** Matches a CPF in its notation, of which a digit may be wrong. */
const CPF_NOTATION = /(?:^|\D)(\d{3}\.\d{3}\.\d{3}[-/]\d\d)(?!\d)/

/** Matches nine or more digits in groups, as people write telephone numbers, or an undivided CPF. */
const NUMBER = /(?:^|\D)(\+?(?:\((?=\d+\)))?\d(?:[ ().-]*\d){8,13})(?!\d)/g

/** Matches a mobile number without area code. A landline may be a registration, years or an amount. */
const LOCAL_MOBILE = /^9[ .-]?\d{4}[ .-]?\d{4}$/

const E_MAIL = /[\w.+-]{1,64}@[\w-]{1,64}\.\w[\w.]+/

/**
 * Finds a telephone number, a CPF or an e-mail address in a text. A person's CPF has its notation or
 * right check digits; the eight digits with which the legal name of a sole trader (MEI) begins are
 * neither.
 * @returns “um telefone”, “um CPF” or “um e-mail”, and it as written; undefined if the text has none
 */
export function privateNumberIn(text: string): { kind: string; number: string } | undefined {
  const plain = toKeyboardText(text)
  const [, cpf] = CPF_NOTATION.exec(plain) ?? []
  if (cpf !== undefined) return { kind: 'um CPF', number: cpf }
  for (const [, number = ''] of plain.matchAll(NUMBER)) {
    const digits = number.replace(/\D/g, '')
    if (digits.length === 11 && hasCheckDigits(digits, 11)) return { kind: 'um CPF', number }
    if (LOCAL_MOBILE.test(number) || parsePhone(number)) return { kind: 'um telefone', number }
  }
  const [email] = E_MAIL.exec(plain) ?? []
  return email === undefined ? undefined : { kind: 'um e-mail', number: email }
}

/**
 * Returns an item for each telephone number, CPF or e-mail address in a name or a client's testimonial,
 * because the site shows these to everybody.
 */
export const privateDataItems = (content: SiteContent): LaunchItem[] =>
  textsOf(content, 'text').flatMap(({ path, text }) => {
    const isSample =
      valueAt(content, [...path.slice(0, -1), 'sample' satisfies keyof Testimonial]) === true
    if (isSample || !hasTrait(path, 'personal')) return []
    const found = privateNumberIn(text)
    if (!found) return []
    const blocks = isInPart(path, 'testimonials')
    return {
      blocks,
      path,
      finding: `há ${found.kind}, ${found.number}, em “${text}”`,
      reason: 'qualquer pessoa o vê no site',
      remedy: blocks ? 'tire-o' : 'tire-o, ou deixe-o só se a pessoa quer que todos o vejam',
    }
  })
