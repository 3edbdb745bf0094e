import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** Numbers of drawing boards: one figure all over, or all figures in their order. */
const MADE_UP_NUMBER = /^(?:(\d)\1{7}|12345678|87654321)$/

/**
 * What is wrong with a chat number, in words that follow the number.
 * @param phone 55, area code and nine figures
 * @returns undefined for one that an operator may have assigned
 */
export function phoneDoubt(phone: string): string | undefined {
  const number = parsePhoneNumberFromString(`+${phone}`)
  if (!number?.isValid()) return 'não existe no plano de numeração do Brasil (o DDD está certo?)'
  if (number.getType() !== 'MOBILE') return 'não é um celular'
  const subscriber = phone.slice(5)
  // The library takes any figure after the 9; Anatel assigns none that begins with 90.
  if (subscriber.startsWith('0')) return 'está numa faixa que nenhuma operadora usa'
  if (MADE_UP_NUMBER.test(subscriber)) return 'é um número inventado'
  return undefined
}
