import { hasPossibleChatNumber } from './chat-links'

it.each([
  [true, 'https://wa.me/5548988123456'],
  [true, 'https://wa.me/5548988123456?text=Quero%20200%20iscas'],
  [true, 'https://wa.me/554888123456'],
  // An old account, or a number that lacks a digit: the launch list asks.
  [true, 'https://wa.me/554898123456'],
  [true, 'https://api.whatsapp.com/send?phone=%2B5548988123456'],
  [true, 'https://wa.me/message/AB12CD34'],
  [true, 'https://www.instagram.com/praialimpa48988'],
  [false, 'https://wa.me/55489988123456'],
  [false, 'https://wa.me/48988123456'],
  [false, 'https://api.whatsapp.com/send?phone=5530988123456'],
])('returns %s for the chat number of %s', (isPossible, link) => {
  expect(hasPossibleChatNumber(link)).toBe(isPossible)
})
