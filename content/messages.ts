/** The text of the visitor's WhatsApp message before they edit it, by the place of the click. */
export const messages = {
  default: 'Olá! Vim através do site e gostaria de um orçamento.',
  /** `{service}` is replaced by the service's title in lower case. */
  service: 'Olá! Gostaria de um orçamento para {service}.',
  pests: 'Olá! Preciso eliminar pragas do meu ambiente. Gostaria de um orçamento.',
  drains: 'Olá! Gostaria de fazer um orçamento de Desentupimento.',
} as const
