import { messages } from '@/content/site'
import { chatUrl, serviceChat } from './chat'

describe('chatUrl', () => {
  it('encodes the text so that WhatsApp reads it back unchanged', () => {
    const url = new URL(chatUrl('5548900000000', messages.default))
    expect(url.origin + url.pathname).toBe('https://wa.me/5548900000000')
    expect(url.searchParams.get('text')).toBe(messages.default)
  })

  it('leads to a landline as well, whose number is a digit shorter', () => {
    expect(chatUrl('554834345678', 'oi')).toBe('https://wa.me/554834345678?text=oi')
  })

  it('keeps characters that have a meaning in an address', () => {
    const text = 'a&b=c#d?e+f %20 "g"'
    expect(new URL(chatUrl('5548900000000', text)).searchParams.get('text')).toBe(text)
  })
})

describe('serviceChat', () => {
  const text = (template: string, title: string, message?: string) =>
    new URL(serviceChat('5548900000000', template, { title, message })).searchParams.get('text')

  it('names the service in lower case, as Portuguese writes it', () => {
    expect(text('Quero {service}.', "Limpeza de caixas d'ÁGUA")).toBe(
      "Quero limpeza de caixas d'água.",
    )
  })

  it('names the service at each place of the text', () => {
    expect(text('{service}? Quero {service}.', 'Ralo')).toBe('ralo? Quero ralo.')
  })

  it('takes a name literally that looks like a replacement pattern', () => {
    expect(text('para {service}.', '$& e $1')).toBe('para $& e $1.')
  })

  it('sends the message that a service has of its own', () => {
    expect(text('Quero {service}.', 'Ralo', 'O ralo transborda.')).toBe('O ralo transborda.')
  })
})
