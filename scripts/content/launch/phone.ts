import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** Made-up numbers: one digit all over, or the digits in their order. */
const MADE_UP_NUMBER = /^(?:(\d)\1{7}|12345678|87654321)$/

/**
 * What is wrong with a chat number, in words that follow the number.
 * @param phone 55, area code and the nine digits of a mobile or the eight of a landline
 * @returns undefined for one that an operator may have assigned
 */
export function phoneDoubt(phone: string): string | undefined {
  const number = parsePhoneNumberFromString(`+${phone}`)
  if (!number?.isValid()) return 'não existe no plano de numeração do Brasil (o DDD está certo?)'
  const type = number.getType()
  if (type !== 'MOBILE' && type !== 'FIXED_LINE') return 'não é um celular nem um telefone fixo'
  const subscriber = phone.slice(-8)
  // The library takes any digit after the 9; Anatel assigns none that begins with 90.
  if (type === 'MOBILE' && subscriber.startsWith('0'))
    return 'está numa faixa que nenhuma operadora usa'
  if (MADE_UP_NUMBER.test(subscriber)) return 'é um número inventado'
  return undefined
}
