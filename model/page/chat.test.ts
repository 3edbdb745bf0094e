import { changedContent } from '@/fixtures/content'
import { homeRoute } from '@/model/site/routes'
import { chatUrl, pageChats, serviceChatUrl } from './chat'

it('returns a chat link with the number and the text', () => {
  expect(chatUrl('554834345678', 'oi')).toBe('https://wa.me/554834345678?text=oi')
})

it('encodes characters of the text that have a meaning in a URL', () => {
  const text = 'a&b=c#d?e+f %20 "g"'
  expect(new URL(chatUrl('5548900000000', text)).searchParams.get('text')).toBe(text)
})

const text = (template: string, title: string, message?: string) =>
  new URL(
    serviceChatUrl({ phone: '5548900000000', message: template }, { title, message }),
  ).searchParams.get('text')

it('fills each slot with the service, even if its name looks like a replacement pattern', () => {
  expect(text('{service}? {service}.', '$& e $1')).toBe('$& e $1? $& e $1.')
})

it('uses the message of a service instead of the general one', () => {
  expect(text('Quero {service}.', 'Ralo', 'O ralo transborda.')).toBe('O ralo transborda.')
})

it.each([
  ['Olá (orçamento)', 'Olá (orçamento). Mando'],
  ['Olá 😊', 'Olá 😊. Mando'],
  ['Olá!', 'Olá! Mando'],
  ['Bom dia:', 'Bom dia: Mando'],
])('ends the message %s before the sentence about a photo', (message, expected) => {
  const content = changedContent(({ messages }) => {
    Object.assign(messages, { default: message, photo: 'Mando a foto.' })
  })
  const { photo } = pageChats(content, homeRoute)
  expect(new URL(photo).searchParams.get('text')).toBe(`${expected} a foto.`)
})
