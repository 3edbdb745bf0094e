import { displayPhone } from './phone'

it('writes the number as people in Brazil read it', () => {
  expect(displayPhone('5548900000000')).toBe('(48) 90000-0000')
  expect(displayPhone('554834345678')).toBe('(48) 3434-5678')
})
