import { formatUnbrokenPhone } from '@/model/fields/phone/format'
import type { SiteContent } from '@/model/schema/content'
import type { Route } from '@/model/site/routes'
import { fillSlot, withFullStop } from '@/model/values/words'

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

/** The chats of a page: of the page itself, its photo or video, the pests and its services. */
export type PageChats = {
  page: string
  photo: string
  pests: string
  /** Chat that requests the licence and the CNPJ, with the words of its link. */
  proof: { label: string; href: string } | undefined
  /** Number and general message of the services. */
  service: { phone: string; message: string }
}

export function pageChats(
  { company: { phone }, messages }: SiteContent,
  { messageKey, photoMessageKey }: Route,
): PageChats {
  const message = messages[messageKey]
  const sentence = withFullStop(message)
  const withSentence = (addition: string) => chatUrl(phone, `${sentence} ${addition}`)
  return {
    page: chatUrl(phone, message),
    photo: withSentence(messages[photoMessageKey]),
    pests: chatUrl(phone, messages.pests),
    proof: messages.proof
      ? { label: messages.proof, href: withSentence(messages.proof) }
      : undefined,
    service: { phone, message: messages.service },
  }
}

/**
 * Returns the chat URL of a service card, with the card's own message or the general one, in which
 * `{service}` is replaced with the service's name in lower case.
 */
export function serviceChatUrl(
  { phone, message: template }: PageChats['service'],
  { title, message }: { title: string; message?: string },
): string {
  const name = title.toLocaleLowerCase('pt-BR')
  return chatUrl(phone, message ?? fillSlot(template, 'service', name))
}
