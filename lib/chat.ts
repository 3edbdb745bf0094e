/**
 * Address that opens a WhatsApp conversation with the text already typed.
 * @param phone digits only, with country and area code
 */
export function chatUrl(phone: string, text: string): string {
  return `https://wa.me/${phone}?text=${encodeURIComponent(text)}`
}

/**
 * The quote request for one service.
 * @param template text in which `{service}` stands for the service's name
 */
export function serviceMessage(template: string, serviceTitle: string): string {
  return template.replaceAll('{service}', () => serviceTitle.toLocaleLowerCase('pt-BR'))
}
