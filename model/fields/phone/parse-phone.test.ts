import { AREA_CODES } from '@/model/brazil/states'
import { parsePhone, parsePublicServicePhone } from './parse-phone'

it.each([
  ['+55 (048) 98812-3456', '5548988123456'],
  ['+55 015 48 98812-3456', '5548988123456'],
  ['(48) 9\u00A08812‑3456', '5548988123456'],
  ['\u202A+55 48 98812-3456\u202C', '5548988123456'],
  ['（４８） ９８８１２－３４５６', '5548988123456'],
  ['tel:+5548988123456', '5548988123456'],
  ['https://wa.me/5548988123456?text=Quero%20200%20iscas', '5548988123456'],
  ['https://api.whatsapp.com/send?text=24h&phone=%2B5548988123456', '5548988123456'],
  // In unusual groups.
  ['48988.123.456', '5548988123456'],
  ['(48) 34-33-12-34', '554834331234'],
  // A + that is a separator.
  ['+55+48+9+8812-3456', '5548988123456'],
  ['4️⃣8️⃣ 9️⃣ 8️⃣8️⃣1️⃣2️⃣ 3️⃣4️⃣5️⃣6️⃣', '5548988123456'],
  // Links that end with a complete number.
  ['t.me/+5548988123456', '5548988123456'],
  ['Facebook: https://m.me/5548988123456?ref=2', '5548988123456'],
  ['sms:+5548988123456?body=24', '5548988123456'],
  ['https://wa.me/c/5548988123456', '5548988123456'],
  ['https://www.whatsapp.com/catalog/5548988123456/?app_absent=0', '5548988123456'],
  // 55 is also an area code.
  ['(55)48991234567', '5548991234567'],
  ['55 99912-3456', '5555999123456'],
  ['055 98812-3456', '5555988123456'],
  ['55-90012 3456', '5555900123456'],
  ['0800 123 4567', '558001234567'],
  ['0800-12-3456', '55800123456'],
  ['+55 0800 123 4567', '558001234567'],
  ['+55 800 123 4567', '558001234567'],
  ['0300 123 4567', '553001234567'],
  ['(61) 4004-0001', '556140040001'],
  ['(55) 4004-0001', '5540040001'],
  ['4004-0001', '5540040001'],
  ['+55 4004 0001', '5540040001'],
])('reads the phone number %s as %s', (typed, digits) => {
  expect(parsePhone(typed)).toBe(digits)
  expect(parsePhone(digits)).toBe(digits)
})

it.each([
  // A digit too many.
  '+55 (48) 998812-3456',
  '(55) 998812-3456',
  '(55) 199123-4567',
  '(55) 992123-4567',
  '48 98812-34567',
  '48 8812-3456 7',
  '0800 643 5252 3',
  'https://wa.me/55489988123456',
  '4899881234561',
  // Digits that no word explains, or two numbers.
  '(48) 9881-2345, 6',
  '48 98812-345624h',
  '048 3433-1234 24',
  '0483433123424',
  '04899881234524',
  '48 98812-3456 desde 1998',
  '(48) 3433-1234, 21',
  '48 3433-1234 ramal 12 / 48 3433-1235',
  'https://wa.me/5548988123456 ou 48 98813-0000',
  'https://wa.me/5548988123456 https://wa.me/5548988130000',
  '48 98813-0000 https://wa.me/5548988123456',
  'https://wa.me/message/AB48988123456',
  'https://bit.ly/48988123456',
  '@praia48 98812-3456',
  // A number that a spreadsheet has rounded.
  '5,548988E+12',
  // An area code after the number is refused, because the digits may be hours or an extension.
  '98812-3456 (48)',
  '9 8812-3456 DDD 48',
  '3433-1234 (48)',
  // The area code is missing.
  '+55 98812-3456',
  // A landline or an old mobile before other digits.
  '4898 8123 456',
  '5555927-5172/35',
  '(55) 9988-1234 123',
  // Ten digits in the groups of another country.
  '954 555 1234',
  // An undivided landline after a carrier code may be one of area code 15 and two other digits.
  '0154834331234',
  // A carrier code without the 0 before it.
  '15 48 98812-3456',
  '+55 15 48 98812-3456',
  // Another country, also if a plus is all that tells.
  '+48 98812-3456',
  '+1 305 555 1234',
  '+48 98812 3456',
  '+54 9 11 1234-5678',
  // A chat link has the country code, so that these are in Norway, Spain and Poland.
  'https://wa.me/4791234567',
  'https://wa.me/34912345678',
  'wa.me/48-98812-3456',
  'https://api.whatsapp.com/send?phone=4798812-3456',
  // 0900, whose calls cost extra.
  '0900 123 4567',
])('rejects %j, whose digits are not one complete number', (typed) => {
  expect(parsePhone(typed)).toBeUndefined()
})

/** Returns `98812-3456` for `988123456`. */
const divided = (subscriber: string) => subscriber.replace(/(?=.{4}$)/, '-')

const NOTATIONS: readonly ((area: number, subscriber: string) => string)[] = [
  (area, subscriber) => `(${area}) ${divided(subscriber)}`,
  (area, subscriber) => `${area} ${subscriber}`,
  (area, subscriber) => `${area}/${divided(subscriber).replace('-', '.')}`,
  (area, subscriber) => `${area}${subscriber}`,
  (area, subscriber) => `0${area} ${divided(subscriber)}`,
  (area, subscriber) => `0${area}${subscriber}`,
  (area, subscriber) => `(0xx${area}) ${divided(subscriber)}`,
  (area, subscriber) => `0 15 ${area} ${divided(subscriber)}`,
  (area, subscriber) => `021 ${area} ${subscriber}`,
  (area, subscriber) => `+55 ${area} ${divided(subscriber)}`,
  (area, subscriber) => `+55 (0)${area}\u00A0${divided(subscriber).replace('-', '\u2011')}`,
  (area, subscriber) => `+55${area}${subscriber}`,
  (area, subscriber) => `55 ${area} ${divided(subscriber)}`,
  (area, subscriber) => `0055 ${area} ${divided(subscriber)}`,
  (area, subscriber) => `whatsapp: DDD ${area} - ${divided(subscriber)} (Vivo)`,
  (area, subscriber) => `https://wa.me/55${area}${subscriber}`,
]

const SUBSCRIBERS = ['988123456', '999123456', '34331234', '21984567']

const notations = (areaCodes: readonly number[]) =>
  areaCodes.flatMap((area) =>
    SUBSCRIBERS.flatMap((subscriber) =>
      NOTATIONS.map((notation) => ({
        written: notation(area, subscriber),
        digits: `55${area}${subscriber}`,
      })),
    ),
  )

/** Returns the texts, with what the schema stores for them, that do not give the expected result. */
const unexpected = (texts: readonly string[], expected: string | undefined) =>
  texts.flatMap((text) => {
    const digits = parsePhone(text)
    return digits === expected ? [] : [`${text} → ${digits}`]
  })

it('reads a number of any area code in any notation', () => {
  const wrong = notations(AREA_CODES).flatMap(({ written, digits }) =>
    unexpected([written, `${written} (Zé)`, `WhatsApp: ${written}`], digits),
  )
  expect(wrong).toEqual([])
})

it('rejects a number of any area code in any notation with other digits around it', () => {
  const wrong = notations(AREA_CODES).flatMap(({ written }) =>
    unexpected(
      [
        ...[' 24h', ' das 8 às 18', ' ramal 2', ' (24/7)', ' 7 dias'].map(
          (suffix) => written + suffix,
        ),
        ...[' 24', '/35', '/1235', ' 2', ' 123', ' 1998', ' (48)', ' 48', ' 0'].map(
          (suffix) => written + suffix,
        ),
        ...[' ou 98813-0000', ' / 48 3433-0000', ' e 0800 643 5252', ' 4004-0001'].map(
          (suffix) => written + suffix,
        ),
        ...['24h ', '24 ', '1 ', '2026 ', '98813-0000 / '].map((prefix) => prefix + written),
      ],
      undefined,
    ),
  )
  expect(wrong).toEqual([])
})

it('rejects a number of an area code that does not exist, in any notation', () => {
  const missing = Array.from({ length: 90 }, (_, index) => index + 10).filter(
    (area) => !AREA_CODES.includes(area),
  )
  expect(AREA_CODES).toHaveLength(67)
  expect(notations(missing).flatMap(({ written }) => unexpected([written], undefined))).toEqual([])
})

it.each([
  '(48) 98812-345',
  '48 9 9123456',
  '4899123456',
  '(48) 99123456',
  // A mobile without the first 9, which all have had since 2016, or that lacks another digit.
  '(48) 8812-3456',
  'https://wa.me/554888123456',
  '+55 48 99123456',
  '48 9 8812345',
  '(20) 8812-3456',
  '(20) 98812-3456',
  '98812-3456',
  '3433-1234',
  '5548',
  '',
  '(48) 98812-3456 / 3433-1234',
  '192',
])('rejects %j as a phone number', (typed) => {
  expect(parsePhone(typed)).toBeUndefined()
})

it.each([
  ['192', '192'],
  ['1.92', '192'],
  ['1746', '1746'],
  ['1.746', '1746'],
  ['3433-1234', '34331234'],
  ['(48) 3431-0199', '554834310199'],
  ['+55 (48) 3431-0199', '554834310199'],
  ['0800 643 5252', '558006435252'],
  ['98812-3456', '988123456'],
  ['90010-3843', '900103843'],
])('reads the number %s of a public service as %s', (typed, digits) => {
  expect(parsePublicServicePhone(typed)).toBe(digits)
  expect(parsePublicServicePhone(digits)).toBe(digits)
})

it.each([
  '192 (24h)',
  '+55 48 3431-0199 ramal 12',
  '19',
  '192 / 193',
  '19224h',
  '190 24',
  '192-12',
  '0',
  '(48) 192',
  '(48) 3431-01',
  '+55 3431-0199',
  '3431-0199/35',
  '3431-0199 https://wa.me/5548988123456',
  '34310',
  '3431',
])('rejects %j as the number of a public service', (typed) => {
  expect(parsePublicServicePhone(typed)).toBeUndefined()
})
