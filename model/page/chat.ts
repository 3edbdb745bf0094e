import { formatUnbrokenPhone } from '@/model/fields/phone/format'
import type { SiteContent } from '@/model/schema/content'
import type { Route } from '@/model/schema/routes'
import { fillTemplate } from '@/model/values/fill-template'

/**
 * Returns the label of a chat link with the company's number. “WhatsApp” comes first, because visitors
 * would expect a phone number to start a call.
 */
export const chatLabel = ({ company, interface: { general } }: SiteContent): string =>
  `${general.whatsapp} ${formatUnbrokenPhone(company.phone)}`

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

/**
 * Returns the chat URLs of a page: of the page itself, its photo or video, the pests and each
 * service.
 */
export function pageChats(
  { company: { phone }, messages, ...pages }: SiteContent,
  { pageName, messageKey, photoMessageKey }: Route,
) {
  const message = messages[messageKey]
  // Adds the full stop that people leave out at the end of a chat message.
  const sentence = message.replace(/[\p{L}\d]$/u, '$&.')
  const ofService: Record<string, string> = {}
  for (const service of pages[pageName].services.items)
    ofService[service.slug] = serviceChatUrl(phone, messages.service, service)
  return {
    page: chatUrl(phone, message),
    photo: chatUrl(phone, `${sentence} ${messages[photoMessageKey]}`),
    pests: chatUrl(phone, messages.pests),
    ofService,
  }
}

export type PageChats = ReturnType<typeof pageChats>
