/**
 * Address that opens a WhatsApp conversation with the text already typed.
 * @param phone digits only, with country and area code
 */
export function chatUrl(phone: string, text: string): string {
  return `https://wa.me/${phone}?text=${encodeURIComponent(text)}`
}

/**
 * The chat of a service's card: its own message, or the one that all services have.
 * @param template text in which `{service}` stands for the service's name
 */
export function serviceChat(
  phone: string,
  template: string,
  { title, message }: { title: string; message?: string },
): string {
  const name = title.toLocaleLowerCase('pt-BR')
  return chatUrl(phone, message ?? template.replaceAll('{service}', () => name))
}
