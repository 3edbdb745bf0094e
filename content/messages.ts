/** What the visitor's WhatsApp message says before he edits it, by the place he clicked. */
export const messages = {
  default: 'Olá! Vim através do site e gostaria de um orçamento.',
  /** `{service}` is replaced by the service's title in lower case. */
  service: 'Olá! Gostaria de um orçamento para {service}.',
  pests: 'Olá! Preciso eliminar pragas do meu ambiente. Gostaria de um orçamento.',
  drains: 'Olá! Gostaria de fazer um orçamento de Desentupimento.',
} as const
