import { hasCheckDigits } from '@/model/brazil/check-digits'
import { parsePhone } from '@/model/fields/phone/parse-phone'
import { isInPart, type SiteContent, type Testimonial } from '@/model/schema/content'
import { hasTrait, textsOf } from '@/model/schema/find-texts'
import { toKeyboardText } from '@/model/texts/clean-text'
import { valueAt } from '@/model/values/tree'
import type { LaunchItem } from './launch-item'

/** Matches a company number, which is not private: `11.222.333/0001-81`. */
const COMPANY_NUMBER = /\d\d[. ]?\d{3}[. ]?\d{3}\/\d{4}-?\d\d(?!\d)/g

/** Matches a CPF in its notation, of which a digit may be wrong. */
const CPF_NOTATION = /(?:^|\D)(\d{3}\.\d{3}\.\d{3}[-/]\d\d)(?!\d)/

/** Matches digits in groups, as people write telephone numbers, or an undivided CPF. */
const NUMBER = /(?:^|\D)(\+?(?:\((?=\d+\)))?\d(?:[ ().-]*\d){7,13})(?!\d)/g

/** Matches a telephone number without area code. */
const LOCAL_TELEPHONE = /^(?:9[ .-]?\d{4}|[2-9]\d{3})[ .-]?\d{4}(?!\d)/

/** Matches two years or two round numbers, which are no telephone number: `2019-2024`, `2500 - 3500`. */
const YEARS_OR_AMOUNTS = /^(?:20\d\d.?20\d\d|\d\d(?:\.\d)?[05]0 ?- ?\d\d(?:\.\d)?[05]0)(?!\d)/

/** Matches a text that ends with a word about telephones, and at most three others: “Liga no”. */
const TELEPHONE_WORD =
  /\b(?:tel|fone|cel|whats|zap|lig|cham)\p{L}*(?:[^\p{L}\d,]+(?!cr|reg)\p{L}+){0,3}[^\p{L}\d,]+$/iu

/** Matches a text that ends with a word before numbers that look like a landline: “Rua”, “pedido nº”. */
const OTHER_NUMBER_WORD =
  /\b(?:ruas?|av|avenida|pedido|nota|protocolo|contrato)\.?(?: n\S{0,6})?[ :]*$/i

/**
 * Returns the telephone number with which some digits begin, also one that the field of a phone refuses
 * until its last eight digits are two groups, because it may lack a digit: `48 99123456`.
 * @param before the text before the number. Registrations, such as “CRQ 34567890”, have as many digits
 * as a local number, which therefore needs a hyphen, nine digits or a word before it.
 */
function telephoneIn(number: string, before: string): string | undefined {
  if (YEARS_OR_AMOUNTS.test(number)) return undefined
  const notations = [number, number.replace(/(\d{4})(\d{4})$/, ' $1 $2')]
  // Nationwide numbers of eight digits, such as 4004 1234, are as uncertain as local ones.
  const isLong = number.replace(/\D/g, '').length > 8
  if (isLong && notations.some((text) => parsePhone(text) !== undefined)) return number
  const [local = ''] = LOCAL_TELEPHONE.exec(number) ?? []
  const isMobile = local.replace(/\D/g, '').length === 9
  const isCertain = isMobile || (local.includes('-') && !OTHER_NUMBER_WORD.test(before))
  return isCertain || TELEPHONE_WORD.test(before) ? local || undefined : undefined
}

const E_MAIL = /[\w.+-]{1,64}@[\w-]{1,64}\.\w[\w.]+/

/**
 * Finds a telephone number, a CPF or an e-mail address in a text. A person's CPF has its notation or
 * right check digits; the eight digits with which the legal name of a sole trader (MEI) begins are
 * neither.
 * @returns “um telefone”, “um CPF” or “um e-mail”, and it as written; undefined if the text has none
 */
export function privateNumberIn(text: string): { kind: string; number: string } | undefined {
  const plain = toKeyboardText(text).replace(COMPANY_NUMBER, ' ')
  const [, cpf] = CPF_NOTATION.exec(plain) ?? []
  if (cpf !== undefined) return { kind: 'um CPF', number: cpf }
  for (const { 1: number = '', index } of plain.matchAll(NUMBER)) {
    const digits = number.replace(/\D/g, '')
    if (digits.length === 11 && hasCheckDigits(digits, 11)) return { kind: 'um CPF', number }
    const telephone = telephoneIn(number, plain.slice(0, plain.indexOf(number, index)))
    if (telephone !== undefined) return { kind: 'um telefone', number: telephone }
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
