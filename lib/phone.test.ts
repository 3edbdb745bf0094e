/** @jest-environment node */
import { displayPhone, isBrazilianMobile } from './phone'

describe('isBrazilianMobile', () => {
  it.each(['5548900000000', '5511987654321'])('takes %s', (digits) => {
    expect(isBrazilianMobile(digits)).toBe(true)
  })

  it.each([
    ['without the country', '48900000000'],
    ['of another country', '5148900000000'],
    ['with a zero in the area code', '5540900000000'],
    ['of a landline', '554834000000'],
    ['without the ninth digit', '5548890000000'],
    ['a digit short', '554890000000'],
    ['a digit long', '55489000000000'],
    ['with a plus', '+5548900000000'],
    ['with spaces', '55 48 90000 0000'],
    ['with a line behind it', '5548900000000\n'],
    ['of nothing', ''],
  ])('refuses a number %s', (_, digits) => {
    expect(isBrazilianMobile(digits)).toBe(false)
  })
})

describe('displayPhone', () => {
  it('writes the number as people in Brazil read it', () => {
    expect(displayPhone('5548900000000')).toBe('(48) 90000-0000')
  })

  it('leaves alone what is not such a number', () => {
    expect(displayPhone('4834000000')).toBe('4834000000')
  })
})
