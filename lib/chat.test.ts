import { chatUrl, serviceChatUrl } from './chat'

it('returns a link to the number with the text', () => {
  expect(chatUrl('554834345678', 'oi')).toBe('https://wa.me/554834345678?text=oi')
})

it('encodes characters with a meaning in a URL', () => {
  const text = 'a&b=c#d?e+f %20 "g"'
  expect(new URL(chatUrl('5548900000000', text)).searchParams.get('text')).toBe(text)
})

const text = (template: string, title: string, message?: string) =>
  new URL(serviceChatUrl('5548900000000', template, { title, message })).searchParams.get('text')

it('fills each placeholder with the service, even if its name looks like a replacement pattern', () => {
  expect(text('{service}? {service}.', '$& e $1')).toBe('$& e $1? $& e $1.')
})

it('prefers the message of the service', () => {
  expect(text('Quero {service}.', 'Ralo', 'O ralo transborda.')).toBe('O ralo transborda.')
})
