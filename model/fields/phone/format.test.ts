import { createMarker } from '@/model/values/text-markers'
import { formatPhone, telUrl } from './format'

it.each([
  ['5548900000000', '(48) 90000-0000', 'tel:+5548900000000'],
  ['554834310199', '(48) 3431-0199', 'tel:+554834310199'],
  ['555532211234', '(55) 3221-1234', 'tel:+555532211234'],
  ['558001234567', '0800 123 4567', 'tel:08001234567'],
  ['55800123456', '0800 12 3456', 'tel:0800123456'],
  ['5540041234', '4004-1234', 'tel:40041234'],
  ['34331234', '3433-1234', 'tel:34331234'],
  ['192', '192', 'tel:192'],
])('formats %s as %s, and links it to %s', (digits, display, url) => {
  expect(formatPhone(digits)).toBe(display)
  expect(telUrl(digits)).toBe(url)
})

it.each(['5548999123', '489991234', '55489999123456', '553031234567', '+55 48 3433-1234/35'])(
  'does not format %s, which is no number',
  (typed) => {
    expect(formatPhone(typed)).toBe(typed)
  },
)

it('links a number with the marker of its field as one without', () => {
  expect(telUrl(`${createMarker(5)}5548900000000`)).toBe('tel:+5548900000000')
})
