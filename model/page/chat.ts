import { fillTemplate } from '@/model/format/fill-template'

/**
 * Returns the URL that opens a WhatsApp chat with a prepared text.
 * @param phone digits only, with country and area code
 */
export function chatUrl(phone: string, text: string): string {
  return `https://wa.me/${phone}?text=${encodeURIComponent(text)}`
}

/**
 * Returns the chat URL of a service card, with the card's own message or the general one.
 * @param template general message; `{service}` is replaced with the service's name in lower case
 */
export function serviceChatUrl(
  phone: string,
  template: string,
  { title, message }: { title: string; message?: string },
): string {
  const name = title.toLocaleLowerCase('pt-BR')
  return chatUrl(phone, message ?? fillTemplate(template, 'service', name))
}
