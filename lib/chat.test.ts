import { chatUrl, serviceChat } from './chat'

it('leads to the number with the text', () => {
  expect(chatUrl('554834345678', 'oi')).toBe('https://wa.me/554834345678?text=oi')
})

it('keeps characters that have a meaning in an address', () => {
  const text = 'a&b=c#d?e+f %20 "g"'
  expect(new URL(chatUrl('5548900000000', text)).searchParams.get('text')).toBe(text)
})

const text = (template: string, title: string, message?: string) =>
  new URL(serviceChat('5548900000000', template, { title, message })).searchParams.get('text')

it('names the service at each place, literally if it looks like a replacement pattern', () => {
  expect(text('{service}? {service}.', '$& e $1')).toBe('$& e $1? $& e $1.')
})

it('sends the message that a service has of its own', () => {
  expect(text('Quero {service}.', 'Ralo', 'O ralo transborda.')).toBe('O ralo transborda.')
})
